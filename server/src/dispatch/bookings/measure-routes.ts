import { setTimeout } from 'node:timers/promises';
import type { DispatchServices } from '../services.ts';
import { isUnmeasured, tariffsOn } from '@navette/shared/domain';
import { locateAddresses, measure } from '../distance.ts';
import {
  savedDistance,
  type MeasuredDistances,
  type TimedRoute,
  routeKey,
  type TripRoute,
  NO_DISTANCES,
} from './trip-values.ts';
import type { Db } from '../../db/database.ts';
import type { GeoPoint } from '../../ports/addresses/address-port.ts';
import type { Row } from '../../db/types.ts';
import type { BookingValues } from './changed-booking.ts';
import { inScope, type SeriesScope } from './lock-bookings.ts';

export type Measuring = Pick<DispatchServices, 'db' | 'addresses' | 'routes' | 'tariffs'>;

/** Timeout for all routes of a save, in milliseconds; a distance that is not known by then is saved empty. */
const PATIENCE_MS = 5_000;

/**
 * Measures routes as the form would have (specification/tariffs.md#distance-result), each once; those with an unknown address are left out. Call it before a
 * transaction begins, so that no lock on bookings waits for a map service. Never rejects.
 */
export async function measureRoutes(services: Measuring, trips: readonly TimedRoute[]): Promise<MeasuredDistances> {
  const wanted = new Map(trips.map((trip) => [routeKey(trip), trip]));
  const found = new Map<string, string>();
  const measured = [...wanted].map(async ([key, trip]) => {
    const text = await measureRoute(services, trip).catch(() => undefined);
    if (text !== undefined) found.set(key, text);
  });
  if (measured.length > 0)
    await Promise.race([Promise.all(measured), setTimeout(PATIENCE_MS, undefined, { ref: false })]);
  return new Map(found);
}

async function measureRoute(
  { db, addresses, routes, tariffs }: Measuring,
  trip: TimedRoute,
): Promise<string | undefined> {
  const places = await readPlaces(db, trip);
  if (!places) return undefined;
  const located = await locateAddresses(addresses, places.addresses, places.coordinates);
  const stops = located.flatMap(({ address, place }) => (place ? [{ address, place }] : []));
  if (stops.length < located.length) return undefined;
  const rate = tariffsOn(await tariffs.read(), trip.ap_date).kilometre;
  const { unavailable: _, ...distance } = await measure(routes, stops, rate, {
    date: trip.ap_date,
    time: trip.ap_time,
  });
  return isUnmeasured(distance) ? undefined : (savedDistance(JSON.stringify(distance)) ?? undefined);
}

interface Placed {
  readonly fullAddress: string | null;
  readonly address: string | null;
  readonly zip: string | null;
  readonly city: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
}

/** Places of a trip in order: driver, pick-up address, destination. */
interface TripPlaces {
  readonly addresses: readonly string[];
  /** Known coordinates of the addresses, in the same order. */
  readonly coordinates: readonly (GeoPoint | null)[];
}

const COLUMNS = [
  'fullAddress',
  'address',
  'zip',
  'city',
  'latitude',
  'longitude',
] as const satisfies readonly (keyof Placed)[];

/** The places of a route; undefined when a record is gone or has no address. */
async function readPlaces(
  db: Db,
  { driverId, clientId, destinationId, pick_address }: TripRoute,
): Promise<TripPlaces | undefined> {
  const [driver, client, destination] = await Promise.all([
    db.selectFrom('driver').select(COLUMNS).where('id', '=', driverId).executeTakeFirst(),
    db.selectFrom('client').select(COLUMNS).where('id', '=', clientId).executeTakeFirst(),
    db.selectFrom('destination').select(COLUMNS).where('id', '=', destinationId).executeTakeFirst(),
  ]);
  if (!driver || !client || !destination) return undefined;
  const addresses = [addressOf(driver), pick_address, addressOf(destination)];
  if (addresses.includes('')) return undefined;
  // The client's coordinates are those of the client's own address; a trip that goes on starts at a destination.
  const pickUp = addressOf(client) === pick_address ? client : await destinationAt(db, pick_address);
  return { addresses, coordinates: [pointOf(driver), pickUp ? pointOf(pickUp) : null, pointOf(destination)] };
}

const destinationAt = (db: Db, address: string): Promise<Placed | undefined> =>
  db.selectFrom('destination').select(COLUMNS).where('fullAddress', '=', address).orderBy('id').executeTakeFirst();

const addressOf = ({ fullAddress, address, zip, city }: Placed): string =>
  fullAddress || (address && zip && city ? `${address}, ${zip} ${city}` : '');

const pointOf = ({ latitude, longitude }: Placed): GeoPoint | null =>
  typeof latitude === 'number' && typeof longitude === 'number' ? { latitude, longitude } : null;

type Planned = TimedRoute & Pick<Row<'booking'>, 'id' | 'type' | 'distance'>;

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
    .select(['id', ...CONCERNED])
    .where(inScope(id, scope))
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
