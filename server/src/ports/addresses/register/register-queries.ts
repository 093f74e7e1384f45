import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import type { Row } from '../../../db/types.ts';
import type { GeoPoint } from '../address-port.ts';
import type { TypedAddress } from '../embedded/typed-address.ts';
import { addressWords, writtenWords } from '@navette/shared/domain';

/** A street for scoring. */
export type StreetRow = Omit<Row<'register_street'>, 'streetId' | 'names' | 'search'>;

/** Limits of candidate streets: words that match more are not selective. */
const LOOKED_AT = 1000;
const JUDGED = 60;

/**
 * Streets whose names and places have all words as prefixes, and whose names have a selective one. Words are letters and digits only, so they need no
 * escaping.
 */
export async function findStreetRows(
  db: Db,
  { words, zip }: Pick<TypedAddress, 'words' | 'zip'>,
  near: GeoPoint,
): Promise<StreetRow[]> {
  if (words.length === 0) return [];
  const all = sql.join(
    words.map((word) => sql`search like ${`% ${word}%`}`),
    sql` and `,
  );
  const distinctive = sql.join(
    distinctiveWords(words).map((word) => sql`names like ${`% ${word}%`}`),
    sql` or `,
  );
  const fit = sql.join(
    words.map((word) => sql`(names like ${`% ${word}%`})::integer + (names || ' ' like ${`% ${word} %`})::integer`),
    sql` + `,
  );
  const [latitude, longitude] = [near.latitude * 1e6, near.longitude * 1e6];
  const { rows } = await sql<StreetRow>`
    select id, region, zip, "streetFr", "streetNl", "streetDe", "cityFr", "cityNl", "cityDe", latitude, longitude from (
      select * from register_street where ${all} and (${distinctive}) ${zip === null ? sql`` : sql`and zip = ${zip}`} limit ${LOOKED_AT}
    ) as found
    order by ${fit} desc, (latitude - ${latitude}::float8) ^ 2 + ((longitude - ${longitude}::float8) * 0.632) ^ 2 limit ${JUDGED}`.execute(
    db,
  );
  return rows;
}

/** A house of a street. */
export type HouseRow = Row<'register_address'>;

const FARTHEST = 40;
const A_STREET = 4;

/** For each street the typed house, then the closest: first the same number with a suffix, then neighbours on its side. */
export async function findHouseRows(db: Db, streets: readonly number[], houseNumber: string): Promise<HouseRow[]> {
  const number = Number(/^\d+/u.exec(houseNumber)?.[0] ?? 0);
  const { rows } = await sql<HouseRow>`
    select house.* from unnest(${streets}::integer[]) as wanted (street) cross join lateral (
      select * from register_address as known
      where known.street = wanted.street and number between ${number - FARTHEST} and ${number + FARTHEST}
      order by ("houseNumber" = ${houseNumber}) desc, abs(number - ${number}), (number - ${number}) % 2 <> 0, length("houseNumber"), "houseNumber" limit ${A_STREET}
    ) as house`.execute(db);
  return rows;
}

/** Abbreviations that differ between French and Dutch: `st-` may mean either. */
const DUTCH: ReadonlyMap<string, string> = new Map([
  ['sint', 'saint'],
  ['sinte', 'sainte'],
]);

/** All search words of a name: as written, and with abbreviations expanded. */
export function wordsToFind(name: string): string[] {
  const written = writtenWords(name);
  return [...new Set([...written, ...addressWords(name), ...written.flatMap((word) => DUTCH.get(word) ?? [])])];
}

/** Words of names in the format of the register's columns, each after a space. */
export const searchable = (names: readonly (string | null)[]): string =>
  [...new Set(names.flatMap((name) => (name === null ? [] : wordsToFind(name))))].map((word) => ` ${word}`).join('');

/** Stop words: they occur in too many streets to be selective. */
const EVERYWHERE: ReadonlySet<string> = new Set([
  ...'rue avenue place chaussee boulevard route chemin square de du des d la le les l aux au a'.split(' '),
  ...'van den der ter ten het straat laan saint sint'.split(' '),
]);

/** The selective words; all of them when none is. */
function distinctiveWords(words: readonly string[]): readonly string[] {
  const distinctive = words.filter((word) => word.length > 1 && !EVERYWHERE.has(word));
  return distinctive.length > 0 ? distinctive : words;
}
