import { groupBy } from './group-by.ts';
import { ROWS_A_STATEMENT } from './insert-rows.ts';

/** Chunks of bookings, one per statement: always whole days, because the legs of a visit refer to each other. */
export function wholeDays<T extends { readonly ap_date: string }>(bookings: readonly T[]): T[][] {
  const parts: T[][] = [];
  for (const day of groupBy(bookings, ({ ap_date }) => ap_date).values()) {
    const last = parts.at(-1);
    if (last && last.length + day.length <= ROWS_A_STATEMENT) last.push(...day);
    else parts.push([...day]);
  }
  return parts;
}
