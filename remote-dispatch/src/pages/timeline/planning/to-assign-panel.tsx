import { useOnline } from '@navette/shared/api';
import { useFormats, useT, messageKey } from '@navette/shared/i18n';
import { Badge, Box, EmptyState, Flex, Heading, Button } from '@navette/shared/ui';
import { useHeldRows, WaitingRows } from '@navette/shared/ui-table';
import { CircleCheck, Handshake, UserRoundPlus, UserRoundX, WandSparkles } from 'lucide-react';
import { useEffect, useMemo, useRef, type ReactNode, memo, useState } from 'react';
import type { ToAssignPanelProps, TripActs } from '../model/planning-parts.ts';
import { type TimelineTrip, type TimelineBooking, startTripDrag } from '../model/timeline-trip.ts';
import { Accepted, driverName, isCarried, isOffered, waitsForDriver, type IsoDate } from '@navette/shared/domain';
import { offerText, tripText } from '../model/trip-text.ts';
import { tripsOfDay } from './exceptions.ts';

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
  const lane = useRef<HTMLElement>(null);
  useEffect(() => {
    // Under the board in a narrow or magnified window: opened, it must be in sight. Newer browsers return a promise, which is no effect cleanup.
    lane.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);
  const title = t('planning.lane', { day: `${formatWeekday(day, 'short')} ${formatDate(day)}` });
  return (
    <Box as="section" ref={lane} aria-label={title} css={laneStyle} {...held.zone}>
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

/** Trip of the lane "to assign". */
interface ToAssignCardProps {
  readonly trip: TimelineTrip;
  readonly act: TripActs;
  /** Shows the trip on the board. */
  readonly onShow: (id: number) => void;
  /** It has a driver by now, or is gone: it only keeps its position. */
  readonly isOver: boolean;
}

/** Message key of the reason why a trip needs a driver. */
function reasonKey({ accepted, driver_active }: TimelineBooking): string {
  if (!driver_active) return messageKey('planning.lane.inactive');
  return accepted === Accepted.refused ? messageKey('planning.lane.refused') : messageKey('planning.lane.nobody');
}

/** Card of a trip: time, client, destination, why it needs a driver, and its commands. */
const ToAssignCard = memo(function ToAssignCard(props: ToAssignCardProps): ReactNode {
  const { trip, act, onShow, isOver } = props;
  const t = useT();
  const isOnline = useOnline();
  const [dragged, setDragged] = useState(false);
  const { id, booking } = trip;
  const { times, client, way } = tripText(trip, [], t);
  const isWithCarrier = isOffered(booking.offer);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dragging is an alternative: the button does the same
    <li
      className="card"
      draggable={!isOver}
      data-dragged={dragged || undefined}
      data-over={isOver || undefined}
      onDragStart={(event) => {
        startTripDrag(event.dataTransfer, id);
        setDragged(true);
      }}
      onDragEnd={() => setDragged(false)}
    >
      <b>{times}</b>
      <span className="way">
        {client} {way}
      </span>
      <span className="why">
        {isWithCarrier ? <Handshake size={14} aria-hidden /> : <UserRoundX size={14} aria-hidden />}{' '}
        {isOver
          ? t('planning.lane.over')
          : (offerText(booking, t) ?? t(reasonKey(booking), { driver: driverName(booking, 'text') }))}
      </span>
      <span className="acts">
        <Button
          size="xs"
          disabled={isOver}
          icon={<UserRoundPlus aria-hidden />}
          aria-label={t('planning.assignTo.of', { id, times, client })}
          onClick={() => act.suggest(id)}
        >
          {t('planning.assignTo')}
        </Button>
        <Button
          size="xs"
          disabled={isOver || isWithCarrier || !isOnline}
          icon={<WandSparkles aria-hidden />}
          aria-label={t('timeline.findPlace.of', { id, times, client })}
          onClick={() => act.findPlace(id)}
        >
          {t('timeline.findPlace')}
        </Button>
        <Button size="xs" variant="ghost" aria-label={t('planning.show.of', { id })} onClick={() => onShow(id)}>
          {t('planning.show')}
        </Button>
      </span>
    </li>
  );
});

/**
 * Trips of a day without a certain driver, by start: none was asked, the driver refused, or has left (specification/bookings.md#drivers-answer).
 * Canceled and closed trips need none, nor does one that a partner carrier drives.
 */
export const tripsToAssign = (trips: readonly TimelineTrip[], day: IsoDate): readonly TimelineTrip[] =>
  tripsOfDay(trips, day)
    .filter(
      ({ booking: { accepted, driver_active, status, offer } }) =>
        waitsForDriver(status, accepted, driver_active) && !isCarried(offer),
    )
    .toSorted((one, other) => one.span.start - other.span.start);
