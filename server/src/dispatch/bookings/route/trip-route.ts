import type { Row } from '../../../db/types.ts';

/** Route of a trip: driver, client, pick-up address and destination decide its distance. */
export type TripRoute = Pick<Row<'booking'>, 'driverId' | 'clientId' | 'destinationId' | 'pick_address'>;

/** A route with its moment, for the traffic at that time. */
export type TimedRoute = TripRoute & Pick<Row<'booking'>, 'ap_date' | 'ap_time'>;

/** Equal for routes between the same places. */
export const routeKey = ({ driverId, clientId, destinationId, pick_address }: TripRoute): string =>
  JSON.stringify([driverId, clientId, destinationId, pick_address]);

/** Distances measured before a transaction began, by {@link routeKey}, as bookings store them. */
export type MeasuredDistances = ReadonlyMap<string, string>;

/** No measured distances. */
export const NO_DISTANCES: MeasuredDistances = new Map();
