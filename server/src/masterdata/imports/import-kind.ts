import type { ImportableKind, ImportValues } from '@navette/shared/import';
import type { Author, Measuring } from '../../dispatch/public.ts';
import type { Caller } from '../../kernel/caller.ts';
import type { Db } from '../../db/database.ts';
import { validationFields } from '../../kernel/as-problem.ts';
import { contractOperations } from '../../kernel/contract.ts';
import type { BodyOf, OperationId } from '../../kernel/operation.ts';
import { invalid, type ProblemField } from '../../kernel/problem.ts';
import { lazyValidator } from '../../kernel/validators.ts';
import type { MasterdataServices } from '../services.ts';

/** Tables written by imports. */
export type ImportTable =
  | 'client'
  | 'driver'
  | 'destination'
  | 'insurance'
  | 'carecenter'
  | 'mcode'
  | 'booking'
  | 'app_user';

/** An existing record in the form of a row of a file. */
export interface ExistingRecord {
  readonly id: number;
  readonly values: ImportValues;
}

/** A valid row. */
export interface ReadyRow {
  /** Values to send with the row when it is imported: the position of its address, the ids of its records. */
  readonly completed: ImportValues;
  /** Accepted fields that should be checked. */
  readonly notices: readonly ProblemField[];
  /** Slow work of the insert, before the transaction. */
  prepare?(): Promise<void>;
  insert(trx: Db, author: Author): Promise<Inserted>;
  /** Columns set by `change`. */
  readonly columns: readonly string[];
  /** Updates a record; returns the count. */
  change(trx: Db, id: number): Promise<bigint>;
  /** Days whose lists change. */
  readonly days?: readonly string[];
}

/** Records of a row, several for a standing order; the temporary password of a user, null for one who can't sign in. */
export interface Inserted {
  readonly ids: readonly number[];
  readonly password?: string | null;
}

export interface ImportKind {
  readonly kind: ImportableKind;
  /** Operation whose body a row is, and whose permission it requires. */
  readonly create: OperationId;
  /** Operation of an update; without it records can't be changed by an import. */
  readonly update?: OperationId;
  readonly table: ImportTable;
  /** Existing records that rows may duplicate. */
  readonly existing: (db: Db, rows: readonly ImportValues[], today: string) => Promise<readonly ExistingRecord[]>;
  /**
   * Parser of rows, each validated as by the create.
   * @throws ProblemError of the reader, with every wrong field
   */
  readonly reader: (services: ImportServices, caller: Caller) => Promise<(values: ImportValues) => Promise<ReadyRow>>;
  /** Records that others refer to. */
  readonly referenced: (trx: Db, ids: readonly number[]) => Promise<ReadonlySet<number>>;
}

/** Dependencies of imports: those of bookings measure their routes. */
export type ImportServices = MasterdataServices & Measuring;

/**
 * Parser of values into the body of an operation, validated by its schema as a call would be.
 * @throws ProblemError of the reader, with every wrong field
 */
export function bodyReader<Id extends OperationId>(id: Id): (values: object) => BodyOf<Id> {
  const operation = contractOperations.find((candidate) => candidate.id === id);
  const schema = operation?.documented.requestBody?.content?.['application/json']?.schema;
  if (!schema) throw new Error(`${id} takes no body`);
  const validator = lazyValidator(schema, 'json');
  const isBody = (values: unknown): values is BodyOf<Id> => validator(values);
  return (values) => {
    if (isBody(values)) return values;
    throw invalid(...validationFields(validator.errors ?? []));
  };
}
