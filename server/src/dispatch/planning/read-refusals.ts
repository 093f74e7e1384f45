import {
  refusalsOf,
  type Refusals,
  effectiveSlots,
  type IsoDate,
  type UnavailableSlots,
  CONFLICT_KINDS,
  type TripConflict,
  isIsoDate,
} from '@navette/shared/domain';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { listAvailabilityRows, rulesByDriver } from '../../db/availability.ts';
import { besides } from './trip-queries.ts';
import { invalid } from '../../kernel/problem.ts';

/** Drivers who refused bookings, by booking; bookings without a refusal are missing. */
export async function readRefusals(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, Refusals>> {
  const bookings = await db
    .selectFrom('booking')
    .select(['id', 'driverId', 'accepted'])
    .where('id', '=', sql<number>`any(${[...ids]}::integer[])`)
    .execute();
  if (bookings.length === 0) return new Map();
  const lines = await db
    .selectFrom('booking_history')
    .select(['bookingId', 'at', 'changes'])
    .where('bookingId', '=', sql<number>`any(${[...ids]}::integer[])`)
    .where(sql<boolean>`(changes @> '[{"field": "accepted"}]' or changes @> '[{"field": "driverId"}]')`)
    .orderBy('id', 'desc')
    .execute();
  const found = bookings.map((booking) => {
    const own = lines.filter(({ bookingId }) => bookingId === booking.id);
    return [booking.id, refusalsOf(booking, own)] as const;
  });
  return new Map(found.filter(([, refusals]) => refusals.size > 0));
}

/** Unavailable slots of one driver or all, on some days and the adjacent ones, by marks and availability rules. */
export async function readUnavailable(db: Db, dates: readonly IsoDate[], driverId?: number): Promise<UnavailableSlots> {
  const days = besides(dates).sort();
  const marked = await listAvailabilityRows(db, { driverId, startDate: days[0], endDate: days.at(-1) });
  const rules = await rulesByDriver(db, driverId);
  const slots = new Map(marked.map((row) => [`${row.driverId} ${row.date}`, row.slots]));
  return (id, date) => effectiveSlots(date, slots.get(`${id} ${date}`), rules.get(id));
}

/** Conflicts by day, on a day the most severe first. */
export const inOrder = (conflicts: readonly TripConflict[]): TripConflict[] =>
  conflicts.toSorted(
    (one, other) =>
      one.date.localeCompare(other.date, 'en') || CONFLICT_KINDS.indexOf(one.kind) - CONFLICT_KINDS.indexOf(other.kind),
  );

/** Whether the days before and after a day are valid too: the contract accepts all dates of PostgreSQL, from year 1 on. */
export const isCountable = (date: string): boolean => isIsoDate(date) && date > '1001' && date < '9999';

/**
 * Refuses days without valid neighbours.
 * @throws ProblemError naming the field of the first
 */
export function refuseOddDays(dates: readonly string[], fieldOf: (index: number) => string): void {
  const odd = dates.findIndex((date) => !isCountable(date));
  if (odd >= 0) throw invalid({ field: fieldOf(odd), messageKey: 'validation.date' });
}
