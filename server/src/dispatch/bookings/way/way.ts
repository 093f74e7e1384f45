import type { Row } from '../../../db/types.ts';

/** Who drives whom from where to where, which decides how far it is. */
export type Way = Pick<Row<'booking'>, 'driverId' | 'clientId' | 'destinationId' | 'pick_address'>;

/** A way, and when it is driven, for the traffic then. */
export type TimedWay = Way & Pick<Row<'booking'>, 'ap_date' | 'ap_time'>;

/** Equal for ways between the same places. */
export const wayKey = ({ driverId, clientId, destinationId, pick_address }: Way): string =>
  JSON.stringify([driverId, clientId, destinationId, pick_address]);

/** What was measured before a transaction began, by {@link wayKey}: texts as bookings keep them. */
export type MeasuredWays = ReadonlyMap<string, string>;

/** Nothing is measured. */
export const NO_WAYS: MeasuredWays = new Map();
