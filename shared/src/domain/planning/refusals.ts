import { Accepted } from '../booking/enums.ts';

/** Drivers who refused a trip and did not take it since, each with the ISO instant of the refusal; null when that is unknown. */
export type Refusals = ReadonlyMap<number, string | null>;

/** A line of the history of a booking. */
export interface AnswerLine {
  readonly at: string | Date;
  readonly changes: readonly {
    readonly field: string;
    readonly old: unknown;
    readonly new: unknown;
  }[];
}

/**
 * Drivers who refused a booking, from its history. A line names no driver, so it is read backwards from the current driver. The last answer of each
 * driver counts: one who accepted after all did not refuse.
 * @param history the latest line first
 */
export function refusalsOf(
  booking: { readonly driverId: number; readonly accepted: number },
  history: readonly AnswerLine[],
): Refusals {
  const answers = new Map<number, string | null>();
  const refused = new Map<number, string | null>();
  let { driverId } = booking;
  const answer = (accepted: unknown, at: string | null): void => {
    if (answers.has(driverId) || (accepted !== Accepted.accepted && accepted !== Accepted.refused)) return;
    answers.set(driverId, at);
    if (accepted === Accepted.refused) refused.set(driverId, at);
  };
  for (const { at, changes } of history) {
    for (const { field, new: now } of changes) if (field === 'accepted') answer(now, new Date(at).toISOString());
    const moved = changes.find(({ field }) => field === 'driverId');
    if (typeof moved?.old === 'number') driverId = moved.old;
  }
  ({ driverId } = booking);
  answer(booking.accepted, null);
  return refused;
}
