import type { Moment } from './column-types.ts';

/** Where the number of a client leads that was merged into another. */
export interface ClientAliasTable {
  id: number;
  clientId: number;
  at: Moment;
}

/** A destination that was deleted a short while ago. */
export interface DeletedDestinationTable {
  id: number;
  name: string;
  address: string | null;
  zip: string | null;
  city: string | null;
  fullAddress: string | null;
  latitude: number | null;
  longitude: number | null;
  tel: string | null;
  deletedAt: Moment;
}
