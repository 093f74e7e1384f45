import type { Row } from '../../../db/types.ts';
import type { BookingValues } from '../changed-booking.ts';
import type { SeriesScope } from '../change/lock-bookings.ts';
import { type Measuring, measureRoutes } from './measure-routes.ts';
import { type MeasuredDistances, NO_DISTANCES, type TimedRoute, routeKey } from './trip-route.ts';

type Planned = TimedRoute & Pick<Row<'booking'>, 'id' | 'type' | 'distance'>;

const COLUMNS = [
  'id',
  'driverId',
  'clientId',
  'destinationId',
  'pick_address',
  'type',
  'ap_date',
  'ap_time',
  'distance',
] as const;

/** Fields of a form that change a route, or values computed from it. */
const CONCERNED = [
  'driverId',
  'clientId',
  'destinationId',
  'pick_address',
  'type',
  'ap_date',
  'ap_time',
  'distance',
] as const satisfies readonly (keyof BookingValues)[];

/**
 * Distances that a change will need, measured before its transaction begins; none when the change affects no route. A booking changed concurrently
 * between this read and the transaction is missing, and saved without a distance.
 */
export async function measureAhead(
  services: Measuring,
  id: number,
  form: BookingValues,
  scope: SeriesScope,
): Promise<MeasuredDistances> {
  if (!CONCERNED.some((field) => form[field] !== undefined)) return NO_DISTANCES;
  const rows = await services.db
    .selectFrom('booking')
    .select(COLUMNS)
    .where((row) =>
      row.or([
        row('id', '=', id),
        ...(scope === 'one'
          ? []
          : [row('seriesId', '=', row.selectFrom('booking').select('seriesId').where('id', '=', id))]),
      ]),
    )
    .execute();
  const routes = rows
    .map((row) => ({ row, route: { ...row, ...routeIn(form) } }))
    .filter(({ row, route }) => isNeeded(row, route, row.id === id ? form : { ...form, distance: undefined }));
  return routes.length === 0
    ? NO_DISTANCES
    : measureRoutes(
        services,
        routes.map(({ route }) => route),
      );
}

/** A changed booking without a given distance is measured when its route changed or it has no distance yet. */
function isNeeded(row: Planned, route: TimedRoute, form: BookingValues): boolean {
  if (form.distance || !CONCERNED.some((field) => form[field] !== undefined && form[field] !== row[field]))
    return false;
  return row.distance === null || form.distance === null || routeKey(row) !== routeKey(route);
}

function routeIn({
  driverId,
  clientId,
  destinationId,
  pick_address,
  ap_date,
  ap_time,
}: BookingValues): Partial<TimedRoute> {
  const given = { driverId, clientId, destinationId, pick_address, ap_date, ap_time };
  return Object.assign(
    {},
    ...Object.entries(given).map(([name, value]) => (value === undefined ? {} : { [name]: value })),
  );
}
