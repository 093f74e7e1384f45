import { useMemo, type RefObject, useLayoutEffect, useState } from 'react';
import type { Density } from '../../default-density.ts';
import { inOrder, isAllowed } from '../columns/arrange-columns.ts';
import type { FormattingContext } from '../columns/column.ts';
import type { DataTableProps, RowAction } from '../data-table-props.ts';
import { SELECT_WIDTH } from '../selection/select-cell.tsx';
import type { TablePreferences } from '../state/use-preferences.ts';
import {
  columnSize,
  fittingColumns,
  leastWidth,
  sharedWidths,
  steadySize,
  type TableMeasures,
  measurerOf,
} from './column-sizes.ts';
import { oncePerObject } from '../../theme/memoise.ts';

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
  /** Rows that are shown. */
  readonly rows: readonly Row[];
  readonly scroller: RefObject<HTMLElement | null>;
  readonly preferences: TablePreferences;
  readonly density: Density;
  readonly context: FormattingContext;
  readonly sortedBy: string;
}

/** Number of inline actions to reserve width for until there is a row. */
const USUAL_INLINE = 2;

/**
 * Measured layout of the columns: widths follow the texts of the loaded rows, never of those that scroll into view, so that columns do not shift
 * under the pointer. Until the list is laid out, every column has its minimum.
 */
export function useColumnLayout<Row extends object>(options: ColumnLayoutOptions<Row>): ColumnLayout {
  const { props, rows, scroller, preferences, density, context, sortedBy } = options;
  const { columns, firstRows, rowActions, selectionActions } = props;
  const room = useElementWidth(scroller);
  const measures = useTableMeasures(scroller, density);
  const wanted = useMemo(
    () => (rows.length > 0 && rowActions ? mostInline(rows, (row) => rowActions(row, context)) : USUAL_INLINE),
    [rows, rowActions, context],
  );
  const selectWidth = selectionActions ? SELECT_WIDTH : 0;
  const hasActions = rowActions !== undefined;
  const sized = useMemo(
    () =>
      inOrder(columns, preferences.order)
        .filter((column) => isAllowed(column, preferences))
        .map((column) => {
          const sizeOf = (measured: readonly Row[]) =>
            columnSize(column, measured, context, measures, column.id === sortedBy);
          const first = firstRows && sizeOf(firstRows);
          const size = first && firstRows !== rows ? steadySize(column, first, () => sizeOf(rows)) : sizeOf(rows);
          return { column, size, asked: preferences.shown.includes(column.id) };
        }),
    [measures, columns, rows, firstRows, context, preferences, sortedBy],
  );
  return useMemo(() => {
    const buttons = (inline: number) => (hasActions ? 16 + 26 * (inline + 1) : 0);
    const fitting = room === 0 ? sized : fittingColumns(sized, room - selectWidth - buttons(wanted));
    const fits = room === 0 || leastWidth(fitting) + selectWidth + buttons(wanted) <= room;
    // On narrow screens only the row menu is shown, to leave the width to the columns.
    const inline = hasActions && fits ? wanted : 0;
    const actionsWidth = buttons(inline);
    const others = selectWidth + actionsWidth;
    const widths = sharedWidths(fitting, room - others);
    return {
      shown: new Set(fitting.map(({ column }) => column.id)),
      widths: new Map(fitting.map(({ column }, index) => [column.id, widths[index] ?? 0])),
      minWidth: leastWidth(fitting) + others,
      inline,
      actionsWidth,
      selectWidth,
    };
  }, [sized, room, hasActions, wanted, selectWidth]);
}

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
let lastWidth = 0;
let isMeasured = false;

/** Whether a list has been laid out in this tab. */
export const isListMeasured = (): boolean => isMeasured;

/**
 * Inner width of an element in px, without its scroll bar. Before layout: that of the element measured last, 0 without one. Consecutive pages have
 * the same room, so that a first render rarely needs to be corrected.
 */
export function useElementWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(lastWidth);
  useLayoutEffect(() => {
    const measured = element.current;
    if (!measured) return undefined;
    const measure = () => {
      lastWidth = measured.clientWidth;
      isMeasured = true;
      setWidth(lastWidth);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(measured);
    return () => observer.disconnect();
  }, [element]);
  return width;
}

/** Parts of a CSS `font`, as used by the headings. */
interface Fonts {
  readonly family: string;
  /** px of a heading, and of a row in the compact density. */
  readonly small: number;
  /** px of 1 rem. */
  readonly rem: number;
  /** px of a sample text: changes once a font has been loaded. */
  readonly probe: number;
}

/** rem of the font of a comfortable row (`table-style.ts`). */
const COMFORTABLE = 0.8125;
const PROBE = 'Afspraak, rendez-vous 0123456789';

const pixels = (size: string) => Number.parseFloat(size) || 16;

function fontsOf(heading: Element): Fonts {
  const { fontFamily: family, fontSize } = getComputedStyle(heading);
  const small = pixels(fontSize);
  const rem = pixels(getComputedStyle(document.documentElement).fontSize);
  const probe = [400, 600].reduce((sum, weight) => sum + measurer(weight, small, family)(PROBE), 0);
  return { family, small, rem, probe };
}

const measurer = (weight: number, size: number, family: string) =>
  measurerOf(`${String(weight)} ${String(size)}px ${family}`);

/** Shared cache: a list reuses the widths measured by earlier lists. */
const measuresIn = oncePerObject(({ family, small, rem }: Fonts): Readonly<Record<Density, TableMeasures>> => {
  const heading = measurer(600, small, family);
  return {
    compact: { cell: measurer(400, small, family), heading },
    comfortable: { cell: measurer(400, COMFORTABLE * rem, family), heading },
  };
});

/** The fonts read last; at first an estimate. */
let last: Fonts = { family: 'sans-serif', small: 13, rem: 16, probe: 0 };

/** The same object while the fonts are unchanged, so that the list is not laid out again. */
function readFonts(heading: Element): Fonts {
  const now = fontsOf(heading);
  if (last.family === now.family && last.small === now.small && last.rem === now.rem && last.probe === now.probe)
    return last;
  last = now;
  return now;
}

/** Text measures for the fonts of the list: before layout those of the list before it. */
export function useTableMeasures(scroller: RefObject<HTMLElement | null>, density: Density): TableMeasures {
  const [fonts, setFonts] = useState(last);
  useLayoutEffect(() => {
    const heading = scroller.current?.querySelector('th');
    if (!heading) return undefined;
    const read = () => setFonts(readFonts(heading));
    read();
    document.fonts.addEventListener('loadingdone', read);
    // A canvas may still measure the fallback font in the frame in which the font is loaded.
    const frame = requestAnimationFrame(() => requestAnimationFrame(read));
    return () => {
      document.fonts.removeEventListener('loadingdone', read);
      cancelAnimationFrame(frame);
    };
  }, [scroller]);
  return measuresIn(fonts)[density];
}
