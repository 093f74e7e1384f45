import type { ColumnType, Generated } from 'kysely';
import type { Moment } from './column-types.ts';

/** Where the number of a client leads that was merged into another. */
export interface ClientAliasTable {
  id: number;
  clientId: number;
  at: Moment;
}

/** Columns of a record, as JSON has them; null once they are forgotten. */
type Snapshot = ColumnType<Readonly<Record<string, unknown>> | null, string | null, string | null>;

/** A merge of two clients, with what is needed to undo it. */
export interface ClientMergeTable {
  id: Generated<number>;
  keptId: number;
  removedId: number;
  at: Moment;
  userId: number | null;
  userName: string;
  /** The other record as it was. */
  removed: Snapshot;
  /** Fields of the kept record that the merge changed, before and after. */
  before: Snapshot;
  after: Snapshot;
  /** Ids of the rows that moved, by table. */
  moved: ColumnType<Readonly<Record<string, readonly string[]>>, string, string>;
  undoneAt: Moment | null;
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
