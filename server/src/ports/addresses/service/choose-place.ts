import { addressWords } from '@navette/shared/domain';
import type { GeocodedPlace } from '../address-port.ts';
import { isZip } from '../embedded/postal-codes.ts';
import { parseTypedAddress, type TypedAddress } from '../embedded/typed-address.ts';
import { isMeant } from './bilingual-name.ts';
import type { FoundAddress } from './found-address.ts';

const RANK = { address: 0, street: 1, locality: 2 } as const;

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
  const places = found.flatMap((one) => {
    const precision = precisionOf(one, typed);
    return precision ? [{ ...one.place, precision }] : [];
  });
  return places.sort((one, other) => RANK[one.precision] - RANK[other.precision])[0] ?? null;
}
