import type { AddressSuggestion, GeoPoint, GeocodedPlace } from '../address-port.ts';
import {
  gazetteer,
  isBilingual,
  languageOf,
  type AddressLanguage,
  type Locality,
  type Gazetteer,
  type Street,
} from './gazetteer.ts';
import {
  cityName,
  type TypedAddress,
  isZipBegun,
  readings,
  type Context,
  isZip,
  parseTypedAddress,
  BRUSSELS,
  fromGazetteer,
} from './typed-address.ts';
import { addressWords } from '@navette/shared/domain';

function streetSuggestion({ street, language }: StreetHit, typed: TypedAddress): AddressSuggestion {
  const parts = { street: street[language], houseNumber: typed.houseNumber, postbox: typed.postbox };
  return fromGazetteer({ ...parts, zip: street.zip, city: cityName(street.locality, language) }, street);
}

/** In Brussels in the language of the user. */
function localitySuggestion(locality: Locality, user: AddressLanguage | undefined): AddressSuggestion {
  const language = isBilingual(locality.zip) ? (user ?? languageOf(locality.zip)) : languageOf(locality.zip);
  return fromGazetteer(
    { street: null, houseNumber: null, postbox: null, zip: locality.zip, city: cityName(locality, language) },
    locality,
  );
}

/** Limits of a search, so that a letter that half of all streets have makes no suggestions that nobody sees. */
interface SearchLimits {
  /** Maximum streets, and maximum localities. */
  readonly most: number;
  /** Postal codes with streets in the register, which are left out here. */
  readonly covered: ReadonlySet<string>;
}

function matching(typed: TypedAddress, { near, language }: Context, { most, covered }: SearchLimits): Listed {
  const streets = findStreets(gazetteer(), typed, near, language)
    .filter(({ street }) => !covered.has(street.zip))
    .slice(0, most)
    .map((hit) => streetSuggestion(hit, typed));
  const places = typed.houseNumber === null ? findLocalities(gazetteer(), typed).slice(0, most) : [];
  const named = places
    .filter((place) => isNamed(place, typed.words))
    .map((place) => localitySuggestion(place, language));
  const others = places
    .filter((place) => !isNamed(place, typed.words))
    .map((place) => localitySuggestion(place, language));
  if (typed.houseNumber !== null) return { exact: streets, possible: others, unlisted: asTyped(typed) };
  return { exact: named, possible: [...streets, ...others], unlisted: [] };
}

/** Suggestions of the gazetteer. */
export function searchGazetteer(q: string, context: Context, limits: SearchLimits): Listed {
  if (isZipBegun(q)) {
    const places = findLocalitiesByZipPrefix(gazetteer(), q.trim());
    return { exact: [], possible: places.map((place) => localitySuggestion(place, context.language)), unlisted: [] };
  }
  const read = readings(q).map((typed) => matching(typed, context, limits));
  return {
    exact: read.flatMap(({ exact }) => exact),
    possible: read.flatMap(({ possible }) => possible),
    unlisted: read.flatMap(({ unlisted }) => unlisted),
  };
}

/**
 * A complete address in an unlisted street: suggested as typed, with the centre of its locality as position. Needed for
 * side streets while no address register is imported.
 */
function asTyped(typed: TypedAddress): AddressSuggestion[] {
  const { streetAsTyped, houseNumber, postbox, zip, restAsTyped } = typed;
  if (!streetAsTyped || !houseNumber || (!zip && !restAsTyped)) return [];
  const locality = localityOf(gazetteer(), zip, restAsTyped);
  if (!locality) return [];
  const street = streetAsTyped.charAt(0).toUpperCase() + streetAsTyped.slice(1);
  const named = addressWords(restAsTyped);
  const dutch =
    named.length > 0 && named.every((word) => addressWords(locality.nl).some((name) => name.startsWith(word)));
  const language = languageOf(locality.zip) === 'nl' || (dutch && locality.nl !== locality.fr) ? 'nl' : 'fr';
  return [
    fromGazetteer({ street, houseNumber, postbox, zip: locality.zip, city: cityName(locality, language) }, locality),
  ];
}

/** A street that matches the typed text. */
interface StreetHit {
  readonly street: Street;
  readonly language: AddressLanguage;
  readonly score: number;
}

/** Squared planar distance, precise enough for a ranking. */
function roughDistance(one: GeoPoint, other: GeoPoint): number {
  const east = (one.longitude - other.longitude) * 0.632;
  const north = one.latitude - other.latitude;
  return east * east + north * north;
}

/** The words without those of the locality, if some name it. */
function withoutLocality(words: readonly string[], locality: Locality): readonly string[] {
  const last = words.findLastIndex(
    (word) => !locality.words.some((name) => name === word || (word.length > 3 && name.startsWith(word))),
  );
  return words.slice(0, last + 1);
}

