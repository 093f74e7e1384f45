import { useT } from '@navette/shared/i18n';
import { useToast } from '@navette/shared/ui-overlay';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { refreshBookings } from '../../../../bookings/refresh-bookings.ts';
import type { BookingRow } from '../../../../bookings/booking-row.ts';
import type { BulkJob, Outcomes } from '../model/bulk-job.ts';
import { isMissed } from '../model/outcome.ts';
import { runJob } from './run-job.ts';

/** Job that is running or done. */
export interface BulkRun {
  readonly job: BulkJob;
  /** Results so far. */
  readonly outcomes: Outcomes;
  readonly running: boolean;
}

/** Starts jobs, and shows their results. */
export interface BulkRuns {
  readonly run: BulkRun | null;
  /** Its dialog is open; it may be closed while the job continues. */
  readonly open: boolean;
  readonly start: (job: BulkJob) => void;
  /** Retries some of the bookings. */
  readonly retry: (rows: readonly BookingRow[], anyway: boolean) => void;
  /** Undoes all changes of the job; absent while it runs, and when there is nothing to undo. */
  readonly undo: (() => void) | undefined;
  /** The job that notifies the drivers of the changed bookings; absent while it runs, and when none accepted them. */
  readonly notify: BulkJob | undefined;
  readonly close: () => void;
}

/** Changes of a job so far, retries included, and the jobs that undo them and notify their drivers. */
function changedBy(
  { rows, undo, notify }: BulkJob,
  outcomes: Outcomes,
): { changed: readonly BookingRow[]; undo?: () => BulkJob; notify: BulkJob | undefined } {
  const changed = rows.filter(({ id }) => outcomes.get(id)?.state === 'changed');
  return {
    changed,
    ...(undo && changed.length > 0 && { undo: () => undo(changed, outcomes) }),
    notify: notify?.(changed),
  };
}

/** Runs one job at a time. The result is shown in a toast when its dialog is closed, or when it can be undone. */
export function useBulkRun(): BulkRuns {
  const t = useT();
  const toast = useToast();
  const cache = useQueryClient();
  const [run, setRun] = useState<BulkRun | null>(null);
  const [open, setOpen] = useState(false);
  const isOpen = useRef(false);

  function show(next: boolean): void {
    isOpen.current = next;
    setOpen(next);
  }

  async function go(job: BulkJob, rows: readonly BookingRow[], anyway: boolean, before: Outcomes): Promise<void> {
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
    void refreshBookings(cache);
    report(job, outcomes);
  }

  function report(job: BulkJob, outcomes: Outcomes): void {
    const missed = job.rows.filter(({ id }) => isMissed(outcomes.get(id))).length;
    const { changed, undo, notify } = changedBy(job, outcomes);
    if (missed > 0 && !isOpen.current)
      toast.error(t('bookings.bulk.missed', { title: job.title, count: missed }), {
        action: { label: t('bookings.bulk.show'), run: () => show(true) },
      });
    else if (undo)
      toast.success(t('bookings.bulk.changed', { count: changed.length }), {
        undo: () => start(undo()),
        // The open dialog offers it: one offer, never two.
        ...(notify && !isOpen.current && { action: { label: notify.title, run: () => start(notify) } }),
      });
    else if (!isOpen.current) toast.success(t('bookings.bulk.done', { title: job.title }));
  }

  const start = (job: BulkJob): void => void go(job, job.rows, false, new Map());
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
