import type { AddressSearch, GeoPoint } from '../address-port.ts';
import type { AddressLanguage } from './gazetteer.ts';
import { isZip } from './postal-codes.ts';
import { parseTypedAddress, type TypedAddress } from './typed-address.ts';

/** Default position of a search: the centre of Brussels (specification/bookings.md#route-map). */
export const BRUSSELS: GeoPoint = { latitude: 50.86, longitude: 4.39 };

/** A parsed search: text, position, language. */
export interface Context {
  readonly near: GeoPoint;
  readonly language: AddressLanguage | undefined;
}

/** Context of a search. */
export const asked = (search: AddressSearch): Context => ({
  near: search.near ?? BRUSSELS,
  language: search.language === 'en' ? undefined : search.language,
});

/** Four digits may be a postal code or a house number: `Wetstraat 1000` is tried as both, the postal code first. */
export function readings(q: string): TypedAddress[] {
  const typed = parseTypedAddress(q, isZip);
  return typed.zip && !typed.houseNumber ? [typed, parseTypedAddress(q, () => false)] : [typed];
}

/** Up to three digits alone are a prefix of a postal code. */
export const isZipBegun = (q: string): boolean => /^\s*\d{1,3}\s*$/u.test(q);
