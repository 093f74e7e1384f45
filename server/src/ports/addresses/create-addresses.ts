import { setImmediate as afterSending } from 'node:timers/promises';
import { createCircuit, type Surroundings } from '../http/circuit.ts';
import type { Addresses, AddressPort, AddressSuggestion, AddressSearch } from './address-port.ts';
import { createGoogleAddresses } from './google-addresses.ts';
import { createPhotonAddresses } from './photon-addresses.ts';
import { mostExact } from './geocoder-hits.ts';
import { keyOf, serviceUrl } from '../http/service-settings.ts';
import type { Environment } from '../../kernel/settings.ts';
import type { AddressBook } from './embedded/database-address-book.ts';
import { type Listed, placeInGazetteer, searchGazetteer } from './embedded/search-gazetteer.ts';
import {
  typedWords,
  isZip,
  parseTypedAddress,
  asked,
  isZipBegun,
  readings,
  type Context,
} from './embedded/typed-address.ts';
import { type AddressRegister, emptyRegister, type RegisterHits } from './register/address-register.ts';
import { plainText } from '../../kernel/plain-text.ts';

/** Configured addresses: our own, with those of a service if one is configured; only our own during an outage of it. */
export function createAddresses(
  settings: AddressSettings | undefined,
  { book, register = emptyRegister }: OwnAddresses,
  { log, now }: Surroundings = {},
): Addresses {
  const service = settings && addressesAt(settings);
  const circuit = settings && createCircuit({ service: settings.service, log, now });
  const askService = async <Answer>(ask: (port: AddressPort) => Promise<Answer>, otherwise: Answer) =>
    service && circuit ? circuit.run(() => ask(service)).catch(() => otherwise) : otherwise;
  return {
    outage: () => circuit?.outage() ?? null,
    async suggest(search) {
      const words = typedWords(search.q);
      if (words.length === 0) return [];
      const context = asked(search);
      const [known, hits, found, listed] = await Promise.all([
        book.search(words, search.limit),
        searchRegister(register, search, context),
        askService((port) => port.suggest(search), []),
        searchLists(search, context, register.zips()),
      ]);
      const list = withRegister(hits, listed, search.limit);
      return mergeSuggestions(known, found.length > 0 ? withService(found, list, search.q) : list, search.limit);
    },
    async geocode(address) {
      const known = await book.locate(address);
      if (known) return { ...known, precision: 'address' };
      const registered = await register.locate(parseTypedAddress(address, isZip));
      if (registered?.precision === 'address') return registered;
      const found = await askService((port) => port.geocode(address), null);
      return mostExact([registered, found, placeInGazetteer(address)]);
    },
  };
}

const addressesAt = (settings: AddressSettings): AddressPort =>
  settings.service === 'google' ? createGoogleAddresses(settings) : createPhotonAddresses({ url: settings.url });

/** The configured address service. */
export type AddressSettings =
  | { readonly service: 'photon'; readonly url: string }
  | { readonly service: 'google'; readonly url: string | undefined; readonly key: string };

/**
 * The service configured by ADDRESS_SERVICE, ADDRESS_URL and ADDRESS_KEY; undefined for our own addresses only.
 * @throws for an incomplete configuration
 */
export function addressesOf({
  ADDRESS_SERVICE: service,
  ADDRESS_URL,
  ADDRESS_KEY,
}: Environment): AddressSettings | undefined {
  if (!service) {
    if (ADDRESS_URL || ADDRESS_KEY)
      throw new Error('ADDRESS_URL and ADDRESS_KEY need ADDRESS_SERVICE: photon or google');
    return undefined;
  }
  const url = ADDRESS_URL ? serviceUrl('ADDRESS_URL', ADDRESS_URL) : undefined;
  if (service === 'google') {
    if (!ADDRESS_KEY) throw new Error('ADDRESS_SERVICE=google needs ADDRESS_KEY, a key of the Places API (New)');
    return { service, url, key: keyOf('ADDRESS_KEY', ADDRESS_KEY) };
  }
  if (service !== 'photon') throw new Error(`ADDRESS_SERVICE is photon or google, not ${service}`);
  if (!url) throw new Error('ADDRESS_SERVICE=photon needs ADDRESS_URL, such as http://photon:2322');
  if (ADDRESS_KEY) throw new Error('ADDRESS_SERVICE=photon takes no ADDRESS_KEY');
  return { service, url };
}

/** Our own sources of addresses. */
export interface OwnAddresses {
  readonly book: AddressBook;
  readonly register?: AddressRegister;
}

