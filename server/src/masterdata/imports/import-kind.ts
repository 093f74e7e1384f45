import type { ImportableKind, ImportValues } from '@navette/shared/domain';
import type { Author } from '../../dispatch/public.ts';
import type { Db } from '../../db/database.ts';
import type { OperationId } from '../../kernel/operation.ts';
import type { ProblemField } from '../../kernel/problem.ts';
import type { ImportServices } from './import-services.ts';

/** Tables that imports write. */
export type ImportTable = 'client' | 'driver' | 'destination' | 'insurance' | 'booking';

/** A record that is there already, as a row of a file would state it. */
export interface ExistingRecord {
  readonly id: number;
  readonly values: ImportValues;
}

/** A row that may be written. */
export interface ReadyRow {
  /** Values to send with the row when it is imported: the place of its address, the numbers of the records that it names. */
  readonly completed: ImportValues;
  /** Fields that are taken and should be looked at. */
  readonly notices: readonly ProblemField[];
  insert(trx: Db, author: Author): Promise<number>;
  /** Columns that `change` sets. */
  readonly columns: readonly string[];
  /** How many records changed. */
  change(trx: Db, id: number): Promise<bigint>;
  /** Day whose lists change. */
  readonly day?: string;
}

/** How one kind of record is imported. */
export interface ImportKind {
  readonly kind: ImportableKind;
  /** The operation whose body a row is and whose permission it needs. */
  readonly create: OperationId;
  /** The same for the change of a record; without it a record can't be changed by an import. */
  readonly update?: OperationId;
  readonly table: ImportTable;
  /** Records that rows may repeat. */
  readonly existing: (db: Db, rows: readonly ImportValues[]) => Promise<readonly ExistingRecord[]>;
  /**
   * A reader of rows, each checked as the create would check it.
   * @throws ProblemError of the reader, with every field that is wrong
   */
  readonly reader: (services: ImportServices) => Promise<(values: ImportValues) => Promise<ReadyRow>>;
  /** Those of some records that others refer to. */
  readonly referenced: (trx: Db, ids: readonly number[]) => Promise<ReadonlySet<number>>;
}
