import { use, useMemo, useRef, type ReactNode } from 'react';
import { InDialog } from '../overlay/dialog/in-dialog.ts';
import type { DataTableProps } from './data-table-props.ts';
import { TableFooter } from './footer/table-footer.tsx';
import { StaleNotice } from './notices/stale-notice.tsx';
import { ListPaper } from './print/list-paper.tsx';
import { usePrinting } from './print/use-printing.ts';
import { RowMenuHost } from './rows/row-menu-host.tsx';
import { SelectionBar } from './selection/selection-bar.tsx';
import { TableGrid } from './table-grid.tsx';
import { RefetchBar, TableSurface } from './table-style.ts';
import { TableToolbar } from './table-toolbar.tsx';
import { useDataTable } from './use-data-table.ts';

/**
 * The data table of the suite: search, sort, pagination, column preferences, keyboard navigation, row menu, totals and export, in four states (first load,
 * refresh, empty, failed). Every list of the suite is a configuration of it.
 * @example
 * <DataTable tableId="mcodes" label={t('mcode.list')} columns={columns} rows={query.data} load={query} rowKey={idOf}
 *   defaultSort={{ column: 'id', descending: false }} pageSizes={[10, 20, 'all']} emptyText={t('mcode.none')} onOpen={edit} />
 */
export function DataTable<Row extends object>(props: DataTableProps<Row>): ReactNode {
  // A list in a dialog would take over the search of the page behind it, and change it.
  const address = use(InDialog) ? 'none' : (props.address ?? 'page');
  return (
    <RowMenuHost>
      <List props={{ ...props, address }} />
    </RowMenuHost>
  );
}

/** A grouped list has one page. */
const ALL_AT_ONCE = ['all'] as const;
const NO_TOTALS: readonly never[] = [];

function List<Row extends object>({ props }: { readonly props: DataTableProps<Row> }): ReactNode {
  const list = useDataTable(props);
  const { model, state, setState, selection } = list;
  const { filtered = false, onClearFilters, load, pageSizes, totals, selectionActions } = props;
  const { found, context } = list;
  // A total of twenty thousand rows is not counted again because a row is selected.
  const sums = useMemo(() => totals?.(found, context) ?? NO_TOTALS, [totals, found, context]);
  const surface = useRef<HTMLDivElement>(null);
  const isPrinting = usePrinting(surface) && props.rows !== undefined;
  const isGrouped = list.groups.by !== undefined;
  const narrowed = filtered || state.q !== '' || list.filters.length > 0;
  const clear = () => {
    if (state.q !== '' || list.filters.length > 0) setState({ q: '', where: '', page: 1 });
    onClearFilters?.();
  };
  const clearSelection = () => {
    selection.clear();
    list.grid.current?.focusActive();
  };
  return (
    <>
      <TableToolbar props={props} list={list} />
      {isPrinting && <ListPaper props={props} list={list} totals={sums} />}
      {Boolean(load.error) && props.rows !== undefined && <StaleNotice load={load} />}
      <TableSurface ref={surface} {...list.held.zone}>
        {load.isFetching && <RefetchBar aria-hidden />}
        <TableGrid props={props} list={list} onClearFilters={narrowed ? clear : undefined} />
        {selectionActions && (
          <SelectionBar count={selection.rows.length} unseen={selection.unseen} onClear={clearSelection}>
            {selectionActions(selection.rows, clearSelection)}
          </SelectionBar>
        )}
        <TableFooter
          list={props.label}
          held={list.held}
          totals={sums}
          known={props.rows !== undefined}
          found={found.length}
          firstIndex={model.firstIndex}
          onPage={model.pageRows.length}
          page={model.page}
          pageCount={model.pageCount}
          goTo={(page) => {
            list.grid.current?.scrollToTop();
            setState({ page });
          }}
          size={list.size}
          sizes={isGrouped ? ALL_AT_ONCE : pageSizes}
          onSize={list.setSize}
        />
      </TableSurface>
    </>
  );
}
