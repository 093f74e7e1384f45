import type { Services } from '../../../app/services.ts';
import type { Row } from '../../../db/types.ts';
import type { BookingValues } from '../changed-booking.ts';
import type { SeriesScope } from '../change/lock-bookings.ts';
import { measureWays } from './measure-ways.ts';
import { type MeasuredWays, NO_WAYS, type TimedWay, wayKey } from './way.ts';

type Planned = TimedWay & Pick<Row<'booking'>, 'id' | 'type' | 'distance'>;

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

/** What a form may change of a way, or of what is computed from it. */
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
 * The ways that a change will need, measured before its transaction begins; none when the change has nothing to do with them. What is changed by somebody
 * else between this look and the transaction is not found in them, and saved without.
 */
export async function waysAhead(
  services: Services,
  id: number,
  form: BookingValues,
  scope: SeriesScope,
): Promise<MeasuredWays> {
  if (!CONCERNED.some((field) => form[field] !== undefined)) return NO_WAYS;
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
  const ways = rows
    .map((row) => ({ row, way: { ...row, ...wayIn(form) } }))
    .filter(({ row, way }) => isNeeded(row, way, row.id === id ? form : { ...form, distance: undefined }));
  return ways.length === 0
    ? NO_WAYS
    : measureWays(
        services,
        ways.map(({ way }) => way),
      );
}

/** Measured is what changes and comes without a distance: another way than the booking holds one of, or one it holds none of. */
function isNeeded(row: Planned, way: TimedWay, form: BookingValues): boolean {
  if (form.distance || !CONCERNED.some((field) => form[field] !== undefined && form[field] !== row[field]))
    return false;
  return row.distance === null || form.distance === null || wayKey(row) !== wayKey(way);
}

function wayIn({
  driverId,
  clientId,
  destinationId,
  pick_address,
  ap_date,
  ap_time,
}: BookingValues): Partial<TimedWay> {
  const given = { driverId, clientId, destinationId, pick_address, ap_date, ap_time };
  return Object.assign(
    {},
    ...Object.entries(given).map(([name, value]) => (value === undefined ? {} : { [name]: value })),
  );
}
