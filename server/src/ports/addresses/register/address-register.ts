import type { AddressSuggestion, GeocodedPlace, GeoPoint } from '../address-port.ts';
import type { TypedAddress } from '../embedded/typed-address.ts';

/** Languages of names in the register. */
export type RegisterLanguage = 'fr' | 'nl' | 'de';

/** What is looked for in the register. */
export interface RegisterSearch {
  readonly typed: TypedAddress;
  /** Which name is offered where what is typed fits several. */
  readonly language: RegisterLanguage | undefined;
  /** Where the nearest of equally good streets should lie. */
  readonly near: GeoPoint;
  readonly limit: number;
}

/** What the register knows, the best first. */
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
  /** Those of some postal codes whose streets the register knows. */
  covers(zips: readonly string[]): Promise<ReadonlySet<string>>;
  /** Where a whole address lies, with its postal code; null when the register does not know the street. */
  locate(typed: TypedAddress): Promise<GeocodedPlace | null>;
}

/** A register in which nothing is. */
export const emptyRegister: AddressRegister = {
  search: () => Promise.resolve({ exact: [], possible: [] }),
  covers: () => Promise.resolve(new Set()),
  locate: () => Promise.resolve(null),
};
