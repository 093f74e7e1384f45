import type { BookingRow } from '../../../../bookings/booking-row.ts';
import type { BulkJob, Outcomes } from '../model/bulk-job.ts';
import type { Outcome } from '../model/outcome.ts';

/** Job run and its listener. */
export interface JobRun {
  readonly job: BulkJob;
  /** All bookings of the job, or those that are retried. */
  readonly rows: readonly BookingRow[];
  readonly anyway: boolean;
  /** Called after every batch with its results. */
  readonly onOutcomes: (outcomes: Outcomes) => void;
}

/**
 * Runs a job batch by batch. When a call breaks off, its bookings are uncertain, the rest is left unsent, and all of
 * them can be retried. Never rejects.
 */
export async function runJob({ job, rows, anyway, onOutcomes }: JobRun): Promise<void> {
  for (let start = 0; start < rows.length; start += job.perCall) {
    const some = rows.slice(start, start + job.perCall);
    try {
      const outcomes = await job.send(some, anyway);
      onOutcomes(new Map<number, Outcome>(some.map(({ id }) => [id, outcomes.get(id) ?? { state: 'failed' }])));
    } catch (problem) {
      const outcomes = new Map<number, Outcome>(rows.slice(start).map(({ id }) => [id, { state: 'unsent' }]));
      for (const { id } of some) outcomes.set(id, { state: 'failed', problem });
      onOutcomes(outcomes);
      return;
    }
  }
}
