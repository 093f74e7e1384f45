import {
  Accepted,
  BookingStatus,
  plannedTrip,
  type PlannedTrip,
  type SpanBooking,
  type TravelNeeds,
  type TripRow,
} from '@navette/shared/domain';
import { invalid, type ProblemField } from '../../kernel/problem.ts';
import type { Db } from '../../db/database.ts';
import { recordsOf } from './trip-queries.ts';

interface Asked extends Omit<SpanBooking, 'ap_date'>, Pick<TravelNeeds, 'mobility'> {
  readonly clientId: number;
  readonly destinationId: number;
  readonly pick_address?: string | null | undefined;
  readonly driverId: number;
}

type Driver = Pick<
  TripRow,
  'driver_active' | 'driver_carriesWheelchair' | 'driver_carriesStretcher' | 'driver_papersUntil'
>;

interface Days {
  readonly id: number;
  readonly ap_date: string;
}

/**
 * A requested trip as it would be on some days, each with an id of its own.
 * @throws ProblemError when client or destination is unknown
 */
export async function unsavedTrips(db: Db, trip: Asked, days: readonly Days[], driver: Driver): Promise<PlannedTrip[]> {
  const places = await recordsOf(db, [trip]);
  const unknown = (field: string): ProblemField => ({ field, messageKey: 'validation.notFound' });
  const refused = [
    places.hasClient(trip.clientId) ? [] : unknown('clientId'),
    places.hasDestination(trip.destinationId) ? [] : unknown('destinationId'),
  ].flat();
  if (refused.length > 0) throw invalid(...refused);
  const answered = { status: BookingStatus.pending, accepted: Accepted.pending, ...driver };
  return days.map((day) => plannedTrip({ ...trip, ...places.of(trip), ...answered, ...day }));
}
