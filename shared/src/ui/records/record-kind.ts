import type { CallKey } from '../../api/calls.ts';
import type { NameUse } from '../../domain/people/person-name.ts';
import type { RecordDialogResult } from '../../federation/dialog-contracts.ts';
import type { MessageValues } from '../../i18n/use-t.ts';
import type { FormattingContext } from '../table/columns/column.ts';
import type { SendBulk } from './bulk/bulk-edit.ts';
import type { Leaves } from './use-ask-deactivation.tsx';

/** Properties of every record. */
export interface RecordRow {
  readonly id: number;
  /** False for a record that is kept, but no longer offered. */
  readonly active?: boolean;
  /** True for a person who was removed from it: none of it is edited. */
  readonly anonymised?: boolean;
}

/** Response to a create. */
export interface CreateAnswer {
  readonly insertId: number;
}

/**
 * A kind of record: its texts, its name and its operations of the contract. Declared once, in the file of its requests. `Row` is a record of the
 * list, `Form` the body of create and update, `Created` the answer to a create. A plain literal, without calls, so that a page which imports
 * something else from that file is not recorded as calling these operations.
 *
 * @example export const mcodes: RecordKind<MCode, MCodeForm> = {
 *   textPrefix: 'mcode',
 *   nameOf: ({ mcode }) => mcode,
 *   one: { call: ['get', '/api/mcode/{id}'], read: (id) => api.GET('/api/mcode/{id}', { params: { path: { id } } }) },
 *   create: (body) => api.POST('/api/mcode', { body }),
 *   update: (id, body) => api.PUT('/api/mcode/{id}', { params: { path: { id } }, body }),
 *   remove: (id) => api.DELETE('/api/mcode/{id}', { params: { path: { id } } }),
 *   invalidates: [['get', '/api/mcode']], };
 */
export interface RecordKind<
  Row extends RecordRow,
  Form,
  Created extends CreateAnswer = CreateAnswer,
  Whole extends Row = Row,
> {
  /**
   * Prefix of its message keys: `mcode` for `mcode.title`, `mcode.add`, … (`recordTexts` lists them, and the check of the catalogues knows this
   * property: `tools/build/src/catalogue-check/used-keys.mjs`).
   */
  readonly textPrefix: string;
  /** Name of a record: `list` in rows, their buttons and pickers, `text` in questions and messages. `personName` for a person. */
  readonly nameOf: (record: Row | Form, use: NameUse, context: FormattingContext) => string;
  /** Parameters of the texts besides `{name}`. */
  readonly values?: (record: Row | Form, context: FormattingContext) => MessageValues;
  /** Message key of the consequences of a delete, when they depend on the record. The kind's own otherwise. */
  readonly deleteBody?: (row: Row) => string;
  /** A single record: the form is filled from it, and the save is based on its version. `call`: its GET, whose path its PUT shares. */
  readonly one: {
    readonly call: CallKey;
    readonly read: (id: number) => Promise<{ data?: readonly Whole[] }>;
  };
  /** Rejects with an {@link ApiProblem} (`validation`), shown at the fields of the form. */
  readonly create: (form: Form) => Promise<{ data?: Created }>;
  /** Rejects with an {@link ApiProblem} (`validation`, `notFound`), shown in the form. */
  readonly update: (id: number, form: Form) => Promise<unknown>;
  /** Rejects with an {@link ApiProblem} (`referenced`, with the count), shown in a toast. */
  readonly remove: (id: number) => Promise<unknown>;
  /** Undoes `remove`. With it a delete needs no confirmation and offers Undo; without it a delete asks first. */
  readonly restore?: (id: number) => Promise<unknown>;
  /**
   * Changes fields of several records. With it the list deactivates and reactivates records, and filters them
   * (specification/registers.md#inactive-records).
   */
  readonly change?: SendBulk<{ readonly active?: boolean }>;
  /** Open work that names records, asked before they are deactivated. */
  readonly leaves?: Leaves;
  /** Queries that show records of this kind: invalidated after each change. */
  readonly invalidates: readonly CallKey[];
}

/** Path of a call, under which the version of the record is stored. */
export const pathOfCall = ([, path]: CallKey, id?: number): string => path.replace('{id}', String(id));

/** Message parameters of a record: its name and the kind's own values. */
export const textValues = <Row extends RecordRow, Form>(
  { nameOf, values }: Pick<RecordKind<Row, Form>, 'nameOf' | 'values'>,
  record: Row | Form,
  context: FormattingContext,
): MessageValues => ({ name: nameOf(record, 'text', context), ...values?.(record, context) });

/** Closes a form: with the record after a save, without one when cancelled. */
export type CloseRecord = (saved?: RecordDialogResult) => void;
