import type { AddressPort, AddressSearch, AddressSuggestion, GeocodedPlace, GeoPoint } from '../address-port.ts';
import type { AddressBook } from './address-book.ts';
import { findLocalities, findLocalitiesByZipPrefix, isNamed, localityOf } from './find-localities.ts';
import { findStreets, type StreetHit } from './find-streets.ts';
import type { AddressRegister, RegisterHits } from '../register/address-register.ts';
import { emptyRegister } from '../register/address-register.ts';
import { gazetteer, isBilingual, languageOf, type AddressLanguage, type Locality } from './gazetteer.ts';
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

/** In Brussels in the language of the user. */
function localitySuggestion(locality: Locality, user: AddressLanguage | undefined): AddressSuggestion {
  const language = isBilingual(locality.zip) ? (user ?? languageOf(locality.zip)) : languageOf(locality.zip);
  return fromGazetteer({ street: null, houseNumber: null, postbox: null, zip: locality.zip, city: cityName(locality, language) }, locality);
}

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

/** What the lists know: what was typed to the end, what it may become, and an address that is in none of them. */
interface Listed {
  readonly exact: readonly AddressSuggestion[];
  readonly possible: readonly AddressSuggestion[];
  readonly unlisted: readonly AddressSuggestion[];
}

/** What is typed, from where, by whom. */
interface Context {
  readonly near: GeoPoint;
  readonly language: AddressLanguage | undefined;
}

function matching(typed: TypedAddress, { near, language }: Context): Listed {
  const streets = findStreets(gazetteer(), typed, near, language).map((hit) => streetSuggestion(hit, typed));
  const places = typed.houseNumber === null ? findLocalities(gazetteer(), typed) : [];
  const named = places.filter((place) => isNamed(place, typed.words)).map((place) => localitySuggestion(place, language));
  const others = places.filter((place) => !isNamed(place, typed.words)).map((place) => localitySuggestion(place, language));
  if (typed.houseNumber !== null) return { exact: streets, possible: others, unlisted: asTyped(typed) };
  return { exact: named, possible: [...streets, ...others], unlisted: [] };
}

/** A few digits alone are the beginning of a postal code. */
const isZipBegun = (q: string): boolean => /^\s*\d{1,3}\s*$/u.test(q);

function fromList(q: string, context: Context): Listed {
  if (isZipBegun(q)) {
    const places = findLocalitiesByZipPrefix(gazetteer(), q.trim());
    return { exact: [], possible: places.map((place) => localitySuggestion(place, context.language)), unlisted: [] };
  }
  const read = readings(q).map((typed) => matching(typed, context));
  return { exact: read.flatMap(({ exact }) => exact), possible: read.flatMap(({ possible }) => possible), unlisted: read.flatMap(({ unlisted }) => unlisted) };
}

async function fromRegister(register: AddressRegister, { q, limit }: AddressSearch, context: Context): Promise<RegisterHits> {
  if (isZipBegun(q)) return { exact: [], possible: [] };
  const hits = await Promise.all(readings(q).map((typed) => register.search({ typed, limit, ...context })));
  return { exact: hits.flatMap(({ exact }) => exact), possible: hits.flatMap(({ possible }) => possible) };
}

/** Both lists as one: where the register knows the streets, those of the gazetteer are too few and only near. */
async function together(register: AddressRegister, hits: RegisterHits, list: Listed, limit: number): Promise<Listed> {
  const zips = [...new Set([...list.exact, ...list.possible].flatMap(({ street, zip }) => (street !== null && zip !== null ? [zip] : [])))];
  const covered = await register.covers(zips);
  const remains = ({ street, zip }: AddressSuggestion) => street === null || zip === null || !covered.has(zip);
  const first = Math.ceil(limit / 2);
  return {
    exact: [...hits.exact, ...list.exact.filter(remains)],
    possible: [...hits.possible.slice(0, first), ...list.possible.filter(remains), ...hits.possible.slice(first)],
    unlisted: hits.exact.length > 0 ? [] : list.unlisted,
  };
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
function blend(book: readonly AddressSuggestion[], { exact, possible: listed, unlisted }: Listed, limit: number): AddressSuggestion[] {
  // Where it is read, behind what is known.
  const before = Math.max(1, Math.ceil(limit / 2) - 1);
  const possible = [...listed.slice(0, before), ...unlisted, ...listed.slice(before)];
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

/** What may be known of what is typed. */
const asked = (search: AddressSearch): Context => ({ near: search.near ?? BRUSSELS, language: search.language === 'en' ? undefined : search.language });

/** Address suggestions without any outside service: the own address book, the address register when it is imported, the gazetteer shipped with the server. */
export function createEmbeddedAddresses(book: AddressBook, register: AddressRegister = emptyRegister): AddressPort {
  return {
    async suggest(search) {
      const words = typedWords(search.q);
      if (words.length === 0) return [];
      const context = asked(search);
      const [known, hits] = await Promise.all([book.search(words, search.limit), fromRegister(register, search, context)]);
      return blend(known, await together(register, hits, fromList(search.q, context), search.limit), search.limit);
    },
    async geocode(address) {
      const known = await book.locate(address);
      if (known) return { ...known, precision: 'address' };
      return (await register.locate(parseTypedAddress(address, isZip))) ?? placeInGazetteer(address);
    },
  };
}
