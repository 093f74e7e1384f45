import type { Outcomes, OutcomeStyles } from './outcome.ts';

/** Job on several records. */
export interface BulkJob<Row extends { readonly id: number }> {
  /** "Status Closed for 12 bookings". */
  readonly title: string;
  readonly rows: readonly Row[];
  /** Batch size, small enough to show progress. */
  readonly perCall: number;
  /** Sends one batch and returns the result of each record; rejects when no result is known. `anyway`: overrides an earlier refusal. */
  readonly send: (rows: readonly Row[], anyway: boolean) => Promise<Outcomes>;
  /** Job that undoes it for the changed records; without it, undo is not offered. */
  readonly undo?: (rows: readonly Row[], outcomes: Outcomes) => BulkJob<Row>;
  /** Follow-up job for the changed records, such as a message; undefined when there is none. */
  readonly notify?: (rows: readonly Row[]) => BulkJob<Row> | undefined;
}

/** Message keys of the jobs of a kind of record. */
export interface BulkTexts {
  /** `{count}` were changed. */
  readonly changed: string;
  /** `{title}` is done. */
  readonly done: string;
  /** `{title}` was not done for `{count}`. */
  readonly missed: string;
  readonly show: string;
  readonly undo: string;
  /** Retries `{count}`. */
  readonly retry: string;
  /** Name of the list of results. */
  readonly results: string;
  /** `{done}` of `{count}`. */
  readonly progress: string;
  /** `{count}` with this `{outcome}`. */
  readonly sum: string;
  /** A record that has no result yet. */
  readonly pending: string;
  readonly outcomes: OutcomeStyles;
}
