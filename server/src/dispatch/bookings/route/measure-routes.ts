import { setTimeout } from 'node:timers/promises';
import type { DispatchServices } from '../../services.ts';
import { locateAddresses } from '../../distance/locate-addresses.ts';
import { measure } from '../../distance/get-distance.ts';
import { savedDistance } from '../trip-values.ts';
import { readPlaces } from './read-places.ts';
import { type MeasuredDistances, type TimedRoute, routeKey } from './trip-route.ts';

/** What distances are measured with. */
export type Measuring = Pick<DispatchServices, 'db' | 'addresses' | 'routes'>;

/** Timeout for all routes of a save, in milliseconds; a distance that is not known by then is saved empty. */
const PATIENCE_MS = 5_000;

/**
 * Measures routes as the form would have (S1 §7), each once; those with an unknown address are left out. Call it before a transaction begins, so that no
 * lock on bookings waits for a map service. Never rejects.
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

async function measureRoute({ db, addresses, routes }: Measuring, trip: TimedRoute): Promise<string | undefined> {
  const places = await readPlaces(db, trip);
  if (!places) return undefined;
  const located = await locateAddresses(addresses, places.addresses, places.coordinates);
  const stops = located.flatMap(({ address, place }) => (place ? [{ address, place }] : []));
  if (stops.length < located.length) return undefined;
  const { unavailable: _, ...distance } = await measure(routes, stops, { date: trip.ap_date, time: trip.ap_time });
  return savedDistance(JSON.stringify(distance)) ?? undefined;
}
