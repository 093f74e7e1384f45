import { setTimeout } from 'node:timers/promises';
import type { Services } from '../../../app/services.ts';
import { locateAddresses } from '../../distance/locate-addresses.ts';
import { measure } from '../../distance/get-distance.ts';
import { savedDistance } from '../trip-values.ts';
import { readPlaces } from './read-places.ts';
import { type MeasuredWays, type TimedWay, wayKey } from './way.ts';

type Measuring = Pick<Services, 'db' | 'addresses' | 'routes'>;

/** How long a save waits for the ways it needs. What is not known by then is saved without. */
const PATIENCE_MS = 5_000;

/**
 * Measures ways as the form would have (S1 §7), each once; those with an address nobody knows are left out. To be asked before a transaction begins:
 * nobody waits for a map with bookings in hand. Never rejects.
 */
export async function measureWays(services: Measuring, ways: readonly TimedWay[]): Promise<MeasuredWays> {
  const wanted = new Map(ways.map((way) => [wayKey(way), way]));
  const found = new Map<string, string>();
  const measured = [...wanted].map(async ([key, way]) => {
    const text = await measureWay(services, way).catch(() => undefined);
    if (text !== undefined) found.set(key, text);
  });
  if (measured.length > 0)
    await Promise.race([Promise.all(measured), setTimeout(PATIENCE_MS, undefined, { ref: false })]);
  return new Map(found);
}

async function measureWay({ db, addresses, routes }: Measuring, way: TimedWay): Promise<string | undefined> {
  const places = await readPlaces(db, way);
  if (!places) return undefined;
  const located = await locateAddresses(addresses, places.addresses, places.coordinates);
  const stops = located.flatMap(({ address, place }) => (place ? [{ address, place }] : []));
  if (stops.length < located.length) return undefined;
  const { unavailable: _, ...distance } = await measure(routes, stops, { date: way.ap_date, time: way.ap_time });
  return savedDistance(JSON.stringify(distance)) ?? undefined;
}
