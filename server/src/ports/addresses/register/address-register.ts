import type { AddressSuggestion, GeocodedPlace, GeoPoint } from '../address-port.ts';
import type { TypedAddress } from '../embedded/typed-address.ts';

/** Languages of names in the register. */
export type RegisterLanguage = 'fr' | 'nl' | 'de';

/** A search in the register. */
export interface RegisterSearch {
  readonly typed: TypedAddress;
  /** Language of the answer when the text matches names in several. */
  readonly language: RegisterLanguage | undefined;
  /** Where the nearest of equally good streets should lie. */
  readonly near: GeoPoint;
  readonly limit: number;
}

/** Hits of the register, best first. */
export interface RegisterHits {
  /** Addresses with the very house number that was typed. */
  readonly exact: readonly AddressSuggestion[];
  /** Streets, and house numbers beside the one typed. */
  readonly possible: readonly AddressSuggestion[];
}

/** The imported address register; empty until an operator has imported it. */
export interface AddressRegister {
  /** Streets and house numbers that fit. */
  search(search: RegisterSearch): Promise<RegisterHits>;
  /** Filters postal codes to those with streets in the register. */
  covers(zips: readonly string[]): Promise<ReadonlySet<string>>;
  /** Geocodes a complete address, with its postal code; null when the register does not have the street. */
  locate(typed: TypedAddress): Promise<GeocodedPlace | null>;
}

/** A register in which nothing is. */
export const emptyRegister: AddressRegister = {
  search: () => Promise.resolve({ exact: [], possible: [] }),
  covers: () => Promise.resolve(new Set()),
  locate: () => Promise.resolve(null),
};
