import { useT } from '@navette/shared/i18n';
import { useLive, type Demand } from '@navette/shared/realtime';
import { Box, ErrorState, Spinner, Text } from '@navette/shared/ui';
import { useHeldRows, WaitingRows } from '@navette/shared/ui-table';
import type { ReactNode } from 'react';
import { DemandCard } from './demand-card.tsx';
import { useAnswerDemand } from './use-answer-demand.tsx';
import { $api } from '@navette/shared/api';
import type { PersonNameParts } from '@navette/shared/domain';

const keyOf = ({ key }: Demand) => key;

/** Cards of the open demands. None moves while the pointer or the focus is among them: a click would grant another trip. */
export function DemandList(): ReactNode {
  const t = useT();
  const live = useLive('demands');
  const answers = useAnswerDemand(live.records);
  const names = useDriverNames(live.records.length > 0);
  const held = useHeldRows(live.records, keyOf);
  if (live.status === 'failed' && held.rows.length === 0)
    return <ErrorState error={live.problem} onRetry={live.retry} />;
  if (live.status === 'loading' && held.rows.length === 0) return <Spinner />;
  if (held.rows.length === 0) return <Text tone="muted">{t('demands.none')}</Text>;
  if (names.error) return <ErrorState error={names.error} onRetry={names.retry} />;
  if (!names.isKnown) return <Spinner />;
  return (
    <Box {...held.zone}>
      <WaitingRows held={held} />
      <Box as="ul" padding="0" margin="0">
        {held.rows.map((demand) => (
          <DemandCard
            key={demand.key}
            demand={demand}
            driver={names.find(demand.driverId)}
            answers={answers}
            isOver={held.isGone(demand)}
          />
        ))}
      </Box>
    </Box>
  );
}

const FRESH_MS = 300_000;

/** Names of active drivers by id. */
interface DriverNames {
  readonly find: (driverId: number) => PersonNameParts | undefined;
  readonly isKnown: boolean;
  /** Error of the load. */
  readonly error: unknown;
  readonly retry: () => void;
}

/** Names of active drivers; empty while loading. */
function useDriverNames(enabled: boolean): DriverNames {
  const { data, error, refetch } = $api.useQuery(
    'get',
    '/service/driver/active',
    {},
    { enabled, staleTime: FRESH_MS, meta: { failure: 'inPlace' } },
  );
  return {
    isKnown: data !== undefined,
    error: data === undefined ? error : null,
    retry: () => void refetch(),
    find: (driverId) => data?.find(({ id }) => id === driverId),
  };
}
