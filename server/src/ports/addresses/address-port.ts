import type { components } from '@navette/openapi/types';

/** A place on earth, WGS 84, in degrees. */
export interface GeoPoint {
  readonly latitude: number;
  readonly longitude: number;
}

/** Input of an address field (specification/screens.md#forms). */
export interface AddressSearch {
  /** Typed text; accents and case are ignored, French and Dutch names are both supported. */
  readonly q: string;
  /** Maximum number of suggestions. */
  readonly limit: number;
  /** Reference position: of equally good suggestions the nearest come first. */
  readonly near?: GeoPoint;
  /** Language of the user: decides the name when several match. */
  readonly language?: 'fr' | 'nl' | 'en';
}

/** One suggested address, as in the contract. Only a complete one may be saved. */
export type AddressSuggestion = Readonly<components['schemas']['AddressSuggestion']>;

/** Precision of a geocoded position. */
export type Precision = 'address' | 'street' | 'locality';

/** Position of an address. */
export interface GeocodedPlace extends GeoPoint {
  readonly precision: Precision;
}

/**
 * Address suggestions and geocoding (specification/shell.md#external-services).
 * Every adapter passes address-port.contract.ts.
 */
export interface AddressPort {
  /** Suggestions for typed text, the best first; none without a match. Rejects when the service fails. */
  suggest(search: AddressSearch): Promise<AddressSuggestion[]>;
  /** Position of a full address on one line, including postal code and locality; null when it is unknown. */
  geocode(address: string): Promise<GeocodedPlace | null>;
}

/** The configured address port: of a service with our own addresses as fallback, or only these. Never rejects because of the service. */
export interface Addresses extends AddressPort {
  /** Name of the configured service during an outage, when our own addresses are the fallback; else null. */
  outage(): string | null;
}
