import { printable } from '../reason-text.ts';
import { brusselsNow } from '@navette/shared/domain';

/** Columns as wide as they must be, two spaces between them. A cell is one line, whatever a file of the registry holds. */
export function table(cells: readonly (readonly string[])[]): string {
  const rows = cells.map((row) => row.map(printable));
  const widths: number[] = [];
  for (const row of rows)
    for (const [index, cell] of row.entries()) widths[index] = Math.max(widths[index] ?? 0, cell.length);
  return rows
    .map((row) =>
      row
        .map((cell, index) => cell.padEnd(widths[index] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** An instant in Brussels time: `2026-11-21 08:33`. */
export function moment(iso: string): string {
  const { date, time } = brusselsNow(new Date(iso));
  return `${date} ${time}`;
}

/** Distance of a moment from now: `12 min ago`, `in 3 h`. */
export function ago(iso: string, now: Date = new Date()): string {
  const minutes = (now.getTime() - Date.parse(iso)) / 60_000;
  const span = spanOf(Math.abs(minutes));
  if (span === '') return 'just now';
  return minutes < 0 ? `in ${span}` : `${span} ago`;
}

function spanOf(minutes: number): string {
  if (minutes < 1) return '';
  if (minutes < 100) return `${Math.round(minutes)} min`;
  if (minutes < 48 * 60) return `${Math.round(minutes / 60)} h`;
  return `${Math.round(minutes / 1440)} days`;
}
