import type { TableColumn } from '../columns/column.ts';

const SHARED_MIN = 112;

/** Width in px of a column of so many buttons. */
export const actionsWidthOf = (buttons: number): number => 16 + 26 * buttons;

/** px under which the list scrolls sideways inside its own frame. */
export const minTableWidth = <Row>(columns: readonly TableColumn<Row>[], extra: number): number =>
  columns.reduce((sum, column) => sum + (column.width ?? column.minWidth ?? SHARED_MIN), extra);

/**
 * Width in px of every column: fixed ones keep theirs, the others get what they need at least and share the rest. They depend on the room alone, never on the
 * rows, so that rows which scroll into sight do not move the columns.
 * @param room px of the frame; 0 while it isn't measured, which gives every column its least
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
