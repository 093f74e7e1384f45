import type { AddressSuggestion, GeoPoint } from '../address-port.ts';

/** The addresses of clients, destinations and drivers that the database already knows. */
export interface AddressBook {
  /** Records whose name or address holds words beginning with each typed word (as compared, accents ignored). */
  search(words: readonly string[], limit: number): Promise<AddressSuggestion[]>;
  /** The stored place of an address, compared without accents, case and punctuation; null when nobody lives there. */
  locate(address: string): Promise<GeoPoint | null>;
}
