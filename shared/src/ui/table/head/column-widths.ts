import type { TableColumn } from '../columns/column.ts';

const SHARED_MIN = 112;

/** Width in px of a column with this many buttons. */
export const actionsWidthOf = (buttons: number): number => 16 + 26 * buttons;

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
