import { useMemo, type ReactNode } from 'react';
import type { DataTableProps, TableLoad } from './data-table-props.ts';
import type { RowGroup } from './groups/use-groups.ts';
import { GroupRow } from './groups/group-row.tsx';
import { BodyRow } from './rows/body-row.tsx';
import type { DataTableModel } from './use-data-table.ts';
import type { TableGridModel } from './use-table-grid.ts';
import { SearchX } from 'lucide-react';
import { useT } from '../../i18n/index.ts';
import { Button } from '../kit/button.tsx';
import { EmptyState, ErrorState } from '../kit/error-state.tsx';

/** Props of the table body. */
export interface TableBodyProps<Row extends object> {
  readonly props: DataTableProps<Row>;
  readonly list: DataTableModel<Row>;
  readonly grid: TableGridModel<Row>;
  /** Cells in a row, including the one of the buttons. */
  readonly span: number;
  readonly onClearFilters: (() => void) | undefined;
  /** Number of inline actions that there is room for. */
  readonly inlineActions: number;
}

/** Rendered rows, or a skeleton or notice in their place. */
export function TableBody<Row extends object>({
  props,
  list,
  grid,
  span,
  onClearFilters,
  inlineActions,
}: TableBodyProps<Row>): ReactNode {
  const { load, emptyText, rowKey, rowStatus } = props;
  const { shown, context, model, groups, keys, changed, selection, held } = list;
  const onToggle = props.selectionActions && selection.toggle;
  const { virtual, focus, revealed } = grid;
  const { rowActions: actionsOf, rowName: nameOf } = props;
  const rowActions = useMemo(() => actionsOf && ((row: Row) => actionsOf(row, context)), [actionsOf, context]);
  const rowName = useMemo(() => nameOf ?? ((row: Row) => String(rowKey(row))), [nameOf, rowKey]);
  if (shown === undefined && !load.error) {
    return (
      <tbody>
        <SkeletonRows columns={span} />
      </tbody>
    );
  }
  if (model.pageRows.length === 0) {
    return (
      <tbody>
        <NoticeRow {...{ span, load, emptyText, onClearFilters }} />
      </tbody>
    );
  }
  const selectGroup = props.selectionActions && ((group: RowGroup<Row>) => selection.toggleRows(group.rows));
  const draw = (index: number) => {
    const row = groups.lines.rows[index];
    const group = groups.lines.heads.get(index);
    const key = keys[index];
    const rowIndex = model.firstIndex + index + 2;
    const active = index === focus.activeIndex;
    if (group) {
      return (
        <GroupRow
          key={group.key}
          {...{ group, index, rowIndex, active, context }}
          span={props.selectionActions ? span - 1 : span}
          folded={groups.isFolded(group)}
          totals={props.totals}
          selected={props.selectionActions !== undefined && group.rows.every((one) => selection.keys.has(rowKey(one)))}
          onSelect={selectGroup}
        />
      );
    }
    if (row === undefined || key === undefined) return null;
    return (
      <BodyRow
        key={key}
        {...{ row, index, context, rowName, rowStatus, rowActions, inlineActions, onToggle }}
        rowKey={key}
        selected={selection.keys.has(key)}
        gone={held.isGone(row)}
        columns={model.columns}
        {...{ rowIndex, active }}
        level={groups.by ? 2 : undefined}
        chosen={props.isChosen?.(row)}
        changed={changed.has(key) || key === revealed}
      />
    );
  };
  const drawWhole = (index: number): ReactNode[] => {
    const row = groups.lines.rows[index];
    const details = row && !groups.lines.heads.has(index) ? props.details?.(row, context) : undefined;
    const line = draw(index);
    return details ? [line, <DetailsRow key={`${String(keys[index])}-details`} {...{ span, details }} />] : [line];
  };
  // One keyed array: a row that moves past a spacer keeps its DOM element, and thereby the focus.
  return (
    <tbody>
      {virtual.lines.flatMap((line) =>
        typeof line === 'number' ? (
          drawWhole(line)
        ) : (
          <tr key={line[0]} aria-hidden data-spacer style={{ height: line[1] }} />
        ),
      )}
    </tbody>
  );
}

/** Details of the row above, as wide as the list. Arrow keys skip it; its controls are reached by Tab. */
function DetailsRow({ span, details }: { readonly span: number; readonly details: ReactNode }): ReactNode {
  return (
    <tr data-details>
      <td colSpan={span}>{details}</td>
    </tr>
  );
}

/** Skeleton rows of the first load. Their widths vary, so that they read as text. */
function SkeletonRows({ columns }: { readonly columns: number }): ReactNode {
  return Array.from({ length: 10 }, (_, row) => (
    <tr key={row} aria-hidden data-skeleton>
      {Array.from({ length: columns }, (_, column) => (
        <td key={column} aria-hidden>
          <span style={{ width: `${String(45 + ((row * 7 + column * 13) % 45))}%` }} />
        </td>
      ))}
    </tr>
  ));
}

interface NoticeRowProps {
  readonly span: number;
  readonly load: TableLoad;
  /** Text of an empty list without filters. */
  readonly emptyText: string;
  /** Clears the filters; present when some are active. */
  readonly onClearFilters: (() => void) | undefined;
}

/** One row in place of the rows: empty, nothing found, or failed. Headings, toolbar and pager stay. */
function NoticeRow({ span, load, emptyText, onClearFilters }: NoticeRowProps): ReactNode {
  const t = useT();
  return (
    <tr data-notice>
      <td colSpan={span}>
        {load.error ? (
          <ErrorState
            title={t('table.failed')}
            error={load.error}
            onRetry={() => void load.refetch()}
            retrying={load.isFetching}
          />
        ) : (
          <EmptyState
            title={onClearFilters ? t('table.nothingFound') : emptyText}
            icon={onClearFilters && <SearchX aria-hidden />}
          >
            {onClearFilters && <Button onClick={onClearFilters}>{t('table.clearFilters')}</Button>}
          </EmptyState>
        )}
      </td>
    </tr>
  );
}
