import {
  lazy,
  Suspense,
  use,
  useMemo,
  useRef,
  type ReactNode,
  useCallback,
  useState,
  useEffect,
  useLayoutEffect,
  type RefObject,
} from 'react';
import { useAtomValue } from 'jotai';
import { defaultDensityAtom } from '../default-density.ts';
import { InDialog } from '../overlay/dialog/modal.ts';
import type { DataTableProps } from './data-table-props.ts';
import { writeFilters } from './filter/column-filter.ts';
import { TableFooter } from './table-footer.tsx';
import { StaleNotice } from './stale-notice.tsx';
import { filterText, ListPaper } from './list-paper.tsx';
import { TableGrid } from './table-grid.tsx';
import { RefetchBar, ROW_HEIGHT, TableRoot, TableScroller, TableSurface } from './table-style.ts';
import { TableToolbar } from './table-toolbar.tsx';
import { isListMeasured, useElementWidth, useTableMeasures } from './head/use-column-layout.ts';
import { useDataTable } from './use-data-table.ts';
import { MenuAt, type MenuAnchor } from '../overlay/menu/menu.tsx';
import { RowMenuContext, type RowMenuRequest, type RowMenus } from './rows/use-row-pointer.ts';
import { flushSync } from 'react-dom';
import { X } from 'lucide-react';
import { useT } from '../../i18n/index.ts';
import { Button } from '../kit/button.tsx';
import { Flex, VisuallyHidden } from '../kit/layout.ts';
import { Text } from '../kit/text.tsx';
import { KEPT_CLEAR } from '../overlay/toast/free-spot.ts';
import type { RowSelection } from './selection/use-row-selection.ts';

/**
 * The data table of the suite: search, sort, pagination, column preferences, keyboard navigation, row menu, totals and export, in four states (first load,
 * refresh, empty, failed). Every list of the suite is a configuration of it.
 * @example
 * <DataTable tableId="mcodes" label={t('mcode.list')} columns={columns} rows={query.data} load={query} rowKey={idOf}
 *   defaultSort={{ column: 'id', descending: false }} pageSizes={[10, 20, 'all']} emptyText={t('mcode.none')} onOpen={edit} />
 */
export function DataTable<Row extends object>(props: DataTableProps<Row>): ReactNode {
  // A list in a dialog would read and change the search of the page behind it.
  const address = use(InDialog) ? 'none' : (props.address ?? 'page');
  const [measured, setMeasured] = useState(isListMeasured);
  return (
    <RowMenuHost>
      {measured ? (
        <List props={{ ...props, address }} />
      ) : (
        <Ruler label={props.label} rows={props.rows?.length ?? 0} onMeasured={() => setMeasured(true)} />
      )}
    </RowMenuHost>
  );
}

interface RulerProps extends Pick<DataTableProps<object>, 'label'> {
  /** Number of rows: many need a scroll bar, which takes width. */
  readonly rows: number;
  readonly onMeasured: () => void;
}

/**
 * Empty list, replaced before it is painted: measures room and fonts for the first list of the tab. Otherwise its rows would be rendered and laid out
 * twice, first with guessed widths.
 */
function Ruler({ label, rows, onMeasured }: RulerProps): ReactNode {
  const scroller = useRef<HTMLDivElement>(null);
  const density = useAtomValue(defaultDensityAtom);
  useElementWidth(scroller);
  useTableMeasures(scroller, density);
  // After those of the hooks, which measure.
  useLayoutEffect(onMeasured);
  return (
    <TableSurface>
      <TableScroller ref={scroller}>
        <TableRoot density={density} aria-hidden>
          <thead>
            <tr>
              <th>{label}</th>
            </tr>
          </thead>
          <tbody>
            <tr style={{ height: rows * ROW_HEIGHT[density] }} />
          </tbody>
        </TableRoot>
      </TableScroller>
    </TableSurface>
  );
}

const FilterChips = lazy(() => import('./filter/filter-chips.tsx'));

const NO_TOTALS: readonly never[] = [];

