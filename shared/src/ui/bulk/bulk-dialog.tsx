import { BellRing, RotateCcw, TriangleAlert, Undo2 } from 'lucide-react';
import { useMemo, type ReactNode } from 'react';
import { useOnline } from '../../api/online.ts';
import { useT } from '../../i18n/use-t.ts';
import { Button } from '../kit/button.tsx';
import { Stack, Box, Flex } from '../kit/layout.ts';
import { Dialog } from '../overlay/dialog/dialog.tsx';
import { type BulkTexts, isMissed, type Outcome, type BulkRun, type BulkRuns } from './use-bulk-run.ts';
import { Text } from '../kit/text.tsx';
import { describeFault } from '../kit/describe-fault.ts';
import { StatusMark } from '../status/status-mark.tsx';

/** Job whose results are shown. */
export interface BulkDialogProps<Row extends { readonly id: number }>
  extends
    Pick<BulkRuns<Row>, 'retry' | 'undo' | 'close' | 'notify' | 'start'>,
    Pick<ResultLineProps<Row>, 'nameOf' | 'reasonOf'> {
  readonly run: BulkRun<Row>;
  readonly texts: BulkTexts;
  /** Refused records that may be sent again despite the refusal, and the button for it. */
  readonly anyway?: (missed: readonly Row[]) => { readonly rows: readonly Row[]; readonly label: string };
  /** Buttons for the changed records, once the job has ended. */
  readonly afterwards?: () => ReactNode;
}

/** Progress and results of a job by record; failed records can be retried. */
export function BulkDialog<Row extends { readonly id: number }>(props: BulkDialogProps<Row>): ReactNode {
  const { run, texts, nameOf, reasonOf, retry, undo, notify, start, close } = props;
  const t = useT();
  const isOnline = useOnline();
  const { job, outcomes, running } = run;
  const missed = job.rows.filter(({ id }) => isMissed(outcomes.get(id)));
  const anyway = props.anyway?.(missed);
  const disabled = running || !isOnline;
  // Failures first, once the job has ended and rows no longer move.
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

const STATES: readonly Outcome['state'][] = [
  'changed',
  'notified',
  'waits',
  'unchanged',
  'refused',
  'failed',
  'unsent',
];

interface RunProgressProps<Row extends { readonly id: number }> {
  readonly run: BulkRun<Row>;
  readonly texts: BulkTexts;
}

/** Progress of a job; then the number of records by result. */
function RunProgress<Row extends { readonly id: number }>({ run, texts }: RunProgressProps<Row>): ReactNode {
  const t = useT();
  const { job, outcomes, running } = run;
  const count = job.rows.length;
  const done = outcomes.size;
  const sums = STATES.map((state) => ({
    state,
    sum: [...outcomes.values()].filter((outcome) => outcome.state === state).length,
  }));
  const words = sums
    .filter(({ sum }) => sum > 0)
    .map(({ state, sum }) => t(texts.sum, { state, outcome: t(texts.outcomes[state]?.label ?? state), count: sum }));
  return (
    <Stack gap="1">
      <Text role="status" fontWeight="semibold">
        {running ? t(texts.progress, { done, count }) : words.join(' · ')}
      </Text>
      {running && <progress aria-label={job.title} max={count} value={done} style={{ width: '100%' }} />}
    </Stack>
  );
}

/** A record with its result; undefined until there is one. */
interface ResultLineProps<Row> {
  readonly row: Row;
  readonly outcome: Outcome | undefined;
  readonly texts: BulkTexts;
  /** Names the record. */
  readonly nameOf: (row: Row) => ReactNode;
  /** Reason of a refusal, where the problem's own text is not specific enough; undefined elsewhere. */
  readonly reasonOf?: ((outcome: Outcome | undefined) => ReactNode | undefined) | undefined;
}

/** Row of the results: record, result, and the reason if it was refused. */
function ResultLine<Row>({ row, outcome, texts, nameOf, reasonOf }: ResultLineProps<Row>): ReactNode {
  const t = useT();
  const style = outcome && texts.outcomes[outcome.state];
  const reason = reasonOf?.(outcome);
  return (
    <Box as="li" borderTopWidth="1px" borderColor="border" paddingBlock="1.5">
      <Flex gap="3" wrap="wrap" align="center">
        {nameOf(row)}
        {style ? <StatusMark status={style} /> : <Text tone="muted">{t(texts.pending)}</Text>}
      </Flex>
      {reason === undefined ? (
        outcome?.problem !== undefined && <Reason problem={outcome.problem} />
      ) : (
        <Box ps="2">{reason}</Box>
      )}
    </Box>
  );
}

function Reason({ problem }: { readonly problem: unknown }): ReactNode {
  const t = useT();
  const { messageKey, params } = describeFault(problem);
  return (
    <Text ps="2" color="fg.error">
      {t(messageKey, params)}
    </Text>
  );
}
