/** What a company is called where it is mentioned, and what it has in words. */
import type { Say } from '$games/contract'
import { labelled } from '$lib/words/phrases'
import { orDash } from './spell'
import type { Company, View } from './types'

/** The company of a seat (an automa's too), or the seat's own name before companies are chosen. */
export function companyOf(view: View, say: Say, seat: number): string {
  const company = view.companies[seat]
  return company ? say(`company-${company.company}`) : say.seat(seat)
}

/** Everything of a company that is counted. */
export function goodsText(say: Say, company: Company): string {
  const counts: [string, number][] = [
    ['label-vp', company.vp],
    ['label-energy', company.energy],
    ['label-credits', company.credits],
    ['label-excavators', company.excavators],
    ['label-mixers', company.mixers],
    ['label-engineers', company.engineers],
  ]
  return orDash(
    say,
    counts.map(([label, count]) => labelled(say, say(label), count)),
  )
}
