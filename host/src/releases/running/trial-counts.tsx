import { useFormats, useT } from '@navette/shared/i18n';
import { Text } from '@navette/shared/ui';
import type { ReactNode } from 'react';
import type { RemoteState } from '../status-styles.ts';
import { shareOf } from './remote-health.ts';

interface TrialCountsProps {
  readonly version: string;
  readonly trial: NonNullable<RemoteState['trial']>;
}

/** How a staged version fares with those who have it, beside the counts of the running one. */
export function TrialCounts({ version, trial: { sessions, failed, errors } }: TrialCountsProps): ReactNode {
  const t = useT();
  const { formatPercent } = useFormats();
  const failing = Math.max(failed, errors);
  return (
    <Text textStyle="xs">
      {sessions === 0
        ? t('releases.trial.unasked', { version })
        : t('releases.trial.counts', { version, sessions, failing, share: formatPercent(shareOf(failing, sessions)) })}
    </Text>
  );
}
