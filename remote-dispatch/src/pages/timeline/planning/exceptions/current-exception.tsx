import { useT } from '@navette/shared/i18n';
import { Box, Button, Flex } from '@navette/shared/ui';
import { Clock, Pencil, UserRoundPlus } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import type { TripActs } from '../../model/planning-parts.ts';
import { tripText } from '../../model/trip-text.ts';
import type { TimelineTrip } from '../../model/timeline-trip.ts';

/** The current exception. */
export interface CurrentExceptionProps {
  readonly trip: TimelineTrip;
  /** Why the trip is an exception. */
  readonly reason: string;
  readonly act: TripActs;
}

/** Current exception: the trip, why it needs attention, and the commands on it. */
export const CurrentException = memo(function CurrentException({
  trip,
  reason,
  act,
}: CurrentExceptionProps): ReactNode {
  const t = useT();
  const { times, client, destination } = tripText(trip, [], t);
  const { id } = trip;
  return (
    <Flex gap="2" rowGap="1" alignItems="center" flexWrap="wrap" flex="1 1 46rem" minWidth="0">
      <Box textStyle="xs" flex="0 1 auto" minWidth="0">
        <b>
          {times} {client} → {destination}
        </b>{' '}
        {reason}
      </Box>
      <Flex gap="1">
        <Button size="xs" icon={<UserRoundPlus aria-hidden />} onClick={() => act.suggest(id)}>
          {t('planning.assignTo')}
        </Button>
        <Button size="xs" icon={<Clock aria-hidden />} onClick={() => act.move(id)}>
          {t('planning.changeTime')}
        </Button>
        <Button size="xs" icon={<Pencil aria-hidden />} onClick={() => act.edit(id)}>
          {t('planning.open')}
        </Button>
      </Flex>
    </Flex>
  );
});
