import type { IsoDate } from '../time/date.ts';
import { minutesOf } from '../time/clock.ts';

/** A leg of a visit as a message told it. */
export interface ToldLeg {
  readonly date: IsoDate;
  /** Planned pick-up; null for a return for which the client calls. */
  readonly time: string | null;
  /** The driver waits and drives home too. */
  readonly back: boolean;
  /** Address at the client's side. */
  readonly address: string;
  readonly destinationId: number;
}

/** Legs that a message told, by the number of their booking. */
export type ToldLegs = Readonly<Record<string, ToldLeg>>;

/** A leg as it is now. */
export interface Leg extends ToldLeg {
  readonly bookingId: number;
}

/** Minutes from which a client is told that the time is another one: a pick-up that is estimated moves by some when the route is measured. */
const OTHER_TIME = 5;

/** Differences from what was told: of the visit as a whole, and of its places. */
export interface Untold {
  readonly any: boolean;
  readonly address: boolean;
  readonly destination: boolean;
}

/**
 * Differences of the legs of a visit, outbound leg first, from what was told about them (specification/messages.md#events). A return that was not told
 * was added. One that is gone is told as canceled, and the time of one for which the client called is what the call agreed on.
 * @param told the last that was told about each leg
 */
export function untoldOf(told: ToldLegs, legs: readonly Leg[]): Untold {
  const known = legs.flatMap((leg) => {
    const before = told[leg.bookingId];
    return before ? [{ before, leg }] : [];
  });
  const address = known.some(({ before, leg }) => before.address !== leg.address);
  const destination = known.some(({ before, leg }) => before.destinationId !== leg.destinationId);
  const isAdded = known.length > 0 && known.length < legs.length;
  const isMoved = known.some(
    ({ before, leg }) => before.date !== leg.date || before.back !== leg.back || isOtherTime(before.time, leg.time),
  );
  return { any: address || destination || isAdded || isMoved, address, destination };
}

const isOtherTime = (before: string | null, now: string | null): boolean =>
  before !== null && (now === null || Math.abs(minutesOf(before) - minutesOf(now)) >= OTHER_TIME);
