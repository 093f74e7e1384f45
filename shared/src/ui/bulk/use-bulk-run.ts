import { useRef, useState } from 'react';
import { useT } from '../../i18n/use-t.ts';
import { useToast } from '../overlay/toast/use-toast.ts';
import type { BulkJob, BulkTexts } from './bulk-job.ts';
import { isMissed, type Outcomes } from './outcome.ts';
import { runJob } from './run-job.ts';

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
