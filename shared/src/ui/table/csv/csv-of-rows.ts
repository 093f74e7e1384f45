import { valueText } from '../columns/cell-text.ts';
import type { Said, TableColumn } from '../columns/column.ts';
import { toCsv } from './to-csv.ts';
import type { CsvCell } from './to-csv.ts';

/** The export of rows, in the order given: every column but those that opt out, whether shown or not, with the headings as shown. */
export function csvOfRows<Row>(columns: readonly TableColumn<Row>[], rows: readonly Row[], said: Said): string {
  const exported = columns.filter((column) => column.csv !== false);
  return toCsv(
    exported.map((column) => said.t(column.hint ?? column.header)),
    rows.map((row) => exported.map((column) => csvValue(column, row, said))),
  );
}

const amounts = new Set(['money', 'amount']);

function csvValue<Row>(column: TableColumn<Row>, row: Row, said: Said): CsvCell {
  if (column.csv) return column.csv(row, said);
  const value = column.value(row);
  const kind = column.kind ?? 'text';
  // Two decimals, so that 12.5 reads as the amount it is; a point, because a comma ends the cell.
  if (typeof value === 'number') return amounts.has(kind) ? value.toFixed(2) : value;
  return column.text ? column.text(row, said) : valueText(value, kind, said);
}
