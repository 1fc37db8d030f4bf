import type { Card, Claimed, Replay, Unclaimed } from '../api/types'

/** How one auction ended: who took the card, and what each seat paid. */
export interface Auction {
  moment: number
  number: number
  card: Card
  seat: number | null
  paid: readonly number[]
}

export function auctionsOf({ moments }: Replay): Auction[] {
  let number = 0
  return moments.flatMap(({ number: moment, events }) =>
    events.flatMap((event): Auction[] => {
      if (event.type === 'turned') number = event.number
      return event.type === 'claimed' || event.type === 'unclaimed' ? [{ moment, number, ...endOf(event) }] : []
    }),
  )
}

function endOf(event: Claimed | Unclaimed): Pick<Auction, 'card' | 'seat' | 'paid'> {
  return event.type === 'claimed' ? event : { card: event.card, seat: null, paid: [] }
}
