import { type ReactNode, useCallback, useMemo } from 'react';
import { useT } from '../../i18n/use-t.ts';
import type { DialogSize } from '../overlay/dialog/dialog.tsx';
import type { FormattingContext } from '../table/columns/column.ts';
import type { DataTableProps, RowAction } from '../table/data-table-props.ts';
import { DataTable } from '../table/data-table.tsx';
import { SegmentedControl } from '../overlay/controls/segmented-control.tsx';
import { MissingRecord } from '../table/open-record.tsx';
import { statusColumn } from '../table/columns/status-column.tsx';
import type { StatusStyle } from '../status/status-mark.tsx';
import type { CloseRecord, RecordRow } from './record-kind.ts';
import { SHOWN, type Records } from './use-records.ts';
import { useQuery } from '@tanstack/react-query';
import { freshRecord, recordOf } from './loaded-record.tsx';
import { PendingDialog } from './pending-dialog.tsx';
import { CircleCheck, CircleSlash, Pencil, Trash2 } from 'lucide-react';
import { useOnline } from '../../api/online.ts';
import { useRecordLog } from './use-record-log.tsx';
import { useEditableColumns } from './cells/use-editable-columns.tsx';

/** What `RecordsTable` sets itself. */
type OwnProps =
  | 'label'
  | 'rows'
  | 'firstRows'
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
      /** Renders the form of a record of the list, which is fetched when the form opens; of a new record without one. */
      readonly renderForm: (record: Row | undefined, onClose: CloseRecord) => ReactNode;
      /** Size of that form's dialog, to avoid a layout shift; 600 when absent. */
      readonly formSize?: DialogSize;
      readonly renderDialog?: never;
    }
  | {
      /** For a form that loads its record itself (and handles a missing one): it gets only the id. */
      readonly renderDialog: (id: number | undefined, onClose: CloseRecord) => ReactNode;
      readonly renderForm?: never;
      readonly formSize?: never;
    };

/** A list of records with its form, and all props of a `DataTable`. */
export type RecordsTableProps<Row extends RecordRow> = Omit<DataTableProps<Row>, OwnProps> &
  FormProps<Row> & {
    readonly records: Records<Row>;
    /** Actions of a row between edit and delete. Declared outside the component or memoised. */
    readonly moreActions?: (row: Row, context: FormattingContext) => readonly RowAction[];
  };

const keyOf = ({ id }: RecordRow) => id;

/** The table of a list of records, with its open form. Pages use it through `RecordsPage`. */
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
  const { rows, firstRows, columns, ...shown } = useShownRecords(records, table);
  const editable = useEditableColumns(records, columns);
  const rowActions = useRecordActions({ edit, remove }, useWithActive(records, useWithLog(records, moreActions)));
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
        {...shown}
        columns={editable.columns}
        ref={attach}
        label={t(texts.title)}
        rows={rows}
        firstRows={firstRows}
        load={query}
        rowKey={keyOf}
        rowName={nameOf}
        {...(!readOnly && { rowActions, onOpen: edit, onDelete: (row: Row) => void remove(row) })}
        emptyText={t(texts.empty)}
      />
      {editable.styles}
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

interface ReadFirstProps<Row extends RecordRow> {
  readonly records: Pick<Records<Row>, 'one' | 'editTitleOf' | 'close'>;
  /** The opened row of the list. */
  readonly row: Row;
  readonly size: DialogSize;
  /** Renders the form with the record. */
  readonly children: (record: Row) => ReactNode;
}

/**
 * Fetches the record of a row before its form opens: a row of the list may be minutes old and has no version, so a form filled from it could
 * overwrite a newer save.
 */
function ReadFirst<Row extends RecordRow>({ records, row, size, children }: ReadFirstProps<Row>): ReactNode {
  const { call, read } = records.one;
  const query = useQuery({
    queryKey: [...call, { params: { path: { id: row.id } } }],
    queryFn: () => read(row.id),
    ...freshRecord,
  });
  const record = recordOf(query);
  if (record) return children(record);
  return (
    <PendingDialog
      title={records.editTitleOf(row)}
      size={size}
      error={query.error}
      onRetry={() => void query.refetch()}
      retrying={query.isFetching}
      onClose={records.close}
    />
  );
}

const inactive: StatusStyle = { tone: 'muted', icon: CircleSlash, label: 'records.inactive' };
const isActive = ({ active = true }: RecordRow): boolean => active;
const activeStatus = (row: RecordRow): StatusStyle | undefined => (isActive(row) ? undefined : inactive);
const activeColumn = statusColumn<RecordRow>({ id: 'active', header: 'records.active', status: activeStatus });

type Shown<Row extends RecordRow> = Pick<
  RecordsTableProps<Row>,
  'columns' | 'rowStatus' | 'filters' | 'filtered' | 'onClearFilters'
