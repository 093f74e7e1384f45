import type { Db } from '../../../db/database.ts';
import type { GeoPoint } from '../../../ports/addresses/address-port.ts';
import type { TripRoute } from './trip-route.ts';

interface Placed {
  readonly fullAddress: string | null;
  readonly address: string | null;
  readonly zip: string | null;
  readonly city: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
}

/** Places of a trip in order: driver, pick-up address, destination. */
export interface TripPlaces {
  readonly addresses: readonly string[];
  /** What is known already of where they lie, in the same order. */
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
export async function readPlaces(
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
  // Coordinates of the client are those of the client's own address; a trip that goes on is picked up at a destination.
  const pickUp = addressOf(client) === pick_address ? client : await destinationAt(db, pick_address);
  return { addresses, coordinates: [pointOf(driver), pickUp ? pointOf(pickUp) : null, pointOf(destination)] };
}

const destinationAt = (db: Db, address: string): Promise<Placed | undefined> =>
  db.selectFrom('destination').select(COLUMNS).where('fullAddress', '=', address).orderBy('id').executeTakeFirst();

const addressOf = ({ fullAddress, address, zip, city }: Placed): string =>
  fullAddress || (address && zip && city ? `${address}, ${zip} ${city}` : '');

const pointOf = ({ latitude, longitude }: Placed): GeoPoint | null =>
  typeof latitude === 'number' && typeof longitude === 'number' ? { latitude, longitude } : null;
