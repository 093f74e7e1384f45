import type { AddressSource } from '@navette/openapi/enums';

/** A place on earth, WGS 84, in degrees. */
export interface GeoPoint {
  readonly latitude: number;
  readonly longitude: number;
}

/** Input of an address field (S1 §2.6, §5). */
export interface AddressSearch {
  /** Typed text; accents and case do not matter, French and Dutch names are both understood. */
  readonly q: string;
  /** At most so many suggestions. */
  readonly limit: number;
  /** Where the nearest of equally good suggestions should lie. */
  readonly near?: GeoPoint;
  /** Language of the user: which name is offered where what is typed fits several. */
  readonly language?: 'fr' | 'nl' | 'en';
}

/** One suggested address, in the fields of the contract. */
export interface AddressSuggestion {
  /** Text to show, with a name before the address when it is in the address book. */
  readonly label: string;
  readonly street: string | null;
  readonly houseNumber: string | null;
  readonly postbox: string | null;
  readonly zip: string | null;
  readonly city: string | null;
  /** Whole address on one line: what is stored. */
  readonly fullAddress: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
  /** Has street, number, postal code and locality: only such an address may be saved (S1 §5). */
  readonly complete: boolean;
  readonly source: AddressSource;
  /** Whom to name where it is shown. */
  readonly attribution?: string | null;
  readonly clientId?: number | null;
  readonly destinationId?: number | null;
}

/** How exactly a geocoded place is known. */
export type Precision = 'address' | 'street' | 'locality';

/** The place of an address. */
export interface GeocodedPlace extends GeoPoint {
  readonly precision: Precision;
}

/**
 * Address suggestions and geocoding (ARCHITECTURE: Embedded by default, real in production).
 * Every adapter passes address-port.contract.ts.
 */
export interface AddressPort {
  /** Suggestions for typed text, the best first; none when nothing fits. Rejects when the service fails. */
  suggest(search: AddressSearch): Promise<AddressSuggestion[]>;
  /** The place of a whole address on one line, which holds postal code and locality; null when it is unknown. */
  geocode(address: string): Promise<GeocodedPlace | null>;
}

/** The address port as it is configured: of a service with the own addresses beside it, or these alone. Never rejects for the service. */
export interface Addresses extends AddressPort {
  /** Name of the configured service during an outage, when own addresses are the fallback; else null. */
  outage(): string | null;
}
