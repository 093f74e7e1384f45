import type { AddressSearch } from '../address-port.ts';
import { isZip } from '../embedded/postal-codes.ts';
import { parseTypedAddress } from '../embedded/typed-address.ts';

/** What a geocoder is asked for typed text: without the box, which it takes for a number of the street. */
export function questionOf(q: string): string {
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

/** Belgium, with its borders: west, south, east, north. */
export const BELGIUM = [2.5, 49.4, 6.5, 51.6] as const;

/** Whether it can be asked of a service that completes nothing: street or place and a number are there. */
export const isWholeAddress = (q: string): boolean => /\p{L}{3}/u.test(q) && /\d/u.test(q) && q.trim().length >= 6;

const DUTCH = /(?:straat|laan|steenweg|plein|weg|dreef|kaai|lei)\b/iu;

/** Of a service that answers in one language: Dutch for a Dutch street, else the user's, else French. */
export const answerLanguage = (q: string, language: AddressSearch['language']): 'fr' | 'nl' =>
  DUTCH.test(q) || language === 'nl' ? 'nl' : 'fr';
