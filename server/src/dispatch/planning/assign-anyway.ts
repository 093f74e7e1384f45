import {
  conflictsOfTrips,
  plannedTrip,
  type ConflictsByTrip,
  type PlannedTrip,
  type TripConflict,
} from '@navette/shared/domain';
import { conflict } from '../../kernel/problem.ts';
import type { BookingFieldChange } from '../../db/booking-types.ts';
import type { Db } from '../../db/database.ts';
import type { Row } from '../../db/types.ts';
import { inOrder, isCountable, readRefusals, readUnavailable } from './read-refusals.ts';
import { lockDrivers, pendingTrips, recordsOf } from './trip-queries.ts';

type Booking = Row<'booking'>;

/** A booking after and, when it existed, before the change, with its history lines. */
export interface Assignment {
  readonly before?: Booking;
  readonly after: Booking;
  readonly changes: readonly BookingFieldChange[];
}

/** Fields that decide whether and when a driver is under way, and from where to where. */
const MOVING = [
  'driverId',
  'ap_date',
  'ap_time',
  'pick_time',
  'type',
  'back',
  'ap_waittime',
  'clientId',
  'destinationId',
  'mobility',
  'status',
  'accepted',
] as const;

/**
 * Checks for driver conflicts caused by saved bookings, if requested (AssignAnyway of the contract), in the transaction that saves them. The drivers
 * are locked until it ends: a concurrent assignment of one of them waits, and sees the saved booking.
 * @returns the bookings, with the accepted conflicts in their history
 * @throws ProblemError 409 `booking.conflicts` when they are not accepted
 */
export async function withConflicts<Given extends Assignment>(
  trx: Db,
  assignAnyway: boolean | undefined,
  given: readonly Given[],
): Promise<readonly Given[]> {
  const moving = assignAnyway === undefined ? [] : given.filter(isMoving);
  if (moving.length === 0) return given;
  const brought = (await conflictsAround(trx, moving))(moving);
  if (brought.size === 0) return given;
  if (!assignAnyway) throw conflictRefusal([...brought.values()].flat(), unsavedOf(moving));
  return given.map((each) => {
    const conflicts = brought.get(each.after.id);
    return conflicts
      ? {
          ...each,
          changes: [...each.changes, { field: 'assignedAnyway', old: null, new: JSON.stringify(inOrder(conflicts)) }],
        }
      : each;
  });
}

function isMoving({ before, after }: Assignment): boolean {
  if (!isCountable(after.ap_date) || !isCountable(before?.ap_date ?? after.ap_date)) return false;
  return !before || MOVING.some((field) => before[field] !== after[field]);
}

const unsavedOf = (moving: readonly Assignment[]): ReadonlySet<number> =>
  new Set(moving.flatMap(({ before, after }) => (before ? [] : after.id)));

/**
 * 409 with conflicts.
 * @param unsaved bookings that are not saved yet, which have no id to link to
 */
export function conflictRefusal(conflicts: readonly TripConflict[], unsaved: ReadonlySet<number> = new Set()) {
  const named = inOrder(conflicts).map((each) =>
    unsaved.has(each.bookingId ?? 0) ? { ...each, bookingId: null } : each,
  );
  return conflict('booking.conflicts', { params: { conflicts: JSON.stringify(named) } });
}

/** Conflicts by booking. */
type Brought = ReadonlyMap<number, readonly TripConflict[]>;

/**
 * Locks the drivers of changed bookings, and reads what their conflicts depend on.
 * @returns the conflicts that some of the changes bring, while the other bookings stay as they are
 */
export async function conflictsAround<Given extends Assignment>(
  trx: Db,
  moving: readonly Given[],
): Promise<(moved: readonly Given[]) => Brought> {
  const driverIds = [...new Set(moving.map(({ after }) => after.driverId))];
  const dates = moving.map(({ after }) => after.ap_date);
  const drivers = await lockDrivers(trx, driverIds);
  const rows = moving.flatMap(({ before, after }) => [before ?? [], after].flat());
  const records = await recordsOf(trx, rows);
  const refusals = await readRefusals(
    trx,
    moving.flatMap(({ before }) => before?.id ?? []),
  );
  const tripOf = (row: Booking): PlannedTrip => ({
    ...plannedTrip({ ...row, ...records.of(row), ...drivers.get(row.driverId) }),
    refusals: refusals.get(row.id),
  });
  const others = await pendingTrips(trx, { dates, driverIds, without: moving.map(({ after }) => after.id) });
  const unavailable = await readUnavailable(trx, dates, driverIds.length === 1 ? driverIds[0] : undefined);
  const before = moving.flatMap((each) => (each.before ? tripOf(each.before) : []));
  const after = new Map(moving.map((each) => [each.after.id, tripOf(each.after)]));
  const were = conflictsOfTrips([...others, ...before], unavailable);
  return (moved) => {
    const ids = new Set(moved.map((each) => each.after.id));
    const trips = moved.flatMap((each) => after.get(each.after.id) ?? []);
    const are = conflictsOfTrips([...others, ...before.filter(({ id }) => !ids.has(id)), ...trips], unavailable);
    const fresh = moved.map(
      (each) =>
        [each.after.id, (are.get(each.after.id) ?? []).filter((found) => !wasThere(each, found, were))] as const,
    );
    return new Map(fresh.filter(([, found]) => found.length > 0));
  };
}

/** A conflict with the same driver that is no worse than before is not caused by the change. */
const wasThere = ({ before, after }: Assignment, found: TripConflict, were: ConflictsByTrip): boolean =>
  before?.driverId === after.driverId &&
  (were.get(after.id) ?? []).some(
    ({ kind, bookingId, slot, date, minutes }) =>
      kind === found.kind &&
      bookingId === found.bookingId &&
      slot === found.slot &&
      (kind !== 'unavailable' || date === found.date) &&
      (minutes ?? 0) >= (found.minutes ?? 0),
  );
