import type { AddressSearch, AddressSuggestion } from '../address-port.ts';
import { localityOf } from '../embedded/search-gazetteer.ts';
import { gazetteer, isBilingual, languageOf, type AddressLanguage } from '../embedded/gazetteer.ts';
import { cityName, type TypedAddress, readings } from '../embedded/typed-address.ts';
import { isComplete, oneLine } from '../embedded/suggestion-text.ts';
import { type FoundAddress, pickName } from './choose-place.ts';

/** Required attributions: OpenStreetMap's (ODbL), and Google's when its map is not shown. */
const ATTRIBUTION = {
  photon: '© OpenStreetMap contributors',
  google: 'Powered by Google',
} as const;

interface Asked {
  readonly typed: TypedAddress;
  readonly user: AddressLanguage | undefined;
  readonly source: keyof typeof ATTRIBUTION;
}

/** A postal code is shown with the post's name of its place; OpenStreetMap has the municipality, in both languages. */
function cityOf({ zip, city }: FoundAddress, language: AddressLanguage): string | null {
  const locality = zip === null ? undefined : localityOf(gazetteer(), zip, city ?? '');
  if (locality) return cityName(locality, isBilingual(locality.zip) ? language : languageOf(locality.zip));
  return city && pickName(city, [], language).name;
}

/** A street without the typed number is suggested with it: new houses are on no map yet. */
function toSuggestion(found: FoundAddress, { typed, user, source }: Asked): AddressSuggestion {
  const named = found.street === null ? undefined : pickName(found.street, typed.words, user);
  const isHouse = found.houseNumber !== null;
  const houseNumber =
    found.street === null || found.name !== null ? found.houseNumber : (found.houseNumber ?? typed.houseNumber);
  const postbox = houseNumber !== null && houseNumber.toUpperCase() === typed.houseNumber ? typed.postbox : null;
  const parts = {
    street: named?.name ?? null,
    houseNumber,
    postbox,
    zip: found.zip,
    city: cityOf(found, named?.language ?? user ?? 'fr'),
  };
  const fullAddress = oneLine(parts);
  const label =
    found.name !== null && (isHouse || found.street !== null) ? `${found.name}, ${fullAddress}` : fullAddress;
  return {
    ...parts,
    label,
    fullAddress,
    ...found.place,
    complete: isComplete(parts),
    source,
    attribution: ATTRIBUTION[source],
  };
}

const isSendable = ({ label, houseNumber, street, city }: AddressSuggestion): boolean =>
  label.length <= 300 && (houseNumber?.length ?? 0) <= 20 && (street?.length ?? 0) <= 200 && (city?.length ?? 0) <= 100;

/** A geocoder's hits as suggestions, without duplicates and those without postal code. */
export function toSuggestions(
  found: readonly FoundAddress[],
  { q, limit, language }: AddressSearch,
  source: Asked['source'],
): AddressSuggestion[] {
  const user = language === 'en' ? undefined : language;
  const seen = new Set<string>();
  return readings(q)
    .filter(({ zip, words }) => zip !== null || words.length > 0)
    .flatMap((typed) =>
      found
        .filter(({ zip }) => zip !== null && (typed.zip === null || zip === typed.zip))
        .map((one) => toSuggestion(one, { typed, user, source })),
    )
    .filter((suggestion) => isSendable(suggestion) && !seen.has(suggestion.label) && seen.add(suggestion.label))
    .slice(0, limit);
}
