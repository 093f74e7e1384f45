import {
  BookingStatus,
  isToAssign,
  clientName,
  driverName,
  personName,
  type ConflictKind,
} from '@navette/shared/domain';
import { vocabulary, type Translate, type Formats, useT } from '@navette/shared/i18n';
import { invoiceName, invoicesOf } from '@navette/shared/ui-table';
import { conflictStyles } from '../../../conflicts/conflict.ts';
import { offerWords } from '../../../bookings/booking-row.ts';
import { clockAt } from './board-time.ts';
import type { TimelineDriver, TimelineSpan, TimelineTrip, TimelineBooking } from './timeline-trip.ts';
import { useOnline } from '@navette/shared/api';
import { useCallback } from 'react';

/** Texts of a block. */
export interface TripText {
  /** Start and end, as clock times. */
  readonly times: string;
  readonly client: string;
  readonly destination: string;
  /** Direction and destination, after the client: "→ CHU", of a return "← CHU". */
  readonly way: string;
  /** Accessible name and tooltip: the whole trip in a sentence. */
  readonly label: string;
}

/** Start and end as clock times. */
export const spanText = ({ start, end }: TimelineTrip['span']): string => `${clockAt(start).time}–${clockAt(end).time}`;

/** State of a trip: the driver's answer, then what became of it. */
export const stateText = ({ status, accepted }: TimelineBooking, t: Translate): string =>
  t(status === BookingStatus.pending ? vocabulary.accepted(accepted) : vocabulary.bookingStatus(status));

/** State of the offer of a trip without a driver to a partner carrier; undefined without one. */
export const offerText = ({ offer, accepted, driver_active }: TimelineBooking, t: Translate): string | undefined =>
  offer && isToAssign(accepted, driver_active) ? offerWords(offer, t) : undefined;

/** The texts of a trip's block. */
export function tripText(trip: TimelineTrip, conflicts: readonly ConflictKind[], t: Translate): TripText {
  const { booking, span } = trip;
  const times = spanText(span);
  const client = clientName(booking, 'list');
  const destination = booking.destination_name ?? '';
  const words = [
    t(vocabulary.bookingType(booking.type)),
    stateText(booking, t),
    offerText(booking, t),
    booking.charged && booking.status === BookingStatus.pending && t('timeline.charged'),
    booking.willCall && booking.status === BookingStatus.pending && t('timeline.willCall'),
    ...conflicts.map((kind) => t(conflictStyles[kind].label)),
    ...invoicesOf(booking).map((invoice) => invoiceName(invoice, t)),
  ];
  const label = t('timeline.block', {
    times,
    client,
    destination,
    driver: driverName(booking, 'list'),
    id: booking.id,
    words: words.filter(Boolean).join(', '),
  });
  const way = `${booking.type === 'back' ? '←' : '→'} ${destination}`;
  return { times, client, destination, way, label };
}

/** The texts of a trip at the place that a plan proposes. */
export function ghostText(ghost: TimelineTrip, t: Translate): TripText {
  const text = tripText(ghost, [], t);
  const driver = driverName(ghost.booking, 'list');
  return { ...text, label: t('timeline.plan.ghost', { times: text.times, driver, client: text.client }) };
}

const MINUTE = 60_000;

/** Text of the effect of dropping a trip there: another driver with the same time, another time, or both. */
export function dragText(
  { booking, span }: TimelineTrip,
  to: TimelineSpan,
  driver: TimelineDriver | undefined,
  t: Translate,
): string {
  const minutes = (to.start - span.start) / MINUTE;
  const times = spanText(to);
  const time =
    minutes === 0
      ? t('timeline.drag.sameTime', { times })
      : t('timeline.drag.newTime', { times, shift: `${minutes > 0 ? '+' : '−'}${String(Math.abs(minutes))}` });
  if (!driver || driver.id === booking.driverId) return time;
  return t('timeline.drag.driver', { driver: personName(driver, 'list'), time });
}

/** One-line description of a trip: client, day, pick-up and appointment, destination. */
export const tripWords = (booking: TimelineBooking, t: Translate, { formatDate, formatTime }: Formats): string =>
  t('planning.trip', {
    id: booking.id,
    client: clientName(booking, 'list'),
    date: formatDate(booking.ap_date),
    time: formatTime(booking.ap_time),
    destination: booking.destination_name ?? '',
  });

/** Finds who, when and where a trip among these is: "Janssens Piet, 08:00–08:40, Clinique Saint-Jean". */
export const otherTripIn =
  (trips: readonly TimelineTrip[]) =>
  (bookingId: number): string | undefined => {
    const trip = trips.find(({ id }) => id === bookingId);
    return (
      trip &&
      [clientName(trip.booking, 'list'), spanText(trip.span), trip.booking.destination_name].filter(Boolean).join(', ')
    );
  };

/** Why a trip can't get another driver or time; undefined when it can. */
export function useWhyFixed(): (trip: TimelineTrip) => string | undefined {
  const t = useT();
  const isOnline = useOnline();
  return useCallback(
    ({ booking }) => {
      if (booking.status !== BookingStatus.pending) return t('timeline.menu.over');
      return isOnline ? undefined : t('form.offline');
    },
    [t, isOnline],
  );
}
