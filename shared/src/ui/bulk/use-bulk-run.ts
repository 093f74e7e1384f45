import type { StatusStyle } from '../status/status-mark.tsx';
import { useRef, useState } from 'react';
import { useT } from '../../i18n/use-t.ts';
import { useToast } from '../overlay/toast/use-toast.ts';

/**
 * Result of a job for one record:
 * - `changed`, `unchanged` (it had the value already), `notified` (a person was reached), `waits` (was offline)
 * - `refused`: the server refused it, with the problem
 * - `failed`: its call broke off; the change may have been made
 * - `unsent`: never sent, because an earlier call broke off
 */
export interface Outcome {
  readonly state: 'changed' | 'unchanged' | 'notified' | 'waits' | 'refused' | 'failed' | 'unsent';
  /** The problem; read it with `describeFault`. */
  readonly problem?: unknown;
  /** Id of the change in the history, for undo. */
  readonly change?: number;
}

/** Result by record id. */
export type Outcomes = ReadonlyMap<number, Outcome>;

/** Icon and text of each result that jobs of this kind have. */
export type OutcomeStyles = Readonly<Partial<Record<Outcome['state'], StatusStyle>>>;

const MISSED: ReadonlySet<Outcome['state']> = new Set(['refused', 'failed', 'unsent']);

/** Whether it may be retried. */
export const isMissed = (outcome: Outcome | undefined): boolean => outcome !== undefined && MISSED.has(outcome.state);

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

interface Identified {
  readonly id: number;
}

/** Job that is running or has ended. */
export interface BulkRun<Row extends Identified> {
  readonly job: BulkJob<Row>;
  /** Results so far. */
  readonly outcomes: Outcomes;
  readonly running: boolean;
}

/** Starts jobs, and shows their results. */
export interface BulkRuns<Row extends Identified> {
  readonly run: BulkRun<Row> | null;
  /** Its dialog is open; it may be closed while the job continues. */
  readonly open: boolean;
  readonly start: (job: BulkJob<Row>) => void;
  /** Retries some of the records. */
  readonly retry: (rows: readonly Row[], anyway: boolean) => void;
  /** Undoes all changes of the job; missing while it runs, and when there is nothing to undo. */
  readonly undo: (() => void) | undefined;
  /** Follow-up job for the changed records; missing while it runs, and when there is none. */
  readonly notify: BulkJob<Row> | undefined;
  readonly close: () => void;
}

/** Changes of a job so far, including retries, with the undo job and the follow-up job. */
function changedBy<Row extends Identified>(
  { rows, undo, notify }: BulkJob<Row>,
  outcomes: Outcomes,
): { changed: readonly Row[]; undo?: () => BulkJob<Row>; notify: BulkJob<Row> | undefined } {
  const changed = rows.filter(({ id }) => outcomes.get(id)?.state === 'changed');
  return {
    changed,
    ...(undo && changed.length > 0 && { undo: () => undo(changed, outcomes) }),
    notify: notify?.(changed),
  };
}

/**
 * Runs one job at a time. The result is shown in a toast when its dialog is closed, or when it can be undone.
 * @param onDone refreshes the views of the records
 */
export function useBulkRun<Row extends Identified>(texts: BulkTexts, onDone: () => void): BulkRuns<Row> {
  const t = useT();
  const toast = useToast();
  const [run, setRun] = useState<BulkRun<Row> | null>(null);
  const [open, setOpen] = useState(false);
  const isOpen = useRef(false);

  function show(next: boolean): void {
    isOpen.current = next;
    setOpen(next);
  }

  async function go(job: BulkJob<Row>, rows: readonly Row[], anyway: boolean, before: Outcomes): Promise<void> {
    let outcomes: Outcomes = new Map([...before].filter(([id]) => !rows.some((row) => row.id === id)));
    setRun({ job, outcomes, running: true });
    show(true);
    await runJob({
      job,
      rows,
      anyway,
      onOutcomes: (more) => {
        outcomes = new Map([...outcomes, ...more]);
        setRun({ job, outcomes, running: true });
      },
    });
    setRun({ job, outcomes, running: false });
    onDone();
    report(job, outcomes);
  }

  function report(job: BulkJob<Row>, outcomes: Outcomes): void {
    const missed = job.rows.filter(({ id }) => isMissed(outcomes.get(id))).length;
    const { changed, undo, notify } = changedBy(job, outcomes);
    if (missed > 0 && !isOpen.current)
      toast.error(t(texts.missed, { title: job.title, count: missed }), {
        action: { label: t(texts.show), run: () => show(true) },
      });
    else if (undo)
      toast.success(t(texts.changed, { count: changed.length }), {
        undo: () => start(undo()),
        // Not in the toast while the dialog is open: it offers the same.
        ...(notify && !isOpen.current && { action: { label: notify.title, run: () => start(notify) } }),
      });
    else if (!isOpen.current) toast.success(t(texts.done, { title: job.title }));
  }

  const start = (job: BulkJob<Row>): void => void go(job, job.rows, false, new Map());
  const ended = run && !run.running ? changedBy(run.job, run.outcomes) : undefined;
  const undoJob = ended?.undo;
  return {
    run,
    open,
    start,
    undo: undoJob && (() => start(undoJob())),
    notify: ended?.notify,
    retry: (rows, anyway) => void (run && !run.running && go(run.job, rows, anyway, run.outcomes)),
    close: () => show(false),
  };
}
