import type { GeocodedPlace } from '../address-port.ts';
import { localityOf } from './find-localities.ts';
import { findStreets } from './find-streets.ts';
import { gazetteer } from './gazetteer.ts';
import { isZip } from './postal-codes.ts';
import { parseTypedAddress } from './typed-address.ts';
import { BRUSSELS } from './typed-search.ts';

/** Position of an address in the gazetteer: its street, else its locality. */
export function placeInGazetteer(address: string): GeocodedPlace | null {
  const typed = parseTypedAddress(address, isZip);
  const street =
    typed.streetAsTyped && (typed.zip ?? typed.restAsTyped)
      ? findStreets(gazetteer(), typed, BRUSSELS)[0]?.street
      : undefined;
  if (street) return { latitude: street.latitude, longitude: street.longitude, precision: 'street' };
  const name = typed.restAsTyped || (typed.houseNumber ? '' : (typed.streetAsTyped ?? ''));
  const locality = localityOf(gazetteer(), typed.zip, name);
  return locality ? { latitude: locality.latitude, longitude: locality.longitude, precision: 'locality' } : null;
}
