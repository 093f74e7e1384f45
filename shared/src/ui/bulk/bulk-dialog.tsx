import { BellRing, RotateCcw, TriangleAlert, Undo2 } from 'lucide-react';
import { useMemo, type ReactNode } from 'react';
import { useOnline } from '../../api/online.ts';
import { useT } from '../../i18n/use-t.ts';
import { Button } from '../kit/button.tsx';
import { Stack } from '../kit/layout.ts';
import { Dialog } from '../overlay/dialog/dialog.tsx';
import type { BulkTexts } from './bulk-job.ts';
import { isMissed } from './outcome.ts';
import { ResultLine, type ResultLineProps } from './result-line.tsx';
import { RunProgress } from './run-progress.tsx';
import type { BulkRun, BulkRuns } from './use-bulk-run.ts';

/** The job whose results are shown. */
export interface BulkDialogProps<Row extends { readonly id: number }>
  extends
    Pick<BulkRuns<Row>, 'retry' | 'undo' | 'close' | 'notify' | 'start'>,
    Pick<ResultLineProps<Row>, 'nameOf' | 'reasonOf'> {
  readonly run: BulkRun<Row>;
  readonly texts: BulkTexts;
  /** Refused records that may be sent again all the same, and the button that does so. */
  readonly anyway?: (missed: readonly Row[]) => { readonly rows: readonly Row[]; readonly label: string };
  /** Buttons for what was changed, once the job has ended. */
  readonly afterwards?: () => ReactNode;
}

/** Progress and results of a job by record; what failed can be retried. */
export function BulkDialog<Row extends { readonly id: number }>(props: BulkDialogProps<Row>): ReactNode {
  const { run, texts, nameOf, reasonOf, retry, undo, notify, start, close } = props;
  const t = useT();
  const isOnline = useOnline();
  const { job, outcomes, running } = run;
  const missed = job.rows.filter(({ id }) => isMissed(outcomes.get(id)));
  const anyway = props.anyway?.(missed);
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
              {t(texts.undo)}
            </Button>
          )}
          {notify && (
            <Button icon={<BellRing aria-hidden />} disabled={disabled} onClick={() => start(notify)}>
              {notify.title}
            </Button>
          )}
          {anyway && anyway.rows.length > 0 && (
            <Button icon={<TriangleAlert aria-hidden />} disabled={disabled} onClick={() => retry(anyway.rows, true)}>
              {anyway.label}
            </Button>
          )}
          {missed.length > 0 && (
            <Button icon={<RotateCcw aria-hidden />} disabled={disabled} onClick={() => retry(missed, false)}>
              {t(texts.retry, { count: missed.length })}
            </Button>
          )}
          {!running && props.afterwards?.()}
          <Button data-autofocus variant="solid" onClick={close}>
            {t('shared.close')}
          </Button>
        </>
      }
    >
      <Stack gap="3">
        <RunProgress {...{ run, texts }} />
        <Stack as="ul" gap="0" listStyleType="none" padding="0" margin="0" aria-label={t(texts.results)}>
          {rows.map((row) => (
            <ResultLine key={row.id} outcome={outcomes.get(row.id)} {...{ row, texts, nameOf, reasonOf }} />
          ))}
        </Stack>
      </Stack>
    </Dialog>
  );
}
