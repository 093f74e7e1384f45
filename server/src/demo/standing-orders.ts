import { weekdayOf } from '@navette/shared/domain';
import type { NewRow } from '../db/types.ts';
import { groupBy } from './group-by.ts';
import type { BookedTrip } from './linked-legs.ts';

/** Standing orders of weekly appointments; links their legs to them. */
export function makeStandingOrders(booked: readonly BookedTrip[]): (NewRow<'booking_series'> & { id: number })[] {
  const standing = booked.filter(({ trip }) => trip.appointment.standing);
  return [...groupBy(standing, ({ trip }) => trip.appointment.series).values()].map((trips, index) => {
    const id = index + 1;
    const days = trips.map(({ booking }) => booking.ap_date).toSorted();
    for (const { booking } of trips) booking.seriesId = id;
    const weekdays = [...new Set(days.map(weekdayOf))].toSorted((one, other) => one - other);
    return { id, weekdays, until: days.at(-1) ?? '' };
  });
}
