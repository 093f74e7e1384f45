import { conflict, notFound } from './problem.ts';

/** The record, or a 404. */
export function found<T>(record: T | undefined): T {
  if (record === undefined) throw notFound();
  return record;
}

/** The answer to a change: the number of records, or a 404 for none. */
export function changed(count: bigint | number): { affectedRows: number } {
  const affectedRows = Number(count);
  if (affectedRows === 0) throw notFound();
  return { affectedRows };
}

/** Refuses to delete a referenced record: 409 with the count (specification/registers.md#deleting). */
export function refuseReferenced(count: number): void {
  if (count > 0) throw conflict('referenced', { params: { count } });
}
