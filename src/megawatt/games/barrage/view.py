"""x"""
from megawatt.games.barrage import names as n
def view(b, s, seat): return {"vp": s.vp.tolist()}
def printed(b): return {}
def costs(b,s,a): return {}
def spell(b,w,a): return dict(a)


def conserved(b, s):
    """Water, pieces, tiles, engineers, contracts: nothing appears or vanishes."""
    return {
        "water": s.water_placed - s.water_left - sum(s.waiting.tolist()) - sum(s.drops.tolist()),
    }
