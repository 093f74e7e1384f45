import type { AddressSearch } from '../address-port.ts';
import { isZip } from '../embedded/postal-codes.ts';
import { parseTypedAddress } from '../embedded/typed-address.ts';

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

const DUTCH = /(?:straat|laan|steenweg|plein|weg|dreef|kaai|lei)\b/iu;

/** Language for a service that answers in one language: Dutch for a Dutch street, else the user's, else French. */
export const answerLanguage = (q: string, language: AddressSearch['language']): 'fr' | 'nl' =>
  DUTCH.test(q) || language === 'nl' ? 'nl' : 'fr';
