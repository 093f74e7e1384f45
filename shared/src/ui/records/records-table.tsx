import type { ReactNode } from 'react';
import type { RecordDialogResult } from '../../federation/dialog-contracts.ts';
import { useT } from '../../i18n/use-t.ts';
import type { DialogSize } from '../overlay/dialog/dialog.tsx';
import type { FormattingContext } from '../table/columns/column.ts';
import type { DataTableProps } from '../table/data-table-props.ts';
import { DataTable } from '../table/data-table.tsx';
import { MissingRecord } from '../table/open-record/missing-record.tsx';
import type { RowAction } from '../table/rows/row-action.ts';
import { ReadFirst } from './read-first.tsx';
import type { RecordRow } from './record-kind.ts';
import { useRecordActions } from './use-record-actions.tsx';
import type { Records } from './use-records.ts';

/** Closes a form: with the record after a save, with nothing when it was cancelled. */
export type CloseRecord = (saved?: RecordDialogResult) => void;

/** What `RecordsTable` sets itself. */
type OwnProps =
  | 'label'
  | 'rows'
  | 'load'
  | 'rowKey'
  | 'rowName'
  | 'rowActions'
  | 'onOpen'
  | 'onDelete'
  | 'emptyText'
  | 'ref';

type FormProps<Row> =
  | {
      /** The form of a record of the list, which is read by itself when it opens; of a new record without one. */
      readonly renderForm: (record: Row | undefined, onClose: CloseRecord) => ReactNode;
      /** Size of that form's dialog, to avoid a layout shift; 600 when absent. */
      readonly formSize?: DialogSize;
      readonly renderDialog?: never;
    }
  | {
      /** For a form that loads its record itself (and says when it is missing): it gets the id alone. */
      readonly renderDialog: (id: number | undefined, onClose: CloseRecord) => ReactNode;
      readonly renderForm?: never;
      readonly formSize?: never;
    };

/** A list of records with its form. Beside this, everything that a `DataTable` takes. */
export type RecordsTableProps<Row extends RecordRow> = Omit<DataTableProps<Row>, OwnProps> &
  FormProps<Row> & {
    readonly records: Records<Row>;
    /** Actions of a row between edit and delete. Declared outside the component or memoised. */
    readonly moreActions?: (row: Row, context: FormattingContext) => readonly RowAction[];
  };

const keyOf = ({ id }: RecordRow) => id;

/** The table of a list of records, with the form that is open over it. A page has it from `RecordsPage`. */
export function RecordsTable<Row extends RecordRow>({
  records,
  moreActions,
  renderForm,
  formSize = 600,
  renderDialog,
  ...table
}: RecordsTableProps<Row>): ReactNode {
  const t = useT();
  const { texts, query, nameOf, openId, openedRow, isAdding, readOnly, edit, remove, close, reveal, attach } = records;
  const rowActions = useRecordActions({ edit, remove }, moreActions);
  const closeForm: CloseRecord = (saved) => {
    close();
    if (saved) reveal(saved.id);
  };
  const isMissing = renderForm !== undefined && openId !== undefined && openedRow === null;
  return (
    <>
      {isMissing && <MissingRecord id={openId} onClose={close} />}
      <DataTable
        {...table}
        ref={attach}
        label={t(texts.title)}
        rows={query.data}
        load={query}
        rowKey={keyOf}
        rowName={nameOf}
        {...(!readOnly && { rowActions, onOpen: edit, onDelete: (row: Row) => void remove(row) })}
        emptyText={t(texts.empty)}
      />
      {isAdding && (renderForm?.(undefined, closeForm) ?? renderDialog?.(undefined, closeForm))}
      {openedRow && renderForm && (
        <ReadFirst key={openedRow.id} records={records} row={openedRow} size={formSize}>
          {(record) => renderForm(record, closeForm)}
        </ReadFirst>
      )}
      {openId !== undefined && renderDialog?.(openId, closeForm)}
    </>
  );
}
