import type { BookingRow } from '../../../../bookings/booking-row.ts';
import type { BulkJob, Outcomes } from '../model/bulk-job.ts';
import type { Outcome } from '../model/outcome.ts';

/** What is done, and who hears of it. */
export interface JobRun {
  readonly job: BulkJob;
  /** All of the job, or those that are tried again. */
  readonly rows: readonly BookingRow[];
  readonly anyway: boolean;
  /** Told after every call what became of its bookings. */
  readonly onOutcomes: (outcomes: Outcomes) => void;
}

/** Does a job call by call. When one breaks off, its bookings are in doubt, the rest is left unsent, and all of them can be tried again: never rejects. */
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
