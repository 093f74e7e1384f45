import { plannedTrip } from '@navette/shared/domain';
import type { TimelineBooking } from '../model/timeline-trip.ts';

/** Stop on a driver's route of the day. */
export interface DayStop {
  readonly address: string;
  readonly kind: 'home' | 'client' | 'destination';
  /** The booking of this stop; null at home. */
  readonly booking: TimelineBooking | null;
  /** A passenger is on board on the way to this stop. */
  readonly loaded: boolean;
}

const UNFOUNDED = 2;

/**
 * Stops of a driver on a day: from home through the trips in order, and home. Canceled and unfounded trips are not
 * driven.
 */
export function dayStops(bookings: readonly TimelineBooking[]): DayStop[] {
  const trips = bookings
    .filter(({ status }) => status < UNFOUNDED)
    .map((booking) => ({ booking, start: plannedTrip(booking).start }))
    .sort((left, right) => left.start - right.start);
  const home = trips.map(({ booking }) => booking.driver_fullAddress).find(Boolean);
  const homeStop: DayStop[] = home ? [{ address: home, kind: 'home', booking: null, loaded: false }] : [];
  const stops = [...homeStop, ...trips.flatMap(({ booking }) => stopsOf(booking)), ...homeStop];
  // The next trip often starts where the last one ended.
  return stops.filter(({ address }, index) => address !== stops[index - 1]?.address);
}

function stopsOf(booking: TimelineBooking): DayStop[] {
  const clientAddress = booking.pick_address || booking.client_fullAddress;
  const destinationAddress = booking.destination_fullAddress;
  const client = (loaded: boolean): DayStop[] =>
    clientAddress ? [{ address: clientAddress, kind: 'client', booking, loaded }] : [];
  const destination = (loaded: boolean): DayStop[] =>
    destinationAddress ? [{ address: destinationAddress, kind: 'destination', booking, loaded }] : [];
  if (booking.type === 'back') return [...destination(false), ...client(true)];
  return [...client(false), ...destination(true), ...(booking.type === 'to' && booking.back ? client(true) : [])];
}

/** Limit of places in one call of directions: origin, ten waypoints, destination. */
export const MOST_PLACES = 12;

/**
 * Stops cut into chunks of one call each; a chunk starts at the end of the one before. Fewer than two stops are no
 * route.
 */
export function pieces<Stop>(stops: readonly Stop[], most = MOST_PLACES): Stop[][] {
  const found: Stop[][] = [];
  for (let from = 0; from < stops.length - 1; from += most - 1) found.push(stops.slice(from, from + most));
  return found;
}
