import type { BookingRow } from '../../../../bookings/booking-row.ts';
import type { Outcome } from './outcome.ts';

/** Result by booking id. */
export type Outcomes = ReadonlyMap<number, Outcome>;

/** Job on several bookings. */
export interface BulkJob {
  /** "Status Closed for 12 bookings". */
  readonly title: string;
  readonly rows: readonly BookingRow[];
  /** Batch size, small enough to show progress. */
  readonly perCall: number;
  /**
   * Sends one batch and returns the result of each booking; rejects when no result is known. `anyway`: also against
   * conflicts of the driver.
   */
  readonly send: (rows: readonly BookingRow[], anyway: boolean) => Promise<Outcomes>;
  /** The job that undoes it for the changed bookings; without it, undo is not offered. */
  readonly undo?: (rows: readonly BookingRow[], outcomes: Outcomes) => BulkJob;
  /** The job that notifies the drivers who accepted the changed bookings; undefined when there are none. */
  readonly notify?: (rows: readonly BookingRow[]) => BulkJob | undefined;
}
