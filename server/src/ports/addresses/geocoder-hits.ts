import { addressWords } from '@navette/shared/domain';
import type { GeocodedPlace, GeoPoint, AddressSearch, AddressSuggestion } from './address-port.ts';
import {
  isZip,
  parseTypedAddress,
  type TypedAddress,
  cityName,
  readings,
  isComplete,
  oneLine,
} from './embedded/typed-address.ts';
import { type AddressLanguage, gazetteer, isBilingual, languageOf } from './embedded/gazetteer.ts';
import { matchWords, localityOf } from './embedded/search-gazetteer.ts';
import { amountOf } from '../http/unchecked.ts';

const RANK = { address: 0, street: 1, locality: 2 } as const;

/** The most exact of some positions, the first of several as exact; null without any. */
export const mostExact = (places: readonly (GeocodedPlace | null)[]): GeocodedPlace | null =>
  places.filter((place) => place !== null).sort((one, other) => RANK[one.precision] - RANK[other.precision])[0] ?? null;

/** Precision of a geocoder's hit for an address; undefined when it is another address, since geocoders return similar ones. */
function precisionOf(
  { street, houseNumber, zip }: FoundAddress,
  typed: TypedAddress,
): GeocodedPlace['precision'] | undefined {
  if (typed.zip !== null && zip !== typed.zip) return undefined;
  if (street === null) return zip !== null && zip === typed.zip ? 'locality' : undefined;
  if (!isMeant(street, addressWords(`${typed.streetAsTyped ?? ''} ${typed.restAsTyped}`))) return undefined;
  if (houseNumber === null) return 'street';
  return houseNumber.replace(/\s/gu, '').toUpperCase() === typed.houseNumber ? 'address' : 'street';
}

/** Position of a complete address among a geocoder's hits; null when none is that address. */
export function choosePlace(address: string, found: readonly FoundAddress[]): GeocodedPlace | null {
  const typed = parseTypedAddress(address, isZip);
  return mostExact(
    found.map((one) => {
      const precision = precisionOf(one, typed);
      return precision ? { ...one.place, precision } : null;
    }),
  );
}

const DUTCH = /(?:straat|laan|steenweg|plein|weg|dreef|kaai|lei|markt|gang|berg|hof|baan|stad)\b/iu;

interface Named {
  readonly name: string;
  readonly language: AddressLanguage;
}

/** Splits `Rue de la Loi - Wetstraat`; a name in one language is one part. */
function partsOf(name: string): Named[] {
  const [first = name, second, ...others] = name.split(/\s+-\s+/u);
  if (second === undefined || others.length > 0) return [{ name, language: DUTCH.test(name) ? 'nl' : 'fr' }];
  const isDutchFirst = DUTCH.test(first) && !DUTCH.test(second);
  return [
    { name: first, language: isDutchFirst ? 'nl' : 'fr' },
    { name: second, language: isDutchFirst ? 'fr' : 'nl' },
  ];
}

/** One name of a street with names in both languages: the typed one, else the user's, else the French one. */
function pickName(name: string, words: readonly string[], user: AddressLanguage | undefined): Named {
  const parts = partsOf(name);
  const scored = parts.map((part) => ({
    part,
    score: bestMatch(words, addressWords(part.name)) + (part.language === user ? 0.5 : 0),
  }));
  return scored.reduce((best, other) =>
    other.score > best.score ||
    (other.score === best.score && other.part.language === 'fr' && best.part.language !== 'fr')
      ? other
      : best,
  ).part;
}

/** Best score of the typed words for a name, allowing words of the place among them. */
function bestMatch(words: readonly string[], name: readonly string[]): number {
  const own = words.filter((word) => name.some((part) => part.startsWith(word)));
  return Math.floor(matchWords(own, name));
}

/** Whether the typed words may mean this street: all of the name's own words were typed, in either language. */
const isMeant = (name: string, words: readonly string[]): boolean =>
  partsOf(name).some((part) => addressWords(part.name).every((own) => words.includes(own)));

/** A geocoder's raw hit: names of Brussels in OpenStreetMap may contain both languages. */
export interface FoundAddress {
  readonly place: GeoPoint;
  /** Name of the place at the address, if it is neither street nor locality. */
  readonly name: string | null;
  readonly street: string | null;
  readonly houseNumber: string | null;
  readonly zip: string | null;
  readonly city: string | null;
}

/** The first Belgian postal code of a text; a street on a border has several. */
export const zipIn = (text: string | null): string | null => /(?<!\d)[1-9]\d{3}(?!\d)/u.exec(text ?? '')?.[0] ?? null;

