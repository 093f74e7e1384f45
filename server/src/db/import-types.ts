import type { ImportKind } from '@navette/openapi/enums';
import type { ColumnType, Generated } from 'kysely';
import type { Moment } from './column-types.ts';

export interface ImportTables {
  import_batch: ImportBatchTable;
  import_record: ImportRecordTable;
}

export interface ImportBatchTable {
  id: Generated<number>;
  kind: ImportKind;
  source: string;
  userId: number | null;
  userName: string;
  at: Moment;
  created: number;
  updated: number;
  skipped: number;
  undoneAt: Moment | null;
  undoneBy: string | null;
}

/** What an import did to a record. */
export interface ImportRecordTable {
  id: Generated<number>;
  importId: number;
  /** Row in the file. */
  row: number;
  recordId: number;
  action: 'create' | 'update';
  /** Of the record as the import left it. */
  fingerprint: string;
  /** Columns that were changed, as they were; null for a new record. */
  before: ColumnType<Record<string, unknown> | null, string | null, string | null>;
}
