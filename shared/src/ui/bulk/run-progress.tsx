import type { ReactNode } from 'react';
import { useT } from '../../i18n/use-t.ts';
import { Stack } from '../kit/layout.ts';
import { Text } from '../kit/text.tsx';
import type { BulkTexts } from './bulk-job.ts';
import type { Outcome } from './outcome.ts';
import type { BulkRun } from './use-bulk-run.ts';

const STATES: readonly Outcome['state'][] = [
  'changed',
  'notified',
  'waits',
  'unchanged',
  'refused',
  'failed',
  'unsent',
];

/** Props of the progress. */
export interface RunProgressProps<Row extends { readonly id: number }> {
  readonly run: BulkRun<Row>;
  readonly texts: BulkTexts;
}

/** Progress of a job; when it is done, the number of records by result. */
export function RunProgress<Row extends { readonly id: number }>({ run, texts }: RunProgressProps<Row>): ReactNode {
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
    .map(({ state, sum }) => t(texts.sum, { outcome: t(texts.outcomes[state]?.label ?? state), count: sum }));
  return (
    <Stack gap="1">
      <Text role="status" fontWeight="semibold">
        {running ? t(texts.progress, { done, count }) : words.join(' · ')}
      </Text>
      {running && <progress aria-label={job.title} max={count} value={done} style={{ width: '100%' }} />}
    </Stack>
  );
}
