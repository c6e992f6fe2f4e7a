/** What a company is called where it is mentioned. */
import type { Say } from '$games/contract'
import type { View } from './types'

/** The company of a seat (an automa's too), or the seat's own name before companies are chosen. */
export function companyOf(view: View, say: Say, seat: number): string {
  const company = view.companies[seat]
  return company ? say(`company-${company.company}`) : say.seat(seat)
}