function List<Row extends object>({ props }: { readonly props: DataTableProps<Row> }): ReactNode {
  const list = useDataTable(props);
  const { model, state, setState, selection } = list;
  const { filtered = false, onClearFilters, load, totals, selectionActions } = props;
  const { context } = list;
  const { sorted: found } = model;
  // Memoized: totals of twenty thousand rows must not be recomputed when a row is selected.
  const sums = useMemo(() => totals?.(found, context) ?? NO_TOTALS, [totals, found, context]);
  const surface = useRef<HTMLDivElement>(null);
  const isPrinting = usePrinting(surface) && props.rows !== undefined;
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
      <TableToolbar props={props} list={list} totals={sums} />
      {list.filters.length > 0 && (
        <Suspense>
          <FilterChips
            filters={list.filters}
            wordsOf={(filter) => filterText(filter, props, context)}
            onChange={(next) => setState({ where: writeFilters(next), page: 1 })}
            onEmpty={() => list.search.current?.focus()}
          />
        </Suspense>
      )}
      {isPrinting && <ListPaper props={props} list={list} totals={sums} />}
      {Boolean(load.error) && props.rows !== undefined && <StaleNotice load={load} />}
      <TableSurface ref={surface} {...list.held.zone}>
        {load.isFetching && <RefetchBar aria-hidden />}
        <TableGrid props={props} list={list} onClearFilters={narrowed ? clear : undefined} />
        {selectionActions && (
          <SelectionBar selection={selection} onClear={clearSelection}>
            {selectionActions(selection.rows, clearSelection)}
          </SelectionBar>
        )}
        <TableFooter props={props} list={list} totals={sums} />
      </TableSurface>
    </>
  );
}

/** One menu for all rows, mounted outside them, so that it stays open while the rows are refreshed. */
export function RowMenuHost({ children }: { readonly children: ReactNode }): ReactNode {
  const [request, setRequest] = useState<RowMenuRequest | null>(null);
  const [anchor, setAnchor] = useState<MenuAnchor | null>(null);
  const open = useCallback((next: RowMenuRequest) => {
    const { x, y, width, height } = next.opener.getBoundingClientRect();
    setRequest(next);
    setAnchor(next.at ?? { x, y, width: Math.min(width, 240), height });
  }, []);
  const renew: RowMenus['renew'] = useCallback((row, items) => {
    setRequest((shown) => (shown?.isOfRow && shown.opener.closest('tr') === row ? { ...shown, items } : shown));
  }, []);
  const menus = useMemo(() => ({ open, renew }), [open, renew]);
  const close = () => {
    setAnchor(null);
    request?.opener.focus({ preventScroll: true });
  };
  return (
    <RowMenuContext value={menus}>
      {children}
      <MenuAt anchor={anchor} label={request?.label ?? ''} items={request?.items ?? []} onClose={close} />
    </RowMenuContext>
  );
}

/** A document over the list, such as an invoice in a dialog, is printed alone. */
const hasDocument = () => document.querySelector('[data-print-root]:not(:has(> [data-list-paper]))') !== null;

const DIALOG = '[role=dialog], [role=alertdialog]';

/**
 * Whether the browser is printing the list, and not a document over it. Rendered synchronously in the event, since the page is printed as it is then.
 * @param list an element of the list. In a dialog it is not printed: the dialog may print a document of its own.
 */
function usePrinting(list: RefObject<Element | null>): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const isPrinted = () => list.current?.closest(DIALOG) === null && !hasDocument();
    const begin = () => isPrinted() && flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    addEventListener('beforeprint', begin);
    addEventListener('afterprint', end);
    return () => {
      removeEventListener('beforeprint', begin);
      removeEventListener('afterprint', end);
    };
  }, [list]);
  return isPrinting;
}

interface SelectionBarProps {
  readonly selection: Pick<RowSelection<unknown>, 'rows' | 'unseen' | 'more' | 'selectAll'>;
  readonly onClear: () => void;
  /** Buttons. */
  readonly children: ReactNode;
}

/** Below the rows, to avoid a layout shift on the first selection. */
function SelectionBar({
  selection: { rows, unseen, more, selectAll },
  onClear,
  children,
}: SelectionBarProps): ReactNode {
  const t = useT();
  const count = rows.length;
  const counts = [
    t('table.selected', { count }),
    ...(unseen > 0 ? [t('table.selected.unseen', { count: unseen })] : []),
  ];
  const words = count === 0 ? '' : counts.join(' ');
  return (
    <>
      <VisuallyHidden role="status">{words}</VisuallyHidden>
      {count > 0 && (
        <Flex
          {...KEPT_CLEAR}
          role="group"
          aria-label={t('table.selection')}
          align="center"
          wrap="wrap"
          gap="2"
          px="2"
          py="1.5"
          flex="0 0 auto"
          bg="bg.muted"
          borderTopWidth="1px"
          borderColor="border.emphasized"
        >
          <Text as="span" textStyle="sm" fontWeight="semibold" aria-hidden>
            {words}
          </Text>
          {more > 0 && (
            <Button size="sm" onClick={selectAll}>
              {t('table.select.found', { count: more })}
            </Button>
          )}
          <Button size="sm" icon={<X aria-hidden />} onClick={onClear}>
            {t('table.selected.clear')}
          </Button>
          <span style={{ flex: 1 }} />
          {children}
        </Flex>
      )}
    </>
  );
}
