import type { RowGroup } from './group-rows.ts';

/** Lines in the body of a list. */
export interface ListLines<Row> {
  /** The row of each line; undefined for the head of a group. */
  readonly rows: readonly (Row | undefined)[];
  /** The groups by the index of their heads; empty when the list is not grouped. */
  readonly heads: ReadonlyMap<number, RowGroup<Row>>;
}

const noHeads: ReadonlyMap<number, never> = new Map<number, never>();

/** Lines of a list that is not grouped. */
export const plainLines = <Row>(rows: readonly Row[]): ListLines<Row> => ({ rows, heads: noHeads });

/** A head for each group, and the rows of expanded ones. */
export function groupLines<Row>(groups: readonly RowGroup<Row>[], folded: ReadonlySet<string>): ListLines<Row> {
  const rows: (Row | undefined)[] = [];
  const heads = new Map<number, RowGroup<Row>>();
  for (const group of groups) {
    heads.set(rows.length, group);
    rows.push(undefined);
    // Not spread into `push`: a group may have more rows than a call has arguments.
    if (!folded.has(group.key)) for (const row of group.rows) rows.push(row);
  }
  return { rows, heads };
}

/** Index of the head above a line; -1 above the first. */
export function headAbove(lines: ListLines<unknown>, index: number): number {
  let head = index;
  while (head >= 0 && !lines.heads.has(head)) head -= 1;
  return head;
}
