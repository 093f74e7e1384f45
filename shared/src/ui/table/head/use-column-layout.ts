import { useMemo } from 'react';
import type { RefObject } from 'react';
import type { Density } from '../../density/default-density.ts';
import { inOrder, isAllowed, isShown } from '../columns/arrange-columns.ts';
import type { FormattingContext, TableColumn } from '../columns/column.ts';
import { useWindowStep } from '../columns/use-window-width.ts';
import type { DataTableProps } from '../data-table-props.ts';
import { SELECT_WIDTH } from '../selection/select-cell.tsx';
import type { TablePreferences } from '../state/preferences.ts';
import { columnSize } from './column-sizes.ts';
import { actionsWidthOf, columnWidths, minTableWidth } from './column-widths.ts';
import { fittingColumns, leastWidth, sharedWidths } from './fit-columns.ts';
import { useElementWidth } from './use-element-width.ts';
import { mostInline } from './most-inline.ts';
import { useTableMeasures } from './use-table-measures.ts';

/** Which columns are shown, and how wide everything is; px. */
export interface ColumnLayout {
  readonly shown: ReadonlySet<string>;
  readonly widths: ReadonlyMap<string, number>;
  /** Below it the list scrolls sideways. */
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
