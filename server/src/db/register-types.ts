import type { Generated } from 'kysely';
import type { Json, Moment } from './column-types.ts';

/** The imported address register. */
export interface RegisterTables {
  register_region: RegisterRegionTable;
  register_street: RegisterStreetTable;
  register_address: RegisterAddressTable;
  register_progress: RegisterProgressTable;
}

export interface RegisterRegionTable {
  region: string;
  /** Of the file it comes from. */
  fingerprint: string;
  regionsOfFile: number;
  file: string;
  importedAt: Moment;
  streets: number;
  addresses: number;
}

export interface RegisterStreetTable {
  id: Generated<number>;
  region: string;
  streetId: string;
  zip: string;
  streetFr: string | null;
  streetNl: string | null;
  streetDe: string | null;
  cityFr: string | null;
  cityNl: string | null;
  cityDe: string | null;
  /** Millionths of a degree, as all places of the register. */
  latitude: number;
  longitude: number;
  /** Words of its names, each after a space. */
  names: string;
  /** The same with those of its places. */
  search: string;
}

export interface RegisterAddressTable {
  street: number;
  /** What the house number begins with, to find its neighbours. */
  number: number;
  houseNumber: string;
  latitude: number;
  longitude: number;
}

export interface RegisterProgressTable {
  fingerprint: string;
  /** Bytes of the file that are taken over. */
  position: number;
  counts: Json<Record<string, number>>;
}