>;

/** Rows, columns and filter of a list whose records may be inactive; as the page gave them for other kinds. */
function useShownRecords<Row extends RecordRow>(
  { query, setActive, shown, usuallyShown, show }: Records<Row>,
  { columns, rowStatus, filters, filtered, onClearFilters }: Shown<Row>,
): Partial<Shown<Row>> & Pick<DataTableProps<Row>, 'rows' | 'firstRows' | 'columns'> {
  const t = useT();
  const isFiltered = setActive !== undefined && shown !== 'all';
  const { data, firstRows } = query;
  const ofState = useCallback(
    (rows: readonly Row[] | undefined) =>
      isFiltered ? rows?.filter((row) => isActive(row) === (shown === 'active')) : rows,
    [isFiltered, shown],
  );
  const rows = useMemo(() => ofState(data), [ofState, data]);
  const first = useMemo(() => ofState(firstRows), [ofState, firstRows]);
  const isMarked = setActive !== undefined && shown !== 'active' && columns.every(({ id }) => id !== activeColumn.id);
  const marked = useMemo(() => (isMarked ? [...columns, activeColumn] : columns), [isMarked, columns]);
  const status = useCallback((row: Row) => activeStatus(row) ?? rowStatus?.(row), [rowStatus]);
  if (!setActive) return { rows, firstRows: first, columns };
  return {
    rows,
    firstRows: first,
    columns: marked,
    ...(isMarked && { rowStatus: status }),
    filtered: filtered === true || shown !== usuallyShown,
    onClearFilters: () => {
      onClearFilters?.();
      show(usuallyShown);
    },
    filters: (
      <>
        {filters}
        <SegmentedControl
          label={t('records.shown')}
          value={shown}
          onChange={show}
          segments={SHOWN.map((value) => ({ value, label: t(`records.shown.${value}`) }))}
        />
      </>
    ),
  };
}

/** The actions of a page, and the one that deactivates a record or reactivates it. */
function useWithActive<Row extends RecordRow>(
  { setActive }: Pick<Records<Row>, 'setActive'>,
  moreActions: MoreActions<Row>,
): MoreActions<Row> {
  const isOnline = useOnline();
  return useCallback(
    (row: Row, context: FormattingContext): readonly RowAction[] => {
      const actions = moreActions?.(row, context) ?? [];
      if (!setActive) return actions;
      const active = isActive(row);
      const action: RowAction = {
        id: 'active',
        label: context.t(active ? 'records.deactivate' : 'records.reactivate'),
        icon: active ? <CircleSlash aria-hidden /> : <CircleCheck aria-hidden />,
        disabled: isOnline ? undefined : context.t('form.offline'),
        onSelect: () => void setActive(row, !active),
      };
      return [...actions, action];
    },
    [moreActions, setActive, isOnline],
  );
}

type MoreActions<Row> = ((row: Row, context: FormattingContext) => readonly RowAction[]) | undefined;

/** The actions of a page, and for readers of the log the changes of the record, last of them. */
function useWithLog<Row extends RecordRow>(
  { one, nameOf }: Pick<Records<Row>, 'one' | 'nameOf'>,
  moreActions: MoreActions<Row>,
): MoreActions<Row> {
  const log = useRecordLog(one.call, nameOf);
  return useCallback(
    (row: Row, context: FormattingContext): readonly RowAction[] => [
      ...(moreActions?.(row, context) ?? []),
      ...log(row, context),
    ],
    [moreActions, log],
  );
}

/** Maximum inline buttons of a row. */
const MOST_INLINE = 3;

/** The actions of a row: edit, those of the page, delete. Delete is in the menu only when three others are inline. */
function useRecordActions<Row extends RecordRow>(
  { edit, remove }: Pick<Records<Row>, 'edit' | 'remove'>,
  moreActions?: (row: Row, context: FormattingContext) => readonly RowAction[],
): (row: Row, context: FormattingContext) => readonly RowAction[] {
  const isOnline = useOnline();
  return useCallback(
    (row, context) => {
      const { t } = context;
      const first: readonly RowAction[] = [
        {
          id: 'edit',
          label: t('shared.edit'),
          icon: <Pencil aria-hidden />,
          inline: true,
          shortcut: 'Enter',
          onSelect: () => edit(row),
        },
        ...(moreActions?.(row, context) ?? []),
      ];
      return [
        ...first,
        {
          id: 'delete',
          label: t('shared.delete'),
          icon: <Trash2 aria-hidden />,
          inline: first.filter(({ inline }) => inline).length < MOST_INLINE,
          danger: true,
          disabled: isOnline ? undefined : t('form.offline'),
          shortcut: 'Delete',
          onSelect: () => void remove(row),
        },
      ];
    },
    [isOnline, edit, remove, moreActions],
  );
}
