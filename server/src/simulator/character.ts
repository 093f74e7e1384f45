import { createRandom } from '../db/demo/random.ts';

/** What becomes of a trip in the hands of its driver; the same each time it is asked. */
export interface Character {
  readonly refuses: boolean;
  readonly findsNobody: boolean;
  readonly sendsTicket: boolean;
  /** Minutes behind the plan. */
  readonly lateBy: number;
}

const SEED = 77_000_000;

/** One trip in fifteen is refused, at one in fifty nobody is there, after one in seven a parking receipt is sent. */
export function characterOf(bookingId: number): Character {
  const random = createRandom(SEED + bookingId);
  return { refuses: random.chance(0.065), findsNobody: random.chance(0.02), sendsTicket: random.chance(0.14), lateBy: random.between(0, 4) };
}
