import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { type CallKey, invalidate } from '../../api/calls.ts';
import { choiceParam, numberParam, useSearchState } from '../../router/index.ts';
import { useSingleKey } from '../keys.ts';
import type { TableLoad, TableHandle } from '../table/data-table-props.ts';
import { useOpenRecord, useOpenedRow } from '../table/open-record.tsx';
import { textValues, type CreateAnswer, type RecordKind, type RecordRow } from './record-kind.ts';
import { recordTexts, type RecordTexts } from './record-texts.ts';
import { readRecord } from './save-record.ts';
import { useRemoveRecord } from './use-remove-record.ts';
import { useSetActive } from './use-set-active.ts';
import { useFormattingContext } from '../table/columns/column.ts';

/** A list query of `$api`. */
export interface RecordsQuery<Row> extends TableLoad {
  readonly data: readonly Row[] | undefined;
  /** First rows of a long list, as in the props of a `DataTable`. */
  readonly firstRows?: readonly Row[] | undefined;
}

/** State and actions of a list of records; functions keep their identity between renders. */
export interface Records<Row extends RecordRow> {
  readonly texts: RecordTexts;
  readonly query: RecordsQuery<Row>;
  readonly nameOf: (row: Row) => string;
  /** Title of the form of a row. */
  readonly editTitleOf: (row: Row) => string;
  /** Fetches a single record. @throws {ApiProblem} `notFound` */
  readonly one: { readonly call: CallKey; readonly read: (id: number) => Promise<readonly Row[]> };
  /** Id of the record whose form is open (`?id=` of the URL). */
  readonly openId: number | undefined;
  /** Snapshot of its row when it was opened; null when it is not in the list. */
  readonly openedRow: Row | null | undefined;
  /** Opens the form of a record (sets `?id=`). */
  readonly open: (id: number) => void;
  readonly edit: (row: Row) => void;
  /** The form of a new record is open. */
  readonly isAdding: boolean;
  readonly add: () => void;
  /** Closes the open form, of a new record or of one of the list. */
  readonly close: () => void;
  /** Deletes after a confirmation, or immediately with Undo. */
  readonly remove: (row: Row) => Promise<void>;
  /** Fetches again what shows records of this kind; resolves when the list is fresh. */
  readonly refresh: () => Promise<void>;
  /** Deactivates a record, or reactivates it; undefined for kinds without it. */
  readonly setActive: ((row: Row, active: boolean) => Promise<void>) | undefined;
  /** Records that the list shows by whether they are active. */
  readonly shown: ShownRecords;
  readonly usuallyShown: ShownRecords;
  readonly show: (shown: ShownRecords) => void;
  /** Scrolls to a row and marks it, as soon as it is in the list. */
  readonly reveal: (id: number) => void;
  /** The user has no write permission: no form, no row actions. */
  readonly readOnly: boolean;
  /** `ref` of the table. */
  readonly attach: (table: TableHandle | null) => void;
}

/** Records of a list by whether they are active. */
export type ShownRecords = (typeof SHOWN)[number];

/** Choices of that filter. */
export const SHOWN = ['active', 'inactive', 'all'] as const;

const page = numberParam(1, { min: 1 });
const SHOWN_ACTIVE = { active: choiceParam(SHOWN, 'active'), page };
const SHOWN_ALL = { active: choiceParam(SHOWN, 'all'), page };

/** Options of a list of records. */
export interface RecordsOptions {
  readonly readOnly?: boolean;
  /** Records that the list shows first; default the active ones. */
  readonly shown?: 'active' | 'all';
}

/**
 * Headless list of one kind of record: list, add, edit, delete with confirmation or Undo, toast, refresh, open by link (`?id=`) and reveal after a
 * save; rendered by `RecordsPage` or `RecordsTable`. The key `n` adds. `readOnly`: only the list.
 *
 * @example const records = useRecords(mcodes, useMCodes()); return <RecordsPage records={records} columns={columns} … renderForm={(mcode, onClose) =>
 * <MCodeForm {...{ mcode, onClose }} />} />;
 */
export function useRecords<Row extends RecordRow, Form, Created extends CreateAnswer>(
  kind: RecordKind<Row, Form, Created>,
  query: RecordsQuery<Row>,
  { readOnly = false, shown: usuallyShown = 'active' }: RecordsOptions = {},
): Records<Row> {
  const context = useFormattingContext();
  const table = useRef<TableHandle>(null);
  const attach = useCallback((handle: TableHandle | null) => {
    table.current = handle;
  }, []);
  const [isAdding, setAdding] = useState(false);
  const { id: linkedId, open, close: closeOpened } = useOpenRecord();
  const openId = readOnly ? undefined : linkedId;
  const openedRow = useOpenedRow(query.data, openId);
  const reveal = useCallback((id: number) => table.current?.reveal(id), []);
  const remove = useRemoveRecord(kind, reveal);
  const setActive = useSetActive(kind);
  const cache = useQueryClient();
  const refresh = useCallback(() => invalidate(cache, kind.invalidates), [cache, kind]);
  const [{ active: shown }, setSearch] = useSearchState(usuallyShown === 'all' ? SHOWN_ALL : SHOWN_ACTIVE);
  const edit = useCallback(({ id }: Row) => open(id), [open]);
  const nameOf = useCallback((row: Row) => kind.nameOf(row, 'list', context), [kind, context]);
  const texts = recordTexts(kind.textPrefix);
  const add = useCallback(() => setAdding(!readOnly), [readOnly]);
  const close = useCallback(() => {
    setAdding(false);
    closeOpened();
  }, [closeOpened]);
  useSingleKey('n', readOnly ? undefined : add);
  return {
    texts,
    query,
    nameOf,
    editTitleOf: (row) => context.t(texts.editTitle, textValues(kind, row, context)),
    one: { call: kind.one.call, read: async (id) => [await readRecord(kind, id)] },
    openId,
    openedRow,
    open,
    edit,
    isAdding,
    add,
    close,
    remove,
    refresh,
    setActive: readOnly ? undefined : setActive,
    shown,
    usuallyShown,
    show: (active) => setSearch({ active, page: 1 }),
    reveal,
    readOnly,
    attach,
  };
}