/** A position in or near Belgium; undefined for anything else. */
export function belgianPlace(latitude: unknown, longitude: unknown): GeoPoint | undefined {
  const [north, east] = [amountOf(latitude), amountOf(longitude)];
  if (north === undefined || east === undefined || north < 49 || north > 52 || east < 2 || east > 7) return undefined;
  return { latitude: north, longitude: east };
}

/** Query for a geocoder: the typed text without the box, which it would interpret as a house number. */
export function geocoderQuery(q: string): string {
  const { postbox, streetAsTyped, houseNumber, zip, restAsTyped } = parseTypedAddress(q, isZip);
  if (postbox === null) return q.trim();
  return [
    [streetAsTyped, houseNumber],
    [zip, restAsTyped],
  ]
    .map((part) => part.filter(Boolean).join(' '))
    .filter(Boolean)
    .join(', ');
}

/** Bounding box of Belgium: west, south, east, north. */
export const BELGIUM = [2.5, 49.4, 6.5, 51.6] as const;

/** Whether the text is complete enough for a service without completion: street or place, and a number. */
export const isWholeAddress = (q: string): boolean => /\p{L}{3}/u.test(q) && /\d/u.test(q) && q.trim().length >= 6;

const DUTCH_STREET = /(?:straat|laan|steenweg|plein|weg|dreef|kaai|lei)\b/iu;

/** Language for a service that answers in one language: Dutch for a Dutch street, else the user's, else French. */
export const answerLanguage = (q: string, language: AddressSearch['language']): 'fr' | 'nl' =>
  DUTCH_STREET.test(q) || language === 'nl' ? 'nl' : 'fr';

/** Required attributions: OpenStreetMap's (ODbL), and Google's when its map is not shown. */
const ATTRIBUTION = {
  photon: '© OpenStreetMap contributors',
  google: 'Powered by Google',
} as const;

interface Asked {
  readonly typed: TypedAddress;
  readonly user: AddressLanguage | undefined;
  readonly source: keyof typeof ATTRIBUTION;
}

/** A postal code is shown with the post's name of its place; OpenStreetMap has the municipality, in both languages. */
function cityOf({ zip, city }: FoundAddress, language: AddressLanguage): string | null {
  const locality = zip === null ? undefined : localityOf(gazetteer(), zip, city ?? '');
  if (locality) return cityName(locality, isBilingual(locality.zip) ? language : languageOf(locality.zip));
  return city && pickName(city, [], language).name;
}

/** A street without the typed number is suggested with it: new houses are on no map yet. */
function toSuggestion(found: FoundAddress, { typed, user, source }: Asked): AddressSuggestion {
  const named = found.street === null ? undefined : pickName(found.street, typed.words, user);
  const isHouse = found.houseNumber !== null;
  const houseNumber =
    found.street === null || found.name !== null ? found.houseNumber : (found.houseNumber ?? typed.houseNumber);
  const postbox = houseNumber !== null && houseNumber.toUpperCase() === typed.houseNumber ? typed.postbox : null;
  const parts = {
    street: named?.name ?? null,
    houseNumber,
    postbox,
    zip: found.zip,
    city: cityOf(found, named?.language ?? user ?? 'fr'),
  };
  const fullAddress = oneLine(parts);
  const label =
    found.name !== null && (isHouse || found.street !== null) ? `${found.name}, ${fullAddress}` : fullAddress;
  return {
    ...parts,
    label,
    fullAddress,
    ...found.place,
    complete: isComplete(parts),
    source,
    attribution: ATTRIBUTION[source],
  };
}

const isSendable = ({ label, houseNumber, street, city }: AddressSuggestion): boolean =>
  label.length <= 300 && (houseNumber?.length ?? 0) <= 20 && (street?.length ?? 0) <= 200 && (city?.length ?? 0) <= 100;

/** A geocoder's hits as suggestions, without duplicates and those without postal code. */
export function toSuggestions(
  found: readonly FoundAddress[],
  { q, limit, language }: AddressSearch,
  source: Asked['source'],
): AddressSuggestion[] {
  const user = language === 'en' ? undefined : language;
  const seen = new Set<string>();
  return readings(q)
    .filter(({ zip, words }) => zip !== null || words.length > 0)
    .flatMap((typed) =>
      found
        .filter(({ zip }) => zip !== null && (typed.zip === null || zip === typed.zip))
        .map((one) => toSuggestion(one, { typed, user, source })),
    )
    .filter((suggestion) => isSendable(suggestion) && !seen.has(suggestion.label) && seen.add(suggestion.label))
    .slice(0, limit);
}
