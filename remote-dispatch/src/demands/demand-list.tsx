import { useT } from '@navette/shared/i18n';
import { useLive } from '@navette/shared/realtime';
import { Box, ErrorState, Spinner, Text } from '@navette/shared/ui';
import type { ReactNode } from 'react';
import { DemandCard } from './demand-card.tsx';
import { useDriverNames } from './requests/use-driver-names.ts';
import { useAnswerDemand } from './use-answer-demand.tsx';

/** Cards of the demands that nobody has answered. */
export function DemandList(): ReactNode {
  const t = useT();
  const live = useLive('demands');
  const answers = useAnswerDemand(live.records);
  const names = useDriverNames(live.records.length > 0);
  if (live.status === 'failed' && live.records.length === 0)
    return <ErrorState error={live.problem} onRetry={live.retry} />;
  if (live.status === 'loading' && live.records.length === 0) return <Spinner />;
  if (live.records.length === 0) return <Text tone="muted">{t('demands.none')}</Text>;
  if (names.error) return <ErrorState error={names.error} onRetry={names.retry} />;
  if (!names.isKnown) return <Spinner />;
  return (
    <Box as="ul" padding="0" margin="0">
      {live.records.map((demand) => (
        <DemandCard key={demand.key} demand={demand} driver={names.find(demand.driverId)} answers={answers} />
      ))}
    </Box>
  );
}
