import type { AddressSuggestion, GeocodedPlace, GeoPoint } from '../address-port.ts';
import type { TypedAddress } from '../embedded/typed-address.ts';

/** Languages of names in the register. */
export type RegisterLanguage = 'fr' | 'nl' | 'de';

/** A search in the register. */
export interface RegisterSearch {
  readonly typed: TypedAddress;
  /** Preferred language when the text matches names in several. */
  readonly language: RegisterLanguage | undefined;
  /** Reference position: of equally good streets the nearest come first. */
  readonly near: GeoPoint;
  readonly limit: number;
}

/** Hits of the register, best first. */
export interface RegisterHits {
  /** Addresses with exactly the typed house number. */
  readonly exact: readonly AddressSuggestion[];
  /** Streets, and house numbers near the typed one. */
  readonly possible: readonly AddressSuggestion[];
}

/** The imported address register; empty until an operator imports it. */
export interface AddressRegister {
  /** Matching streets and house numbers. */
  search(search: RegisterSearch): Promise<RegisterHits>;
  /** The postal codes with streets in the register. */
  zips(): Promise<ReadonlySet<string>>;
  /** Geocodes a complete address, with its postal code; null when the register does not have the street. */
  locate(typed: TypedAddress): Promise<GeocodedPlace | null>;
}

/** An empty register. */
export const emptyRegister: AddressRegister = {
  search: () => Promise.resolve({ exact: [], possible: [] }),
  zips: () => Promise.resolve(new Set()),
  locate: () => Promise.resolve(null),
};

const REGIONS: ReadonlyMap<string, string> = new Map([
  ['BE-BRU', 'BeST Address – UrbIS © Paradigm (Brussels)'],
  ['BE-VLG', 'BeST Address – Adressenregister © Digitaal Vlaanderen'],
  ['BE-WAL', 'BeST Address – ICAR © SPW (Wallonie)'],
]);

/** Attribution of each region, required by the licence of the open data. */
export const attributionOf = (region: string): string => REGIONS.get(region) ?? 'BeST Address (bosa.belgium.be)';

/** Regions of the register. */
export const registerRegions = (): readonly string[] => [...REGIONS.keys()];
