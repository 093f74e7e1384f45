import type { ChangeFeed } from '../../../db/change-feed.ts';
import type { Db } from '../../../db/database.ts';
import type { AddressSuggestion, GeoPoint } from '../address-port.ts';
import { isComplete, oneLine, type TypedAddress } from '../embedded/typed-address.ts';
import {
  type AddressRegister,
  type RegisterHits,
  type RegisterSearch,
  type RegisterLanguage,
  attributionOf,
} from './address-register.ts';
import { findHouseRows, findStreetRows, type HouseRow, type StreetRow, wordsToFind } from './register-queries.ts';
import { addressWords } from '@navette/shared/domain';
import { createKnownZips } from './known-zips.ts';
import { matchWords } from '../embedded/search-gazetteer.ts';
import { plainText } from '../../../kernel/plain-text.ts';

/** Maximum streets whose house numbers are looked up. */
const WITH_HOUSES = 12;

const degrees = ({ latitude, longitude }: GeoPoint): GeoPoint => ({
  latitude: latitude / 1e6,
  longitude: longitude / 1e6,
});

interface Part {
  readonly houseNumber: string | null;
  readonly postbox?: string | null;
  readonly place: GeoPoint;
}

function suggestion({ row, language }: ScoredStreet, { houseNumber, postbox = null, place }: Part): AddressSuggestion {
  const parts = {
    street: streetName(row, language),
    houseNumber,
    postbox,
    zip: row.zip,
    city: cityName(row, language),
  };
  const fullAddress = oneLine(parts).slice(0, 300);
  return {
    ...parts,
    label: fullAddress,
    fullAddress,
    ...degrees(place),
    complete: isComplete(parts),
    source: 'register',
    attribution: attributionOf(row.region),
  };
}

/** Matching streets by score; stable sort, so that equal ones stay nearest first. */
async function judgedStreets(
  db: Db,
  { typed, language, near }: Omit<RegisterSearch, 'limit'>,
): Promise<ScoredStreet[]> {
  const rows = await findStreetRows(db, typed, near);
  return rows
    .map((row) => scoreStreet(row, typed.words, language))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score);
}

/** Houses of each street, the closest to the typed number first. */
async function housesOf(
  db: Db,
  streets: readonly ScoredStreet[],
  houseNumber: string,
): Promise<{ street: ScoredStreet; houses: HouseRow[] }[]> {
  const rows = await findHouseRows(
    db,
    streets.map(({ row }) => row.id),
    houseNumber,
  );
  return streets.map((street) => ({ street, houses: rows.filter((house) => house.street === street.row.id) }));
}

/** An unregistered number gets the position of its neighbour: houses are built before they are registered. */
function unlisted(
  street: ScoredStreet,
  { houseNumber, postbox }: TypedAddress,
  neighbour: HouseRow | undefined,
): AddressSuggestion {
  return { ...suggestion(street, { houseNumber, postbox, place: neighbour ?? street.row }), source: 'gazetteer' };
}

async function searchHouses(
  db: Db,
  streets: readonly ScoredStreet[],
  typed: TypedAddress,
  houseNumber: string,
): Promise<RegisterHits> {
  const found = await housesOf(db, streets.slice(0, WITH_HOUSES), houseNumber);
  const isTyped = (house: HouseRow) => house.houseNumber === houseNumber;
  const exact = found.flatMap(({ street, houses }) =>
    houses
      .filter(isTyped)
      .map((house) => suggestion(street, { houseNumber: house.houseNumber, postbox: typed.postbox, place: house })),
  );
  const near = found.flatMap(({ street, houses }) =>
    houses
      .filter((house) => !isTyped(house))
      .map((house) => suggestion(street, { houseNumber: house.houseNumber, place: house })),
  );
  const [best] = found;
  const missing = best && !best.houses.some(isTyped) ? [unlisted(best.street, typed, best.houses[0])] : [];
  const beside = best ? best.houses.length - Number(missing.length === 0) : 0;
  return { exact, possible: [...near.slice(0, beside), ...missing, ...near.slice(beside)] };
}

