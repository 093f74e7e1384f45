import type { ReactNode } from 'react';
import type { DataTableProps } from './data-table-props.ts';
import { TableFooter } from './footer/table-footer.tsx';
import { TableHead } from './head/table-head.tsx';
import { ColumnGroup } from './head/column-group.tsx';
import { actionsWidthOf, minTableWidth } from './head/column-widths.ts';
import { useElementWidth } from './head/use-element-width.ts';
import { useTableKeys } from './keyboard/use-table-keys.ts';
import { StaleNotice } from './notices/stale-notice.tsx';
import { RowMenuHost } from './rows/row-menu-host.tsx';
import { useRowMenu } from './rows/use-row-menu.ts';
import { useRowPointer } from './rows/use-row-pointer.ts';
import { TableBody } from './table-body.tsx';
import { RefetchBar, TableRoot, TableScroller, TableSurface } from './table-style.ts';
import { TableToolbar } from './table-toolbar.tsx';
import { useDataTable } from './use-data-table.ts';
import type { DataTableModel } from './use-data-table.ts';
import { useReveal } from './use-reveal.ts';

/**
 * The list of the suite: search, sort, pages or all rows, columns to arrange, keyboard, row menu, totals and export, in four states (first load,
 * refresh, empty, failed). Every list is this one, configured.
 * @example
 * <DataTable tableId="mcodes" label={t('mcode.list')} columns={columns} rows={query.data} load={query} rowKey={idOf}
 *   defaultSort={{ column: 'id', descending: false }} pageSizes={[10, 20, 'all']} emptyText={t('mcode.none')} onOpen={edit} />
 */
export function DataTable<Row extends object>(props: DataTableProps<Row>): ReactNode {
  return (
    <RowMenuHost>
      <List props={props} />
    </RowMenuHost>
  );
}

function List<Row extends object>({ props }: { readonly props: DataTableProps<Row> }): ReactNode {
  const list = useDataTable(props);
  const { model, state, setState } = list;
  const { filtered = false, onClearFilters, load, pageSizes, totals } = props;
  const narrowed = filtered || state.q !== '';
  const clear = () => {
    if (state.q !== '') setState({ q: '', page: 1 });
    onClearFilters?.();
  };
  return (
    <>
      <TableToolbar props={props} list={list} />
      {Boolean(load.error) && props.rows !== undefined && <StaleNotice load={load} />}
      <TableSurface>
        {load.isFetching && <RefetchBar aria-hidden />}
        <Grid props={props} list={list} onClearFilters={narrowed ? clear : undefined} />
        <TableFooter
          totals={totals?.(list.found, list.said) ?? []}
          known={props.rows !== undefined}
          found={list.found.length}
          firstIndex={model.firstIndex}
          onPage={model.pageRows.length}
          page={model.page}
          pageCount={model.pageCount}
          goTo={(page) => {
            list.scroller.current?.scrollTo({ top: 0 });
            setState({ page });
          }}
          size={list.size}
          sizes={pageSizes}
          onSize={list.setSize}
        />
      </TableSurface>
    </>
  );
}

/** Inline actions to leave room for until there is a row to ask. */
const USUAL_INLINE = 2;

interface GridProps<Row extends object> {
  readonly props: DataTableProps<Row>;
  readonly list: DataTableModel<Row>;
  readonly onClearFilters: (() => void) | undefined;
}

function Grid<Row extends object>({ props, list, onClearFilters }: GridProps<Row>): ReactNode {
  const { label, rowKey, rowActions, onOpen, onDelete, load, rows, ref } = props;
  const { said, model, focus, virtual, density, table, scroller, state, setState, size } = list;
  const openMenu = useRowMenu(props, list);
  const onKeyDown = useTableKeys({ rows: model.pageRows, perWindow: virtual.perWindow, activeIndex: focus.activeIndex, focusRow: focus.focusRow, onOpen, onDelete, openMenu });
  const pointer = useRowPointer({ rows: model.pageRows, activate: focus.activate, onOpen, openMenu });
  const revealed = useReveal({
    ref,
    placeOf: (key) => model.sorted.findIndex((row) => rowKey(row) === key),
    show: (place) => {
      const perPage = size === 'all' ? Math.max(model.sorted.length, 1) : size;
      if (Math.floor(place / perPage) + 1 !== model.page) setState({ page: Math.floor(place / perPage) + 1 });
      focus.activate(place % perPage);
      virtual.scrollTo(place % perPage);
    },
  });
  const [firstRow] = model.pageRows;
  const inline = list.step > 1024 && rowActions ? (firstRow ? rowActions(firstRow, said).filter((action) => action.inline).length : USUAL_INLINE) : 0;
  const actionsWidth = rowActions ? actionsWidthOf(inline + 1) : 0;
  const room = useElementWidth(scroller);
  const span = model.columns.length + (rowActions ? 1 : 0);
  return (
    <TableScroller ref={scroller}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a grid: one tab stop, arrows move (UX.md, Tables, 3) */}
      <TableRoot
        ref={table}
        role="grid"
        aria-label={label}
        aria-rowcount={list.found.length + 1}
        aria-busy={load.isFetching || rows === undefined}
        density={density}
        style={{ minWidth: minTableWidth(model.columns, actionsWidth) }}
        onKeyDown={onKeyDown}
        {...focus.handlers}
        {...pointer}
      >
        <ColumnGroup columns={model.columns} room={room} actionsWidth={actionsWidth} />
        <TableHead columns={model.columns} sort={state.sort} onSort={(sort) => setState({ sort, page: 1 })} said={said} hasActions={rowActions !== undefined} inTabOrder={model.pageRows.length === 0} />
        <TableBody {...{ props, list, span, revealed, onClearFilters }} inlineActions={inline > 0} />
      </TableRoot>
    </TableScroller>
  );
}

