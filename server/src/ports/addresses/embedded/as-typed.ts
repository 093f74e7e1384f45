import { addressWords } from '@navette/shared/domain';
import type { AddressSuggestion } from '../address-port.ts';
import { localityOf } from './find-localities.ts';
import { gazetteer, languageOf } from './gazetteer.ts';
import { cityName } from './postal-codes.ts';
import { fromGazetteer } from './suggestion-text.ts';
import type { TypedAddress } from './typed-address.ts';

/**
 * A complete address in an unlisted street: suggested as typed, with the centre of its locality as position. Needed for
 * side streets while no address register is imported.
 */
export function asTyped(typed: TypedAddress): AddressSuggestion[] {
  const { streetAsTyped, houseNumber, postbox, zip, restAsTyped } = typed;
  if (!streetAsTyped || !houseNumber || (!zip && !restAsTyped)) return [];
  const locality = localityOf(gazetteer(), zip, restAsTyped);
  if (!locality) return [];
  const street = streetAsTyped.charAt(0).toUpperCase() + streetAsTyped.slice(1);
  const named = addressWords(restAsTyped);
  const dutch =
    named.length > 0 && named.every((word) => addressWords(locality.nl).some((name) => name.startsWith(word)));
  const language = languageOf(locality.zip) === 'nl' || (dutch && locality.nl !== locality.fr) ? 'nl' : 'fr';
  return [
    fromGazetteer({ street, houseNumber, postbox, zip: locality.zip, city: cityName(locality, language) }, locality),
  ];
}
