import { createRandom } from '../demo/random.ts';

/** A driver's decision about a trip; deterministic per trip. */
export interface Character {
  readonly refuses: boolean;
  readonly findsNobody: boolean;
  readonly sendsTicket: boolean;
  /** Never closes the trip in the app, so that the office must. */
  readonly omitsReports: boolean;
  /** Minutes behind the plan. */
  readonly lateBy: number;
  /** Seconds until a new trip is answered. */
  readonly thinksFor: number;
  /** Minutes until a trip from before the app was opened is answered. */
  readonly putsOff: number;
}

const SEED = 77_000_000;
const DRIVERS = 1009;

/** One trip in fifteen is refused, at one in fifty nobody is there, after one in seven a parking receipt is sent, one in twenty is never closed. */
export function characterOf({ id, driverId }: { readonly id: number; readonly driverId: number }): Character {
  const random = createRandom(SEED + id * DRIVERS + driverId);
  return {
    refuses: random.chance(0.065),
    findsNobody: random.chance(0.02),
    sendsTicket: random.chance(0.14),
    omitsReports: random.chance(0.05),
    lateBy: random.between(0, 4),
    thinksFor: random.between(15, 40),
    putsOff: random.between(1, 150),
  };
}
