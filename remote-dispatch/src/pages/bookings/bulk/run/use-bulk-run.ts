import { useT } from '@navette/shared/i18n';
import { useToast } from '@navette/shared/ui-overlay';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { refreshBookings } from '../../../../bookings/refresh-bookings.ts';
import type { BookingRow } from '../../../../bookings/booking-row.ts';
import type { BulkJob, Outcomes } from '../model/bulk-job.ts';
import { isMissed } from '../model/outcome.ts';
import { runJob } from './run-job.ts';

/** A job under way or done. */
export interface BulkRun {
  readonly job: BulkJob;
  /** What is known so far. */
  readonly outcomes: Outcomes;
  readonly running: boolean;
}

/** Starts jobs, and shows what becomes of them. */
export interface BulkRuns {
  readonly run: BulkRun | null;
  /** Its window is open; it may be closed while the job goes on. */
  readonly open: boolean;
  readonly start: (job: BulkJob) => void;
  /** Tries some of the bookings again. */
  readonly retry: (rows: readonly BookingRow[], anyway: boolean) => void;
  /** Takes back all that the job changed; absent while it runs, and when there is nothing to take back. */
  readonly undo: (() => void) | undefined;
  readonly close: () => void;
}

/** What a job changed so far, at whichever try, and the job that takes it back. */
function wayBack(
  { rows, undo }: BulkJob,
  outcomes: Outcomes,
): { changed: readonly BookingRow[]; undo?: () => BulkJob } {
  const changed = rows.filter(({ id }) => outcomes.get(id)?.state === 'changed');
  return { changed, ...(undo && changed.length > 0 && { undo: () => undo(changed, outcomes) }) };
}

/** One job at a time. What was done is told when its window is closed, or when there is a way back. */
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
    tell(job, outcomes);
  }

  function tell(job: BulkJob, outcomes: Outcomes): void {
    const missed = job.rows.filter(({ id }) => isMissed(outcomes.get(id))).length;
    const { changed, undo } = wayBack(job, outcomes);
    if (missed > 0 && !isOpen.current)
      toast.error(t('bookings.bulk.missed', { title: job.title, count: missed }), {
        action: { label: t('bookings.bulk.show'), run: () => show(true) },
      });
    else if (undo) toast.success(t('bookings.bulk.changed', { count: changed.length }), { undo: () => start(undo()) });
    else if (!isOpen.current) toast.success(t('bookings.bulk.done', { title: job.title }));
  }

  const start = (job: BulkJob): void => void go(job, job.rows, false, new Map());
  const back = run && !run.running ? wayBack(run.job, run.outcomes).undo : undefined;
  return {
    run,
    open,
    start,
    undo: back && (() => start(back())),
    retry: (rows, anyway) => void (run && !run.running && go(run.job, rows, anyway, run.outcomes)),
    close: () => show(false),
  };
}
