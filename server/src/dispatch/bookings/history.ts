import { type Actor, callerName } from '../../kernel/caller.ts';
import type { Db } from '../../db/database.ts';
import type { BookingFieldChange, BookingHistoryTable } from '../../db/booking-types.ts';
import type { Row } from '../../db/types.ts';

type Values = Partial<Row<'booking'>>;
type Value = BookingFieldChange['old'];

/** Changed fields with their old and new values; for a new or deleted booking the other side is empty. */
export function fieldChanges(before: Values, after: Values): BookingFieldChange[] {
  const [old, fresh] = [new Map(Object.entries(before)), new Map(Object.entries(after))];
  return [...new Set([...old.keys(), ...fresh.keys()])].flatMap((field) => {
    const [from, to] = [plain(old.get(field)), plain(fresh.get(field))];
    return from === to ? [] : [{ field, old: from, new: to }];
  });
}

/** A value as the history stores it. */
export function plain(value: unknown): Value {
  if (value === undefined || value === null) return null;
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  return value instanceof Date ? value.toISOString() : JSON.stringify(value);
}

interface Change {
  bookingId: number;
  action: BookingHistoryTable['action'];
  changes: readonly BookingFieldChange[];
}

/** Inserts history lines, in the transaction of the change itself. Returns their ids, in the same order. */
export async function recordChanges(trx: Db, caller: Actor, at: Date, changes: readonly Change[]): Promise<number[]> {
  const rows = changes.map(({ bookingId, action, changes }) => ({
    bookingId,
    at,
    userId: caller.user.id,
    userName: callerName(caller),
    action,
    changes: JSON.stringify(changes),
  }));
  const lines = await trx.insertInto('booking_history').values(rows).returning('id').execute();
  return lines.map(({ id }) => id);
}
