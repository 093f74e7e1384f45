import { useMemo, type RefObject, useSyncExternalStore, useLayoutEffect, useState } from 'react';
import type { Density } from '../../default-density.ts';
import { inOrder, isAllowed, isShown } from '../columns/arrange-columns.ts';
import type { FormattingContext, TableColumn } from '../columns/column.ts';
import type { DataTableProps } from '../data-table-props.ts';
import { SELECT_WIDTH } from '../selection/select-cell.tsx';
import type { TablePreferences } from '../state/use-preferences.ts';
import { columnSize } from './column-sizes.ts';
import { fittingColumns, leastWidth, sharedWidths } from './fit-columns.ts';
import { useTableMeasures } from './use-table-measures.ts';
import type { RowAction } from '../rows/row-action.ts';

/** Shown columns and all widths, px. */
export interface ColumnLayout {
  readonly shown: ReadonlySet<string>;
  readonly widths: ReadonlyMap<string, number>;
  /** Width below which the list scrolls horizontally. */
  readonly minWidth: number;
  /** Number of buttons that each row shows beside its menu. */
  readonly inline: number;
  /** 0 without buttons. */
  readonly actionsWidth: number;
  /** 0 without checkboxes. */
  readonly selectWidth: number;
}

interface ColumnLayoutOptions<Row extends object> {
  readonly props: DataTableProps<Row>;
  readonly scroller: RefObject<HTMLElement | null>;
  readonly preferences: TablePreferences;
  readonly density: Density;
  readonly context: FormattingContext;
  readonly sortedBy: string;
}

/** Number of inline actions to reserve width for until there is a row. */
const USUAL_INLINE = 2;

const none: readonly never[] = [];

/**
 * Measured layout of the columns: widths follow the texts of the loaded rows, never of those that scroll into view, so that columns do not shift
 * under the pointer. Until the list is laid out, columns have their minimum and are hidden by the width of the window.
 */
export function useColumnLayout<Row extends object>(options: ColumnLayoutOptions<Row>): ColumnLayout {
  const { props, scroller, preferences, density, context, sortedBy } = options;
  const { columns, rows = none, rowActions, selectionActions } = props;
  const step = useWindowStep();
  const room = useElementWidth(scroller);
  const measures = useTableMeasures(scroller, density);
  const wanted = useMemo(
    () => (rows.length > 0 && rowActions ? mostInline(rows, (row) => rowActions(row, context)) : USUAL_INLINE),
    [rows, rowActions, context],
  );
  const selectWidth = selectionActions ? SELECT_WIDTH : 0;
  const hasActions = rowActions !== undefined;

  const sized = useMemo(() => {
    if (!measures) return null;
    return inOrder(columns, preferences.order)
      .filter((column) => isAllowed(column, preferences))
      .map((column) => ({
        column,
        size: columnSize(column, rows, context, measures, column.id === sortedBy),
        asked: preferences.shown.includes(column.id),
      }));
  }, [measures, columns, rows, context, preferences, sortedBy]);

  return useMemo(() => {
    const buttons = (inline: number) => (hasActions ? actionsWidthOf(inline + 1) : 0);
    if (!sized || room === 0) {
      const shown = inOrder(columns, preferences.order).filter((column) => isShown(column, preferences, step));
      const actionsWidth = buttons(wanted);
      const widths = columnWidths(shown, room, selectWidth + actionsWidth);
      return {
        ...byId(shown, widths),
        minWidth: minTableWidth(shown, selectWidth + actionsWidth),
        inline: hasActions ? wanted : 0,
        actionsWidth,
        selectWidth,
      };
    }
    const fitting = fittingColumns(sized, room - selectWidth - buttons(wanted));
    // On narrow screens only the row menu is shown, to leave the width to the columns.
    const inline = hasActions && leastWidth(fitting) + selectWidth + buttons(wanted) <= room ? wanted : 0;
    const actionsWidth = buttons(inline);
    const others = selectWidth + actionsWidth;
    return {
      ...byId(
        fitting.map(({ column }) => column),
        sharedWidths(fitting, room - others),
      ),
      minWidth: leastWidth(fitting) + others,
      inline,
      actionsWidth,
      selectWidth,
    };
  }, [sized, room, columns, preferences, step, hasActions, wanted, selectWidth]);
}

