/** The table in words, and where the game stands. */
import type { Say, SeatInfo, Section } from '$games/contract'
import { aside, beside, enumerated, labelled, sentences } from '$lib/words/phrases'
import { companyOf, goodsText } from './companies'
import { effectText, orDash, placeName, rewardText, shortContractName, spaceName, tileName, workName } from './spell'
import type { Company, Printed, View } from './types'

/** Round, phase. */
export function headline(view: View, _: Printed, say: Say): string {
  const phase = say(`phase-${view.phase}`)
  return view.round > 0 ? beside(say, [say('label-round', { round: view.round }), phase]) : phase
}

export function describe(view: View, printed: Printed, say: Say, seats: SeatInfo[]): Section[] {
  return [
    ...(view.start ? startSections(view, printed, say) : []),
    ...view.companies.map((company) => companySection(company, view, printed, say, seats)),
    { heading: say('label-water'), lines: waterLines(view, say) },
    { heading: say('label-dams'), lines: damLines(view, printed, say) },
    { heading: say('label-conduits'), lines: ownedLines(view.conduits, view, printed, say) },
    { heading: say('label-powerhouses'), lines: ownedLines(view.powerhouses, view, printed, say) },
    { heading: say('label-management'), lines: view.companies.length ? spaceLines(view, say) : [] },
    { heading: say('label-on-offer'), lines: marketLines(view, printed, say) },
    { heading: say('label-bonus'), lines: goalLines(view, say) },
    { heading: say('label-productions'), lines: productionLines(view, printed, say) },
  ].filter((section) => section.lines.length > 0)
}

function startSections(view: View, printed: Printed, say: Say): Section[] {
  const start = view.start!
  return [
    {
      heading: say('label-bids'),
      lines: start.bids.map((bid) => labelled(say, String(bid.place), aside(say, say.seat(bid.seat), bid.bid))),
    },
    {
      heading: say('label-companies'),
      lines: start.pairs.map((pair) => {
        const company = takenBy(say(`company-${pair.company}`), pair.seat, say)
        return sentences(say, [
          labelled(say, company, say(`company-${pair.company}-about`)),
          officerLine(pair.officer, say),
        ])
      }),
    },
    {
      heading: say('label-contracts'),
      lines: start.contracts.map(({ contract, seat }) => takenBy(contractLine(contract, printed, say), seat, say)),
    },
  ]
}

const takenBy = (thing: string, seat: number, say: Say): string =>
  seat >= 0 ? aside(say, thing, say.seat(seat)) : thing

const officerLine = (officer: string, say: Say): string =>
  labelled(say, say(`officer-${officer}`), say(`officer-${officer}-about`))

const withLabel = (say: Say, label: string, parts: string[]): string => labelled(say, say(label), orDash(say, parts))

function companySection(company: Company, view: View, printed: Printed, say: Say, seats: SeatInfo[]): Section {
  const who = seats[company.seat]?.label ?? say('label-automa', { level: company.automa })
  const incomes = company.incomes.filter((each) => each.uncovered)
  const income = printed.companies.find((each) => each.id === company.company)?.income
  return {
    heading: aside(say, companyOf(view, say, company.seat), who),
    lines: [
      goodsText(say, company),
      ...(company.officer ? [officerLine(company.officer, say)] : []),
      labelled(
        say,
        aside(say, say('label-ability'), say(company.ability ? 'label-ability-on' : 'label-ability-off')),
        say(`company-${company.company}-about`),
      ),
      withLabel(
        say,
        'label-tiles',
        company.tiles.map((tile) => tileName(say, tile)),
      ),
      labelled(say, say('label-wheel'), wheelText(company, say)),
      withLabel(
        say,
        'label-contracts',
        company.contracts.map((contract) => contractLine(contract, printed, say)),
      ),
      say('label-fulfilled', { count: company.fulfilled }),
      withLabel(
        say,
        'label-incomes',
        incomes.map((each) => rewardText(say, income?.[each.piece]?.[each.at] ?? {})),
      ),
    ],
  }
}

