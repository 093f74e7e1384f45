import { Accepted, driverName } from '@navette/shared/domain';
import { messageKey, useT } from '@navette/shared/i18n';
import { Button } from '@navette/shared/ui';
import { UserRoundPlus, UserRoundX } from 'lucide-react';
import { memo, useState, type ReactNode } from 'react';
import type { TripActs } from '../../model/planning-parts.ts';
import type { TimelineBooking, TimelineTrip } from '../../model/timeline-trip.ts';
import { tripText } from '../../model/trip-text.ts';
import { startTripDrag } from './drag-trip.ts';

/** Trip of the lane "to assign". */
export interface ToAssignCardProps {
  readonly trip: TimelineTrip;
  readonly act: TripActs;
  /** Shows the trip on the board. */
  readonly onShow: (id: number) => void;
  /** It has a driver by now, or is no more: it only keeps its place. */
  readonly isOver: boolean;
}

/** Message key of the reason why a trip needs a driver. */
function reasonKey({ accepted, driver_active }: TimelineBooking): string {
  if (!driver_active) return messageKey('planning.lane.inactive');
  return accepted === Accepted.refused ? messageKey('planning.lane.refused') : messageKey('planning.lane.nobody');
}

/** Card of a trip: time, client, destination, why it needs a driver, and its commands. */
export const ToAssignCard = memo(function ToAssignCard(props: ToAssignCardProps): ReactNode {
  const { trip, act, onShow, isOver } = props;
  const t = useT();
  const [dragged, setDragged] = useState(false);
  const { id, booking } = trip;
  const { times, client, destination } = tripText(trip, [], t);
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
        {client} → {destination}
      </span>
      <span className="why">
        <UserRoundX size={14} aria-hidden />{' '}
        {isOver ? t('planning.lane.over') : t(reasonKey(booking), { driver: driverName(booking, 'text') })}
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
        <Button size="xs" variant="ghost" aria-label={t('planning.show.of', { id })} onClick={() => onShow(id)}>
          {t('planning.show')}
        </Button>
      </span>
    </li>
  );
});
