import type { BookingRow } from '../../../../bookings/booking-row.ts';
import type { Outcome } from './outcome.ts';

/** Bookings with what became of each. */
export type Outcomes = ReadonlyMap<number, Outcome>;

/** One thing to do with several bookings. */
export interface BulkJob {
  /** "Status Closed for 12 bookings". */
  readonly title: string;
  readonly rows: readonly BookingRow[];
  /** Bookings in one call: few enough to see it get on. */
  readonly perCall: number;
  /**
   * Does it for some of them and says what became of each; rejects when nothing is known of any. `anyway`: against conflicts of the driver too.
   */
  readonly send: (rows: readonly BookingRow[], anyway: boolean) => Promise<Outcomes>;
  /** What takes it back for those that were changed; without it there is no way back. */
  readonly undo?: (rows: readonly BookingRow[], outcomes: Outcomes) => BulkJob;
}
