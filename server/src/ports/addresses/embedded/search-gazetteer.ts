import type { AddressSuggestion } from '../address-port.ts';
import { findLocalities, findLocalitiesByZipPrefix, isNamed, localityOf } from './find-localities.ts';
import { findStreets, type StreetHit } from './find-streets.ts';
import { gazetteer, isBilingual, languageOf, type AddressLanguage, type Locality } from './gazetteer.ts';
import type { Listed } from './listed.ts';
import { cityName } from './postal-codes.ts';
import { fromGazetteer } from './suggestion-text.ts';
import type { TypedAddress } from './typed-address.ts';
import { isZipBegun, readings, type Context } from './typed-search.ts';
import { addressWords } from '@navette/shared/domain';

function streetSuggestion({ street, locality, language }: StreetHit, typed: TypedAddress): AddressSuggestion {
  const parts = { street: street[language], houseNumber: typed.houseNumber, postbox: typed.postbox };
  return fromGazetteer({ ...parts, zip: street.zip, city: cityName(locality, language) }, street);
}

/** In Brussels in the language of the user. */
function localitySuggestion(locality: Locality, user: AddressLanguage | undefined): AddressSuggestion {
  const language = isBilingual(locality.zip) ? (user ?? languageOf(locality.zip)) : languageOf(locality.zip);
  return fromGazetteer(
    { street: null, houseNumber: null, postbox: null, zip: locality.zip, city: cityName(locality, language) },
    locality,
  );
}

function matching(typed: TypedAddress, { near, language }: Context): Listed {
  const streets = findStreets(gazetteer(), typed, near, language).map((hit) => streetSuggestion(hit, typed));
  const places = typed.houseNumber === null ? findLocalities(gazetteer(), typed) : [];
  const named = places
    .filter((place) => isNamed(place, typed.words))
    .map((place) => localitySuggestion(place, language));
  const others = places
    .filter((place) => !isNamed(place, typed.words))
    .map((place) => localitySuggestion(place, language));
  if (typed.houseNumber !== null) return { exact: streets, possible: others, unlisted: asTyped(typed) };
  return { exact: named, possible: [...streets, ...others], unlisted: [] };
}

/** Suggestions of the gazetteer. */
export function searchGazetteer(q: string, context: Context): Listed {
  if (isZipBegun(q)) {
    const places = findLocalitiesByZipPrefix(gazetteer(), q.trim());
    return { exact: [], possible: places.map((place) => localitySuggestion(place, context.language)), unlisted: [] };
  }
  const read = readings(q).map((typed) => matching(typed, context));
  return {
    exact: read.flatMap(({ exact }) => exact),
    possible: read.flatMap(({ possible }) => possible),
    unlisted: read.flatMap(({ unlisted }) => unlisted),
  };
}

/**
 * A complete address in an unlisted street: suggested as typed, with the centre of its locality as position. Needed for
 * side streets while no address register is imported.
 */
function asTyped(typed: TypedAddress): AddressSuggestion[] {
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