/** Ranks the service's hits before the lists, which are incomplete. */
function withService(found: readonly AddressSuggestion[], list: Listed, q: string): Listed {
  const { houseNumber } = parseTypedAddress(q, isZip);
  const isExact = (one: AddressSuggestion) =>
    one.complete && houseNumber !== null && one.houseNumber?.toUpperCase() === houseNumber;
  const exact = [...list.exact.filter(({ source }) => source === 'register'), ...found.filter(isExact)];
  const others = found.filter((one) => !isExact(one));
  if (exact.length === 0) return { ...list, possible: [...others, ...list.possible] };
  return { exact, possible: [...others, ...list.possible], unlisted: [] };
}

/** The first suggestions without those of the same address as one before. */
function distinct(suggestions: readonly AddressSuggestion[], most: number): AddressSuggestion[] {
  const seen = new Set<string>();
  const kept: AddressSuggestion[] = [];
  for (const suggestion of suggestions) {
    if (kept.length >= most) break;
    const { label, fullAddress, source } = suggestion;
    const address = plainText(fullAddress);
    const key = source === 'addressBook' ? plainText(label) : address;
    if (seen.has(key)) continue;
    seen.add(key).add(address);
    kept.push(suggestion);
  }
  return kept;
}

/** Destinations are places; the other own records are persons. */
const isPlace = ({ destinationId }: AddressSuggestion): boolean => Boolean(destinationId);

/**
 * Ranks suggestions: destinations at exactly that address, complete addresses, other destinations, completions; clients and drivers last, since a user
 * who types a street looks for a street, and should not read names of patients. Own records and streets each take at most half of the list while there
 * are others.
 */
function mergeSuggestions(
  book: readonly AddressSuggestion[],
  { exact, possible: listed, unlisted }: Listed,
  limit: number,
): AddressSuggestion[] {
  const half = Math.ceil(limit / 2);
  // Unlisted addresses go into the upper half, after listed ones.
  const before = Math.max(1, half - 1);
  const possible = [...listed.slice(0, before), ...unlisted, ...listed.slice(before)];
  const typedToTheEnd = new Set(exact.map(({ fullAddress }) => plainText(fullAddress)));
  const isThere = ({ fullAddress }: AddressSuggestion) => typedToTheEnd.has(plainText(fullAddress));
  const places = book.filter(isPlace);
  const people = book.filter((one) => !isPlace(one));
  const there = places.filter(isThere);
  const elsewhere = places.filter((one) => !isThere(one));
  const reserved = Math.min(possible.length, half);
  const room = Math.min(people.length, Math.floor(limit / 2));
  const taken = room + reserved + there.length + Math.min(exact.length, reserved);
  const own = elsewhere.slice(0, Math.max(0, limit - taken));
  const streets = distinct(
    [...there, ...exact.slice(0, half), ...own, ...possible, ...exact, ...elsewhere],
    limit + people.length,
  );
  return distinct([...streets.slice(0, limit - room), ...people, ...streets], limit);
}

/** Searches the register for typed text. */
async function searchRegister(
  register: AddressRegister,
  { q, limit }: AddressSearch,
  context: Context,
): Promise<RegisterHits> {
  if (isZipBegun(q)) return { exact: [], possible: [] };
  const hits = await Promise.all(readings(q).map((typed) => register.search({ typed, limit, ...context })));
  return { exact: hits.flatMap(({ exact }) => exact), possible: hits.flatMap(({ possible }) => possible) };
}

/** Hits for each suggestion of the answer: as many of them as it has may repeat one of our records, or one of the other sources. */
const SPARE = 5;

/**
 * Searches the gazetteer, after the statements of the caller were sent: it takes as long as they do. The register replaces it where it has the streets,
 * since it is complete and precise.
 */
async function searchLists(
  { q, limit }: AddressSearch,
  context: Context,
  covered: Promise<ReadonlySet<string>>,
): Promise<Listed> {
  const [zips] = await Promise.all([covered, afterSending()]);
  return searchGazetteer(q, context, { most: SPARE * limit, covered: zips });
}

/** Merges the register with the gazetteer. */
function withRegister(hits: RegisterHits, list: Listed, limit: number): Listed {
  const first = Math.ceil(limit / 2);
  return {
    exact: [...hits.exact, ...list.exact],
    possible: [...hits.possible.slice(0, first), ...list.possible, ...hits.possible.slice(first)],
    unlisted: hits.exact.length > 0 ? [] : list.unlisted,
  };
}