function wheelText(company: Company, say: Say): string {
  const parts = company.wheel.flatMap((segment, turns) => {
    const held = segment.tile ? [tileName(say, segment.tile)] : []
    if (segment.excavators) held.push(effectText(say, 'excavators', segment.excavators))
    if (segment.mixers) held.push(effectText(say, 'mixers', segment.mixers))
    return held.length ? [labelled(say, say('label-wheel-turns', { turns }), enumerated(say, held))] : []
  })
  return beside(say, parts) || say('label-nothing')
}

const waterLines = (view: View, say: Say): string[] =>
  view.headstreams.map((stream) => {
    const name = say('place-headstream', { letter: stream.id.slice(-1).toUpperCase() })
    return labelled(
      say,
      name,
      say('label-headstream-facts', { drops: stream.waiting, tile: beside(say, stream.drops.map(String)) }),
    )
  })

const damLines = (view: View, printed: Printed, say: Say): string[] =>
  view.dams.map((dam) => {
    const owner = dam.owner === 'neutral' ? say('label-neutral') : companyOf(view, say, dam.owner)
    return labelled(
      say,
      placeName(say, printed, dam.id),
      say('label-dam-facts', { owner, level: dam.level, drops: dam.drops, capacity: dam.capacity }),
    )
  })

const ownedLines = (owned: Record<string, number>, view: View, printed: Printed, say: Say): string[] =>
  Object.entries(owned).map(([place, owner]) =>
    labelled(say, placeName(say, printed, place), companyOf(view, say, owner)),
  )

const spaceLines = (view: View, say: Say): string[] =>
  view.spaces.map((space) => {
    const state =
      space.taken === null
        ? say('label-needs', { engineers: space.engineers, credits: space.credits })
        : say('label-taken-by', { company: companyOf(view, say, space.taken) })
    return labelled(say, spaceName(say, space.id), state)
  })

const contractLine = (contract: string, printed: Printed, say: Say): string =>
  labelled(say, shortContractName(say, printed, contract), rewardText(say, printed.contracts[contract]?.reward ?? {}))

function marketLines(view: View, printed: Printed, say: Say): string[] {
  const open = Object.values(view.contracts.open)
    .flat()
    .filter((contract) => contract !== null)
  return [
    ...[...open, ...view.contracts.national].map((contract) => contractLine(contract, printed, say)),
    ...view.tiles
      .filter((tile) => tile !== null)
      .map((tile) => labelled(say, tileName(say, tile), say(`tile-${tile}-about`))),
    ...view.works
      .filter((work) => work !== null)
      .map((work) => labelled(say, workName(say, work), rewardText(say, printed.works[work]?.reward ?? {}))),
    ...view.buildings.map((building) => {
      const owners = orDash(
        say,
        building.owners.map((owner) => companyOf(view, say, owner)),
      )
      return sentences(say, [
        labelled(say, say(`building-${building.id}`), say(`building-${building.id}-about`)),
        owners,
      ])
    }),
  ]
}

function goalLines(view: View, say: Say): string[] {
  const now = view.bonus[Math.max(1, view.round) - 1]!
  const rounds = view.bonus.map((bonus, i) => labelled(say, say('label-round', { round: i + 1 }), say(bonus)))
  const companies = view.companies.map((company) => {
    const bonus = say('label-goal-now', { count: company.bonus_count, bonus: say(now), points: company.bonus_vp })
    const objective = say('label-objective-now', { count: company.objective_count, points: company.objective_vp })
    return labelled(
      say,
      companyOf(view, say, company.seat),
      beside(say, [bonus, labelled(say, say('label-objective'), objective)]),
    )
  })
  return [
    ...rounds,
    say('label-goal', { energy: view.bonus_needs }),
    labelled(say, say('label-objective'), say(view.objective)),
    ...companies,
  ]
}

const productionLines = (view: View, printed: Printed, say: Say): string[] =>
  view.productions.map((each) => {
    const arguments_ = {
      drops: each.drops,
      dam: placeName(say, printed, each.dam),
      conduit: placeName(say, printed, each.conduit),
    }
    return labelled(say, say('move-produce', arguments_), each.energy)
  })
