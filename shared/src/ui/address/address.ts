import type { components } from '@navette/openapi/types';

/** An address that the server suggests. */
export type AddressSuggestion = components['schemas']['AddressSuggestion'];

/** Asks the server for addresses that fit a text. */
export type AddressFetcher = (text: string, signal: AbortSignal) => Promise<readonly AddressSuggestion[]>;

/** A complete address: street and number, postal code and locality; the position when it is known. */
export interface Place {
  /** Street and number. */
  readonly address: string;
  readonly zip: string;
  readonly city: string;
  /** All of it on one line. */
  readonly fullAddress: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
}

/** The place of a suggestion; null unless it has street, number, postal code and locality (S2 §5). */
export function placeOf(suggestion: AddressSuggestion): Place | null {
  const { street, houseNumber, zip, city, fullAddress, latitude, longitude } = suggestion;
  if (!street || !houseNumber || !zip || !city) return null;
  return { address: `${street} ${houseNumber}`, zip, city, fullAddress, latitude, longitude };
}
