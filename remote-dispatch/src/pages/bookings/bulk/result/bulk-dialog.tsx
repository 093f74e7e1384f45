import { useOnline } from '@navette/shared/api';
import { useT } from '@navette/shared/i18n';
import { Button, Stack } from '@navette/shared/ui';
import { Dialog } from '@navette/shared/ui-overlay';
import { BellRing, RotateCcw, TriangleAlert, Undo2 } from 'lucide-react';
import { useMemo, type ReactNode } from 'react';
import { conflictsOfOutcome } from '../model/conflicts-in.ts';
import { isMissed } from '../model/outcome.ts';
import type { BulkRun, BulkRuns } from '../run/use-bulk-run.ts';
import { ResultLine } from './result-line.tsx';
import { RunProgress } from './run-progress.tsx';

/** The job whose results are shown. */
export interface BulkDialogProps extends Pick<BulkRuns, 'retry' | 'undo' | 'close' | 'notify' | 'start'> {
  readonly run: BulkRun;
}

/** Progress and results of a job by booking; what failed can be retried. */
export function BulkDialog({ run, retry, undo, notify, start, close }: BulkDialogProps): ReactNode {
  const t = useT();
  const isOnline = useOnline();
  const { job, outcomes, running } = run;
  const missed = job.rows.filter(({ id }) => isMissed(outcomes.get(id)));
  const conflicting = missed.filter(({ id }) => conflictsOfOutcome(outcomes.get(id)));
  const disabled = running || !isOnline;
  // Failures are sorted first, once the job has ended and rows no longer move.
  const rows = useMemo(
    () =>
      running
        ? job.rows
        : job.rows.toSorted(
            (left, right) => Number(isMissed(outcomes.get(right.id))) - Number(isMissed(outcomes.get(left.id))),
          ),
    [running, job, outcomes],
  );
  return (
    <Dialog
      open
      onClose={close}
      title={job.title}
      size={800}
      footer={
        <>
          {undo && (
            <Button icon={<Undo2 aria-hidden />} disabled={disabled} onClick={undo}>
              {t('bookings.bulk.undo')}
            </Button>
          )}
          {notify && (
            <Button icon={<BellRing aria-hidden />} disabled={disabled} onClick={() => start(notify)}>
              {notify.title}
            </Button>
          )}
          {conflicting.length > 0 && (
            <Button icon={<TriangleAlert aria-hidden />} disabled={disabled} onClick={() => retry(conflicting, true)}>
              {t('bookings.bulk.assignAnyway', { count: conflicting.length })}
            </Button>
          )}
          {missed.length > 0 && (
            <Button icon={<RotateCcw aria-hidden />} disabled={disabled} onClick={() => retry(missed, false)}>
              {t('bookings.bulk.retry', { count: missed.length })}
            </Button>
          )}
          <Button data-autofocus variant="solid" onClick={close}>
            {t('shared.close')}
          </Button>
        </>
      }
    >
      <Stack gap="3">
        <RunProgress run={run} />
        <Stack as="ul" gap="0" listStyleType="none" padding="0" margin="0" aria-label={t('bookings.bulk.results')}>
          {rows.map((row) => (
            <ResultLine key={row.id} row={row} outcome={outcomes.get(row.id)} />
          ))}
        </Stack>
      </Stack>
    </Dialog>
  );
}
