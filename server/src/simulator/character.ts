import { createRandom } from '../db/demo/random.ts';

/** What becomes of a trip in the hands of a driver; the same each time it is asked. */
export interface Character {
  readonly refuses: boolean;
  readonly findsNobody: boolean;
  readonly sendsTicket: boolean;
  /** Tells the app nothing of the trip, so that the office closes it. */
  readonly forgets: boolean;
  /** Minutes behind the plan. */
  readonly lateBy: number;
  /** Seconds until a trip that comes in is answered. */
  readonly thinksFor: number;
  /** Minutes until one is answered that was there before the app was opened. */
  readonly putsOff: number;
}

const SEED = 77_000_000;
const DRIVERS = 1009;

/** One trip in fifteen is refused, at one in fifty nobody is there, after one in seven a parking receipt is sent, one in twenty is forgotten. */
export function characterOf({ id, driverId }: { readonly id: number; readonly driverId: number }): Character {
  const random = createRandom(SEED + id * DRIVERS + driverId);
  return {
    refuses: random.chance(0.065),
    findsNobody: random.chance(0.02),
    sendsTicket: random.chance(0.14),
    forgets: random.chance(0.05),
    lateBy: random.between(0, 4),
    thinksFor: random.between(15, 40),
    putsOff: random.between(1, 150),
  };
}
