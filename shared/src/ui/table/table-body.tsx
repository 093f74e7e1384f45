import { useMemo, type ReactNode, useLayoutEffect, useRef } from 'react';
import type { DataTableProps, TableLoad, TableTotal } from './data-table-props.ts';
import type { RowGroup } from './use-groups.ts';
import { BodyRow } from './rows/body-row.tsx';
import type { DataTableModel } from './use-data-table.ts';
import type { TableGridModel } from './use-table-grid.ts';
import { SearchX, ChevronDown, ChevronRight } from 'lucide-react';
import { useT } from '../../i18n/index.ts';
import { Button } from '../kit/button.tsx';
import { EmptyState, ErrorState } from '../kit/error-state.tsx';
import type { FormattingContext } from './columns/column.ts';
import { CONTROLS } from './keyboard/row-target.ts';
import { SelectCell } from './selection/select-cell.tsx';

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
  const { load, emptyText, emptyActions, rowKey, rowStatus } = props;
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
        <NoticeRow {...{ span, load, emptyText, emptyActions, onClearFilters }} />
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
  readonly emptyActions: ReactNode;
  /** Clears the filters; present when some are active. */
  readonly onClearFilters: (() => void) | undefined;
}

/** One row in place of the rows: empty, nothing found, or failed. Headings, toolbar and pager stay. */
function NoticeRow({ span, load, emptyText, emptyActions, onClearFilters }: NoticeRowProps): ReactNode {
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
            {onClearFilters ? <Button onClick={onClearFilters}>{t('table.clearFilters')}</Button> : emptyActions}
          </EmptyState>
        )}
      </td>
    </tr>
  );
}

/** Props of the head of a group. */
interface GroupRowProps<Row> {
  readonly group: RowGroup<Row>;
  /** Index of its line. */
  readonly index: number;
  /** Number of cells of a row, without the checkbox. */
  readonly rowIndex: number;
  /** Cells of a row, the one of the checkbox not counted. */
  readonly span: number;
  readonly folded: boolean;
  /** Whether it is the tab stop. */
  readonly active: boolean;
  readonly totals: ((found: readonly Row[], context: FormattingContext) => readonly TableTotal[]) | undefined;
  readonly context: FormattingContext;
  /** Every row of the group is selected. */
  readonly selected: boolean;
  /** Selects or deselects the rows of the group; without it there is no checkbox. */
  readonly onSelect: ((group: RowGroup<Row>) => void) | undefined;
}

/** Head of a group: its name, count and totals. A click, Enter and the arrow keys collapse it (`useTableKeys`, `useRowPointer`). */
function GroupRow<Row>(props: GroupRowProps<Row>): ReactNode {
  const { group, index, rowIndex, span, folded, active, totals, context, selected, onSelect } = props;
  const { t } = context;
  const element = useRef<HTMLTableRowElement>(null);
  useLayoutEffect(() => {
    for (const control of element.current?.querySelectorAll<HTMLElement>(CONTROLS) ?? []) control.tabIndex = -1;
  });
  const sums = useMemo(() => totals?.(group.rows, context) ?? [], [totals, group, context]);
  const name = group.text || t('table.group.empty');
  const Chevron = folded ? ChevronRight : ChevronDown;
  return (
    <tr
      ref={element}
      data-index={index}
      data-group
      aria-rowindex={rowIndex}
      aria-level={1}
      aria-expanded={!folded}
      aria-selected={onSelect && selected}
      tabIndex={active ? 0 : -1}
    >
      {onSelect && (
        <SelectCell label={t('table.group.select', { name })} checked={selected} onToggle={() => onSelect(group)} />
      )}
      <td role="rowheader" colSpan={span}>
        <span className="group">
          <Chevron aria-hidden />
          <strong>{name}</strong>
          <span>{t('table.group.count', { count: group.rows.length })}</span>
          {sums.map((sum) => (
            <span key={sum.id}>
              {sum.label} <strong>{sum.value}</strong>
            </span>
          ))}
        </span>
      </td>
    </tr>
  );
}
