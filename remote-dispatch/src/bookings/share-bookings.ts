import { replaceEqualDeep } from '@tanstack/react-query';
import type { BookingRow } from './booking-row.ts';

const isList = (data: unknown): data is readonly BookingRow[] => Array.isArray(data);

/**
 * Shallow comparison first, since nearly all fields of a booking are primitive: of a thousand bookings, no unchanged
 * one is copied.
 */
function sharedWith(former: BookingRow | undefined, fresh: BookingRow): BookingRow {
  if (former && isSame(former, fresh)) return former;
  return replaceEqualDeep<BookingRow>(former, fresh);
}

/** Without a list of the names, which would be made for each of twenty thousand bookings. */
function isSame(one: Readonly<Record<string, unknown>>, other: Readonly<Record<string, unknown>>): boolean {
  for (const name in other) if (one[name] !== other[name] || !(name in one)) return false;
  for (const name in one) if (!(name in other)) return false;
  return true;
}

/**
 * Structural sharing: fresh bookings, with the former objects where nothing changed. Matched by id, since one added or
 * removed booking shifts the index of all after it.
 */
export function shareBookings(former: unknown, fresh: unknown): unknown {
  if (!isList(former) || !isList(fresh)) return fresh;
  const byId = new Map(former.map((booking) => [booking.id, booking]));
  const shared = fresh.map((booking) => sharedWith(byId.get(booking.id), booking));
  return shared.length === former.length && shared.every((booking, index) => booking === former[index])
    ? former
    : shared;
}
