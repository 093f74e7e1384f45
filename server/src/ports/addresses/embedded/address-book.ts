import type { AddressSuggestion, GeoPoint } from '../address-port.ts';

/** Addresses of clients, destinations and drivers in the database. */
export interface AddressBook {
  /** Records whose name or address has words with each typed word as prefix (accents ignored). */
  search(words: readonly string[], limit: number): Promise<AddressSuggestion[]>;
  /** Stored position of an address, ignoring accents, case and punctuation; null when unknown. */
  locate(address: string): Promise<GeoPoint | null>;
}
