import { isZip } from '../embedded/postal-codes.ts';
import { parseTypedAddress } from '../embedded/typed-address.ts';

/** What a geocoder is asked for typed text: without the box, which it takes for a number of the street. */
export function questionOf(q: string): string {
  const { postbox, streetAsTyped, houseNumber, zip, restAsTyped } = parseTypedAddress(q, isZip);
  if (postbox === null) return q.trim();
  return [[streetAsTyped, houseNumber], [zip, restAsTyped]].map((part) => part.filter(Boolean).join(' ')).filter(Boolean).join(', ');
}

/** Belgium, with its borders: west, south, east, north. */
export const BELGIUM = [2.5, 49.4, 6.5, 51.6] as const;