const byId = <Row>(columns: readonly TableColumn<Row>[], widths: readonly number[]) => ({
  shown: new Set(columns.map(({ id }) => id)),
  widths: new Map(columns.map(({ id }, index) => [id, widths[index] ?? 0])),
});

const steps = [768, 1024, 1280, 1440, 1680, 1920] as const;

const queries = () => steps.map((step) => window.matchMedia(`(max-width: ${String(step - 0.02)}px)`));

const subscribe = (listener: () => void) => {
  const watched = queries();
  for (const query of watched) query.addEventListener('change', listener);
  return () => {
    for (const query of watched) query.removeEventListener('change', listener);
  };
};

const narrowest = () =>
  steps.find((step) => window.matchMedia(`(max-width: ${String(step - 0.02)}px)`).matches) ?? Number.POSITIVE_INFINITY;

/** The smallest breakpoint (768, 1024, 1280, 1440, 1680, 1920 px) that the window does not reach; infinite for a wide one. */
const useWindowStep = (): number => useSyncExternalStore(subscribe, narrowest);

const SHARED_MIN = 112;

/** Width in px of a column with this many buttons. */
const actionsWidthOf = (buttons: number): number => 16 + 26 * buttons;

/** px below which the list scrolls horizontally inside its container. */
export const minTableWidth = <Row>(columns: readonly TableColumn<Row>[], extra: number): number =>
  columns.reduce((sum, column) => sum + (column.width ?? column.minWidth ?? SHARED_MIN), extra);

/**
 * Width in px of every column: fixed ones keep theirs, the others get their minimum and share the rest. Widths depend only on the container, never on the
 * rows, so that columns do not shift when other rows scroll into view.
 * @param room px of the container; 0 while it isn't measured, which gives every column its minimum
 * @param extra px taken by what is not a column
 */
export function columnWidths<Row>(
  columns: readonly TableColumn<Row>[],
  room: number,
  extra: number,
): readonly number[] {
  const spare = Math.max(0, room - minTableWidth(columns, extra));
  const shares = columns.reduce((sum, column) => sum + shareOf(column), 0);
  return columns.map(
    (column) =>
      (column.width ?? column.minWidth ?? SHARED_MIN) +
      (shares === 0 ? 0 : Math.floor((spare * shareOf(column)) / shares)),
  );
}

const shareOf = <Row>({ width, grow = 1 }: TableColumn<Row>) => (width === undefined ? grow : 0);

/** Maximum number of rows examined: a list may have 30,000. */
const ASKED = 500;

/**
 * Maximum number of inline actions of a row. Rows of different kinds, such as places of a map, have different ones: of a long list an evenly spread
 * sample is examined.
 */
export function mostInline<Row>(rows: readonly Row[], actionsOf: (row: Row) => readonly RowAction[]): number {
  const step = Math.ceil(rows.length / ASKED);
  const asked = rows.filter((_, index) => index % step === 0);
  return Math.max(0, ...asked.map((row) => actionsOf(row).filter((action) => action.inline).length));
}

/** Last measured width. */
let last = 0;

/**
 * Inner width of an element in px, without its scroll bar. Before layout: that of the element measured last, 0 without one. Consecutive pages have
 * the same room, so that a first render rarely needs to be corrected.
 */
export function useElementWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(last);
  useLayoutEffect(() => {
    const measured = element.current;
    if (!measured) return undefined;
    const measure = () => {
      last = measured.clientWidth;
      setWidth(last);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(measured);
    return () => observer.disconnect();
  }, [element]);
  return width;
}
