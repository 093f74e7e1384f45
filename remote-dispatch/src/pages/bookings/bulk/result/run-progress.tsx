import { useT } from '@navette/shared/i18n';
import { Stack, Text } from '@navette/shared/ui';
import type { ReactNode } from 'react';
import type { Outcome } from '../model/outcome.ts';
import type { BulkRun } from '../run/use-bulk-run.ts';
import { outcomeStyles } from './outcome-styles.ts';

const STATES: readonly Outcome['state'][] = [
  'changed',
  'notified',
  'waits',
  'unchanged',
  'refused',
  'failed',
  'unsent',
];

/** Progress of a job; when it is done, the number of bookings by result. */
export function RunProgress({ run }: { readonly run: BulkRun }): ReactNode {
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
    .map(({ state, sum }) => t('bookings.bulk.sum', { outcome: t(outcomeStyles[state].label), count: sum }));
  return (
    <Stack gap="1">
      <Text role="status" fontWeight="semibold">
        {running ? t('bookings.bulk.progress', { done, count }) : words.join(' · ')}
      </Text>
      {running && <progress aria-label={job.title} max={count} value={done} style={{ width: '100%' }} />}
    </Stack>
  );
}
