import { waitsForDriver } from '@navette/shared/domain';
import { useFormats, useT } from '@navette/shared/i18n';
import { Badge, Box, EmptyState, Flex, Heading } from '@navette/shared/ui';
import { CircleCheck } from 'lucide-react';
import { useMemo, type ReactNode } from 'react';
import type { ToAssignPanelProps } from '../model/planning-parts.ts';
import type { TimelineTrip } from '../model/timeline-trip.ts';
import { tripsOfDay } from './exceptions/trips-of-day.ts';
import { laneStyle } from './lane/lane-style.ts';
import { ToAssignCard } from './lane/to-assign-card.tsx';

/**
 * No driver is certain: none was asked, the driver refused, or has left (DECISIONS 17); canceled and closed trips need
 * none.
 */
const isWaiting = ({ booking: { accepted, driver_active, status } }: TimelineTrip) =>
  waitsForDriver(status, accepted, driver_active);

/**
 * Lane "to assign": trips of the shown day without an accepting driver, by time, independent of the shown rows. Each
 * can be dragged onto the row of a driver; "Assign to…" does the same without dragging.
 */
export function ToAssignPanel({ planning: { allTrips, day, act, board } }: ToAssignPanelProps): ReactNode {
  const t = useT();
  const { formatDate, formatWeekday } = useFormats();
  const waiting = useMemo(
    () =>
      tripsOfDay(allTrips, day)
        .filter(isWaiting)
        .toSorted((one, other) => one.span.start - other.span.start),
    [allTrips, day],
  );
  const title = t('planning.lane', { day: `${formatWeekday(day, 'short')} ${formatDate(day)}` });
  return (
    <Box as="section" aria-label={title} css={laneStyle}>
      <Flex gap="2" alignItems="center" className="head">
        <Heading size="sm" as="h2">
          {title}
        </Heading>
        <Badge colorPalette={waiting.length > 0 ? 'orange' : 'gray'}>{waiting.length}</Badge>
      </Flex>
      {waiting.length === 0 ? (
        <EmptyState title={t('planning.lane.none')} icon={<CircleCheck aria-hidden />} />
      ) : (
        <ul>
          {waiting.map((trip) => (
            <ToAssignCard key={trip.id} trip={trip} act={act} onShow={board.selectTrip} />
          ))}
        </ul>
      )}
    </Box>
  );
}
