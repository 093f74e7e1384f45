import { useFormats, useT } from '@navette/shared/i18n';
import { Badge, Box, EmptyState, Flex, Heading } from '@navette/shared/ui';
import { useHeldRows, WaitingRows } from '@navette/shared/ui-table';
import { CircleCheck } from 'lucide-react';
import { useMemo, type ReactNode } from 'react';
import type { ToAssignPanelProps } from '../model/planning-parts.ts';
import type { TimelineTrip } from '../model/timeline-trip.ts';
import { tripsToAssign } from './lane/trips-to-assign.ts';
import { ToAssignCard } from './lane/to-assign-card.tsx';

const keyOf = ({ id }: TimelineTrip) => id;
const isNeverOwn = () => false;

/**
 * Lane "to assign": trips of the shown day without an accepting driver, by time, independent of the shown rows. Each
 * can be dragged onto the row of a driver; "Assign to…" does the same without dragging. None moves while the pointer or the focus is among them.
 */
export function ToAssignPanel({ planning: { allTrips, day, act, board } }: ToAssignPanelProps): ReactNode {
  const t = useT();
  const { formatDate, formatWeekday } = useFormats();
  const waiting = useMemo(() => tripsToAssign(allTrips, day), [allTrips, day]);
  const held = useHeldRows(waiting, keyOf, { view: day, isOwn: isNeverOwn });
  const title = t('planning.lane', { day: `${formatWeekday(day, 'short')} ${formatDate(day)}` });
  return (
    <Box as="section" aria-label={title} css={laneStyle} {...held.zone}>
      <Flex gap="2" alignItems="center" className="head">
        <Heading size="sm" as="h2">
          {title}
        </Heading>
        <Badge colorPalette={waiting.length > 0 ? 'orange' : 'gray'}>{waiting.length}</Badge>
      </Flex>
      <WaitingRows held={held} />
      {held.rows.length === 0 ? (
        <EmptyState title={t('planning.lane.none')} icon={<CircleCheck aria-hidden />} />
      ) : (
        <ul>
          {held.rows.map((trip) => (
            <ToAssignCard key={trip.id} trip={trip} act={act} onShow={board.selectTrip} isOver={held.isGone(trip)} />
          ))}
        </ul>
      )}
    </Box>
  );
}

/** Style of the lane; its cards are plain elements. */
const laneStyle = {
  display: 'flex',
  flexDirection: 'column',
  minHeight: '0',
  bg: 'bg.panel',
  borderWidth: '1px',
  borderColor: 'border',
  borderRadius: 'l2',
  '& > .head': { padding: '2', borderBottomWidth: '1px', borderColor: 'border' },
  '& > ul': {
    listStyle: 'none',
    margin: '0',
    padding: '2',
    display: 'flex',
    flexDirection: 'column',
    gap: '2',
    overflow: 'auto',
    minHeight: '0',
  },
  '& .card': {
    display: 'flex',
    flexDirection: 'column',
    gap: '0.5',
    padding: '2',
    textStyle: 'xs',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    borderInlineStartWidth: '3px',
    borderInlineStartColor: 'orange.500',
    borderRadius: 'l1',
    cursor: 'grab',
  },
  '& .card[data-dragged]': { opacity: '0.5' },
  '& .card[data-over]': { opacity: '0.7', cursor: 'default' },
  '& .card .why': { color: 'orange.700', display: 'flex', gap: '1', alignItems: 'center' },
  '& .card .way': { overflowWrap: 'anywhere' },
  '& .card .acts': { display: 'flex', flexWrap: 'wrap', gap: '1', marginTop: '1' },
} as const;