/** The address register of the database. */
export function createDatabaseRegister(db: Db, feed?: ChangeFeed): AddressRegister {
  const zips = createKnownZips(db, feed);
  return {
    async search({ limit, ...search }) {
      if ((await zips()).size === 0) return { exact: [], possible: [] };
      const streets = await judgedStreets(db, search);
      const { houseNumber } = search.typed;
      if (houseNumber !== null && streets.length > 0) return searchHouses(db, streets, search.typed, houseNumber);
      return {
        exact: [],
        possible: streets.slice(0, limit).map((street) => suggestion(street, { houseNumber: null, place: street.row })),
      };
    },
    zips,
    async locate(typed) {
      if (typed.zip === null) return null;
      const [street] = await judgedStreets(db, {
        typed,
        language: undefined,
        near: { latitude: 50.86, longitude: 4.39 },
      });
      if (!street) return null;
      const [house] = typed.houseNumber === null ? [] : await findHouseRows(db, [street.row.id], typed.houseNumber);
      return {
        ...degrees(house ?? street.row),
        precision: house && house.houseNumber === typed.houseNumber ? 'address' : 'street',
      };
    },
  };
}

/** A street in its best matching language. */
interface ScoredStreet {
  readonly row: StreetRow;
  readonly score: number;
  readonly language: RegisterLanguage;
}

/** Names of a street and its place by language, falling back to another one. */
const NAMES = {
  fr: ({ streetFr, cityFr }: StreetRow) => [streetFr, cityFr],
  nl: ({ streetNl, cityNl }: StreetRow) => [streetNl, cityNl],
  de: ({ streetDe, cityDe }: StreetRow) => [streetDe, cityDe],
} as const;

const streetName = (row: StreetRow, language: RegisterLanguage): string =>
  NAMES[language](row)[0] ?? row.streetFr ?? row.streetNl ?? row.streetDe ?? '';

const cityName = (row: StreetRow, language: RegisterLanguage): string =>
  NAMES[language](row)[1] ?? row.cityFr ?? row.cityNl ?? row.cityDe ?? '';

/**
 * Score of a street for the typed text, in its best language; 0 for no match. Words of the street count most, in order and from its beginning; words
 * of its place may be anywhere, in any language. The user's language is preferred if its name matches, else the best match, else that of the region.
 */
function scoreStreet(row: StreetRow, words: readonly string[], user: RegisterLanguage | undefined): ScoredStreet {
  const place = [row.cityFr, row.cityNl, row.cityDe].flatMap((name) => (name === null ? [] : wordsToFind(name)));
  const languages = languagesOf(row, user).map((language) => ({
    row,
    language,
    score: scoreOf(words, streetName(row, language), place),
  }));
  const [first = { row, language: 'fr', score: 0 }, ...others] = languages;
  const best = others.reduce((better, other) => (other.score > better.score ? other : better), first);
  return first.language === user && first.score > 0 ? { ...best, language: user } : best;
}

function languagesOf(row: StreetRow, user: RegisterLanguage | undefined): RegisterLanguage[] {
  const official: RegisterLanguage[] = row.region === 'BE-VLG' ? ['nl', 'fr', 'de'] : ['fr', 'nl', 'de'];
  const named = official.filter((language) => NAMES[language](row)[0] !== null);
  return user && named.includes(user) ? [user, ...named.filter((language) => language !== user)] : named;
}

function scoreOf(words: readonly string[], name: string, place: readonly string[]): number {
  // A name as written, and with abbreviations expanded: `St` is `Saint`.
  return Math.max(
    ...[addressWords(name), plainText(name).split(' ')].map((names) => scoreAgainst(words, names, place)),
  );
}

function scoreAgainst(words: readonly string[], name: readonly string[], place: readonly string[]): number {
  const own = words.filter((word) =>
    name.some((part) => part.startsWith(word) || (word === 'saint' && part === 'sint')),
  );
  const placed = words.filter((word) => !own.includes(word));
  if (own.length === 0 || placed.some((word) => !place.some((part) => part.startsWith(word)))) return 0;
  const folded = name.map((part) => (part === 'sint' && own.includes('saint') ? 'saint' : part));
  return matchWords(own, folded) + placed.length;
}
