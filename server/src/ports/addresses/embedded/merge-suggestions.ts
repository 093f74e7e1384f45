import type { AddressSuggestion } from '../address-port.ts';
import type { Listed } from './search-gazetteer.ts';
import { plainText } from '../../../kernel/plain-text.ts';

/** Removes duplicate addresses, keeping the first. */
function distinct(suggestions: readonly AddressSuggestion[]): AddressSuggestion[] {
  const seen = new Set<string>();
  return suggestions.filter(({ label, fullAddress, source }) => {
    const key = plainText(source === 'addressBook' ? label : fullAddress);
    if (seen.has(key)) return false;
    seen.add(key).add(plainText(fullAddress));
    return true;
  });
}

/** Destinations are places; the other own records are persons. */
const isPlace = ({ destinationId }: AddressSuggestion): boolean => Boolean(destinationId);

/**
 * Ranks suggestions: destinations at exactly that address, complete addresses, other destinations, completions; clients and drivers last, since a user
 * who types a street looks for a street, and should not read names of patients. Own records and streets each take at most half of the list while there
 * are others.
 */
export function mergeSuggestions(
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
  const streets = distinct([...there, ...exact.slice(0, half), ...own, ...possible, ...exact, ...elsewhere]);
  return distinct([...streets.slice(0, limit - room), ...people, ...streets]).slice(0, limit);
}
