import type { BulkJob } from './bulk-job.ts';
import type { Outcome, Outcomes } from './outcome.ts';

/** Job run and its listener. */
export interface JobRun<Row extends { readonly id: number }> {
  readonly job: BulkJob<Row>;
  /** All records of the job, or the retried ones. */
  readonly rows: readonly Row[];
  readonly anyway: boolean;
  /** Called after each batch with its results. */
  readonly onOutcomes: (outcomes: Outcomes) => void;
}

/**
 * Runs a job batch by batch. When a call breaks off, its records are uncertain, the rest stays unsent, and all of them can be retried. Never rejects.
 */
export async function runJob<Row extends { readonly id: number }>({
  job,
  rows,
  anyway,
  onOutcomes,
}: JobRun<Row>): Promise<void> {
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
