import type { AddressPort, AddressSearch, AddressSuggestion, GeocodedPlace, GeoPoint } from '../address-port.ts';
import type { AddressBook } from './address-book.ts';
import { findLocalities, findLocalitiesByZipPrefix, isNamed, localityOf } from './find-localities.ts';
import { findStreets, type StreetHit } from './find-streets.ts';
import { gazetteer, languageOf, type AddressLanguage, type Locality } from './gazetteer.ts';
import { plainText, plainWords, typedWords } from './plain-text.ts';
import { fromGazetteer } from './suggestion-text.ts';
import { parseTypedAddress, type TypedAddress } from './typed-address.ts';

/** Where a search starts when nobody says: the centre of Brussels (S1 §9). */
const BRUSSELS: GeoPoint = { latitude: 50.86, longitude: 4.39 };

const isZip = (code: string): boolean => gazetteer().byZip.has(code);

const cityName = (locality: Locality, language: AddressLanguage = languageOf(locality.zip)): string => locality[language];

function streetSuggestion({ street, locality, language }: StreetHit, typed: TypedAddress): AddressSuggestion {
  const parts = { street: street[language], houseNumber: typed.houseNumber, postbox: typed.postbox };
  return fromGazetteer({ ...parts, zip: street.zip, city: cityName(locality, language) }, street);
}

const localitySuggestion = (locality: Locality): AddressSuggestion =>
  fromGazetteer({ street: null, houseNumber: null, postbox: null, zip: locality.zip, city: cityName(locality) }, locality);

/**
 * A whole address typed by hand in a street that no list knows: it is offered as typed, laid in the middle of its
 * locality. Without it nobody could book a trip from a side street while no address register is connected.
 */
function asTyped(typed: TypedAddress): AddressSuggestion[] {
  const { streetAsTyped, houseNumber, postbox, zip, restAsTyped } = typed;
  if (!streetAsTyped || !houseNumber || (!zip && !restAsTyped)) return [];
  const locality = localityOf(gazetteer(), zip, restAsTyped);
  if (!locality) return [];
  const street = streetAsTyped.charAt(0).toUpperCase() + streetAsTyped.slice(1);
  const named = plainWords(restAsTyped);
  const dutch = named.length > 0 && named.every((word) => plainWords(locality.nl).some((name) => name.startsWith(word)));
  const language = languageOf(locality.zip) === 'nl' || (dutch && locality.nl !== locality.fr) ? 'nl' : 'fr';
  return [fromGazetteer({ street, houseNumber, postbox, zip: locality.zip, city: cityName(locality, language) }, locality)];
}

/** Four digits may be a postal code or a house number: `Wetstraat 1000` is read both ways, the postal code first. */
function readings(q: string): TypedAddress[] {
  const typed = parseTypedAddress(q, isZip);
  return typed.zip && !typed.houseNumber ? [typed, parseTypedAddress(q, () => false)] : [typed];
}

/** What the lists know: what was typed to the end, and what it may become. */
interface Listed {
  readonly exact: readonly AddressSuggestion[];
  readonly possible: readonly AddressSuggestion[];
}

function matching(typed: TypedAddress, near: GeoPoint): Listed {
  const streets = findStreets(gazetteer(), typed, near).map((hit) => streetSuggestion(hit, typed));
  const places = typed.houseNumber === null ? findLocalities(gazetteer(), typed) : [];
  const [named, others] = [places.filter((place) => isNamed(place, typed.words)), places.filter((place) => !isNamed(place, typed.words))];
  const unfinished = [...asTyped(typed), ...others.map(localitySuggestion)];
  if (typed.houseNumber !== null) return { exact: streets, possible: unfinished };
  return { exact: named.map(localitySuggestion), possible: [...streets, ...unfinished] };
}

function fromList({ q, near = BRUSSELS }: AddressSearch): Listed {
  if (/^\s*\d{1,3}\s*$/u.test(q)) return { exact: [], possible: findLocalitiesByZipPrefix(gazetteer(), q.trim()).map(localitySuggestion) };
  const read = readings(q).map((typed) => matching(typed, near));
  return { exact: read.flatMap(({ exact }) => exact), possible: read.flatMap(({ possible }) => possible) };
}

/** The same address once, the first wins. */
function distinct(suggestions: readonly AddressSuggestion[]): AddressSuggestion[] {
  const seen = new Set<string>();
  return suggestions.filter(({ label, fullAddress, source }) => {
    const key = plainText(source === 'addressBook' ? label : fullAddress);
    if (seen.has(key)) return false;
    seen.add(key).add(plainText(fullAddress));
    return true;
  });
}

/**
 * Who lives exactly there comes first, then what was typed to the end, then other own records, then what the text may
 * become; own records never take so much room that the streets disappear.
 */
function blend(book: readonly AddressSuggestion[], { exact, possible }: Listed, limit: number): AddressSuggestion[] {
  const typedToTheEnd = new Set(exact.map(({ fullAddress }) => plainText(fullAddress)));
  const [there, elsewhere] = [
    book.filter(({ fullAddress }) => typedToTheEnd.has(plainText(fullAddress))),
    book.filter(({ fullAddress }) => !typedToTheEnd.has(plainText(fullAddress))),
  ];
  const reserved = Math.min(possible.length, Math.ceil(limit / 2));
  const own = elsewhere.slice(0, Math.max(0, limit - reserved - there.length - Math.min(exact.length, reserved)));
  return distinct([...there, ...exact.slice(0, Math.ceil(limit / 2)), ...own, ...possible, ...exact, ...elsewhere]).slice(0, limit);
}

/** The place that the gazetteer knows for an address: its street, else its locality. */
export function placeInGazetteer(address: string): GeocodedPlace | null {
  const typed = parseTypedAddress(address, isZip);
  const street = typed.streetAsTyped && (typed.zip ?? typed.restAsTyped) ? findStreets(gazetteer(), typed, BRUSSELS)[0]?.street : undefined;
  if (street) return { latitude: street.latitude, longitude: street.longitude, precision: 'street' };
  const name = typed.restAsTyped || (typed.houseNumber ? '' : (typed.streetAsTyped ?? ''));
  const locality = localityOf(gazetteer(), typed.zip, name);
  return locality ? { latitude: locality.latitude, longitude: locality.longitude, precision: 'locality' } : null;
}

/** Address suggestions without any outside service: the own address book and the gazetteer shipped with the server. */
export function createEmbeddedAddresses(book: AddressBook): AddressPort {
  return {
    async suggest(search) {
      const words = typedWords(search.q);
      if (words.length === 0) return [];
      const known = await book.search(words, search.limit);
      return blend(known, fromList(search), search.limit);
    },
    async geocode(address) {
      const known = await book.locate(address);
      return known ? { ...known, precision: 'address' } : placeInGazetteer(address);
    },
  };
}
