import type { AddressSuggestion, GeoPoint } from '../address-port.ts';
import { nameColumn } from '../../../db/name-column.ts';
import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { prepared } from '../../../db/prepared.ts';
import { holdsWords, isLong, nearestFirst } from '../../../db/words.ts';
import { plainText } from '../../../kernel/plain-text.ts';
import { isComplete } from './typed-address.ts';

/** Addresses of clients, destinations and drivers in the database. */
export interface AddressBook {
  /** Records whose name or address has words with each typed word as prefix (accents ignored). */
  search(words: readonly string[], limit: number): Promise<AddressSuggestion[]>;
  /** Stored position of an address, ignoring accents, case and punctuation; null when unknown. */
  locate(address: string): Promise<GeoPoint | null>;
}

interface BookEntry {
  clientId: number | null;
  destinationId: number | null;
  name: string;
  address: string;
  postbox: string | null;
  zip: string;
  city: string;
  fullAddress: string;
  latitude: number | null;
  longitude: number | null;
}

/** `route de Lennik 808` → street and number; in Belgium the number comes last. */
function splitStreet(address: string): Pick<AddressSuggestion, 'street' | 'houseNumber'> {
  const [, street, houseNumber] = /^(.*\S)\s+(\d+\s?[\p{L}]?(?:[-/]\d+)?)$/u.exec(address) ?? [];
  return { street: street ?? address, houseNumber: houseNumber ?? null };
}

function toSuggestion({
  name,
  address,
  postbox,
  zip,
  city,
  fullAddress,
  latitude,
  longitude,
  clientId,
  destinationId,
}: BookEntry): AddressSuggestion {
  const parts = { ...splitStreet(address), postbox, zip, city };
  const label = `${name}, ${fullAddress}`.slice(0, 300);
  return {
    ...parts,
    label,
    fullAddress,
    latitude,
    longitude,
    complete: isComplete(parts),
    source: 'addressBook',
    clientId,
    destinationId,
  };
}

const place = sql.raw(`address, zip, city, "fullAddress", latitude, longitude`);
const known = sql.raw(
  `active and address is not null and zip is not null and city is not null and "fullAddress" is not null`,
);

/** Active clients, destinations and drivers whose name or address contains the words; destinations and clients before drivers. */
async function findEntries(db: Db, words: readonly string[], limit: number): Promise<BookEntry[]> {
  const matches = sql`${holdsWords('search', words)} and ${known}`;
  const order = sql`order by rank, length(search) limit ${limit}`;
  const rank = nearestFirst('search', words);
  // Planned once, which takes longer than such a search; letters that half of all records have need a plan of their own.
  const end = words.some(isLong) ? prepared : sql``;
  const { rows } = await sql<BookEntry>`
    select * from (
      (select null::integer as "clientId", id as "destinationId", name, null::text as postbox, ${place}, search, ${rank} as rank, 0 as kind
        from destination where ${matches} ${order})
      union all
      (select id, null, ${nameColumn('list')}, postbox, ${place}, search, ${rank} as rank, 0 from client where ${matches} ${order})
      union all
      (select null, null, ${nameColumn('list')}, postbox, ${place}, search, ${rank} as rank, 1 from driver where ${matches} ${order})
    ) as book order by rank, kind, length(search) limit ${limit} ${end}`.execute(db);
  return rows;
}

/** Records whose folded text contains the address, with the stored address. */
async function findPlaces(db: Db, address: string): Promise<(GeoPoint & { fullAddress: string })[]> {
  const { rows } = await sql<GeoPoint & { fullAddress: string }>`
    select latitude, longitude, "fullAddress" from (
      select latitude, longitude, "fullAddress", search from destination
      union all select latitude, longitude, "fullAddress", search from client
      union all select latitude, longitude, "fullAddress", search from driver
    ) as book
    where search like '%' || replace(replace(replace(fold(${address}), '\\', '\\\\'), '%', '\\%'), '_', '\\_') || '%'
      and latitude is not null and longitude is not null and "fullAddress" is not null
    limit 20`.execute(db);
  return rows;
}

/** The address book of the database. */
export function createDatabaseAddressBook(db: Db): AddressBook {
  return {
    search: async (words, limit) => (await findEntries(db, words, limit)).map(toSuggestion),
    locate: async (address) => {
      const wanted = plainText(address);
      const found = (await findPlaces(db, address.trim())).find(({ fullAddress }) => plainText(fullAddress) === wanted);
      return found ? { latitude: found.latitude, longitude: found.longitude } : null;
    },
  };
}