/** The better match of the street's names, in Brussels in the language of the user if both are equal; a named locality counts. */
function matchStreet(
  words: readonly string[],
  street: Street,
  user: AddressLanguage | undefined,
): StreetHit | undefined {
  const bilingual = isBilingual(street.zip);
  let best: StreetHit | undefined;
  const consider = (score: number, language: AddressLanguage) => {
    if (!best || score > best.score || (score === best.score && language === user)) best = { street, score, language };
  };
  const judge = (typed: readonly string[], bonus: number) => {
    const fr = matchWords(typed, street.wordsFr);
    if (fr > 0) consider(fr + bonus, bilingual ? 'fr' : languageOf(street.zip));
    const nl = bilingual ? matchWords(typed, street.wordsNl) : 0;
    if (nl > 0) consider(nl + bonus, 'nl');
  };
  judge(words, 0);
  const own = withoutLocality(words, street.locality);
  if (own.length < words.length) judge(own, 4);
  return best;
}

/**
 * Streets whose French or Dutch name has words with the typed ones as prefixes in any order, the best first, then the nearest; in Brussels in the
 * language of the user if both names match.
 */
function findStreets(gazetteer: Gazetteer, typed: TypedAddress, near: GeoPoint, user?: AddressLanguage): StreetHit[] {
  const hits: StreetHit[] = [];
  const [first = ''] = typed.words;
  const isBegun = (word: string) => word.startsWith(first);
  for (const street of gazetteer.streets) {
    if (typed.zip && street.zip !== typed.zip) continue;
    // Few streets have the first word, which is never that of the locality alone: the others are not worth a closer look.
    if (!street.wordsFr.some(isBegun) && !street.wordsNl.some(isBegun)) continue;
    const hit = matchStreet(typed.words, street, user);
    if (hit) hits.push(hit);
  }
  return hits.sort(
    (one, other) => other.score - one.score || roughDistance(one.street, near) - roughDistance(other.street, near),
  );
}

/** Localities that match the typed words or postal code, the best first, then the most populous. */
function findLocalities(gazetteer: Gazetteer, typed: Pick<TypedAddress, 'words' | 'zip'>): Locality[] {
  const among = typed.zip ? (gazetteer.byZip.get(typed.zip) ?? []) : gazetteer.localities;
  if (typed.words.length === 0) return typed.zip ? [...among] : [];
  return among
    .map((locality) => ({ locality, score: matchWords(typed.words, locality.words) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score || other.locality.inhabitants - one.locality.inhabitants)
    .map(({ locality }) => locality);
}

/** Whether these are all the words of the locality's French or Dutch name. */
const isNamed = ({ names }: Locality, words: readonly string[]): boolean => names.includes(words.join(' '));

/** Localities whose postal code begins with the typed digits. */
function findLocalitiesByZipPrefix(gazetteer: Gazetteer, digits: string): Locality[] {
  return gazetteer.localities.filter(({ zip }) => zip.startsWith(digits));
}

/** Locality of a postal code and a name: the name decides among several with the same code. */
export function localityOf(gazetteer: Gazetteer, zip: string | null, name: string): Locality | undefined {
  const words = addressWords(name);
  return findLocalities(gazetteer, { zip, words })[0] ?? (zip ? gazetteer.byZip.get(zip)?.[0] : undefined);
}

/**
 * Score of typed words for a name: every typed word must be a prefix of one of its words.
 * @returns 0 when one is not; else higher for whole words, the name's order and its beginning
 */
export function matchWords(typed: readonly string[], name: readonly string[]): number {
  if (typed.length === 0) return 0;
  let score = 0;
  let previous = -1;
  for (const word of typed) {
    const at = name.findIndex((candidate) => candidate.startsWith(word));
    if (at < 0) return 0;
    score += name[at] === word ? 3 : 2;
    if (at === previous + 1) score += 1;
    if (previous < 0 && at === 0) score += 2;
    previous = at;
  }
  return score + typed.length / Math.max(name.length, 1);
}

/** Position of an address in the gazetteer: its street, else its locality. */
export function placeInGazetteer(address: string): GeocodedPlace | null {
  const typed = parseTypedAddress(address, isZip);
  const street =
    typed.streetAsTyped && (typed.zip ?? typed.restAsTyped)
      ? findStreets(gazetteer(), typed, BRUSSELS)[0]?.street
      : undefined;
  if (street) return { latitude: street.latitude, longitude: street.longitude, precision: 'street' };
  const name = typed.restAsTyped || (typed.houseNumber ? '' : (typed.streetAsTyped ?? ''));
  const locality = localityOf(gazetteer(), typed.zip, name);
  return locality ? { latitude: locality.latitude, longitude: locality.longitude, precision: 'locality' } : null;
}

/** Suggestions: complete addresses, completions, and an unlisted address. */
export interface Listed {
  readonly exact: readonly AddressSuggestion[];
  readonly possible: readonly AddressSuggestion[];
  readonly unlisted: readonly AddressSuggestion[];
}
