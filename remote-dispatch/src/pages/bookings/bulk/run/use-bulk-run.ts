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
  readonly close: () => void;
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
    tell(job, rows, outcomes);
  }

  function tell(job: BulkJob, rows: readonly BookingRow[], outcomes: Outcomes): void {
    const missed = job.rows.filter(({ id }) => isMissed(outcomes.get(id))).length;
    const changed = rows.filter(({ id }) => outcomes.get(id)?.state === 'changed');
    const { undo } = job;
    if (missed > 0 && !isOpen.current) toast.error(t('bookings.bulk.missed', { title: job.title, count: missed }), { action: { label: t('bookings.bulk.show'), run: () => show(true) } });
    else if (undo && changed.length > 0) toast.success(t('bookings.bulk.changed', { count: changed.length }), { undo: () => start(undo(changed)) });
    else if (!isOpen.current) toast.success(t('bookings.bulk.done', { title: job.title }));
  }

  const start = (job: BulkJob): void => void go(job, job.rows, false, new Map());
  return { run, open, start, retry: (rows, anyway) => void (run && !run.running && go(run.job, rows, anyway, run.outcomes)), close: () => show(false) };
}
