import type { Mobility } from '@navette/openapi/enums';
import { Motive } from './enums.ts';
import { isDriven, isToAssign } from './state.ts';

/** Facts of an earlier or planned trip that tell what is usual for its client. */
export interface KnownTrip {
  readonly destinationId: number;
  readonly insuranceId: number | null;
  readonly driverId: number;
  readonly driver_active: boolean;
  readonly accepted: number;
  readonly status: number;
  readonly motive: Motive;
  readonly mobility: Mobility | null;
  readonly companion: boolean | null;
}

/** Values with which a new booking of a client starts. */
export interface UsualTrip {
  readonly destinationId: number;
  /** Null: most trips there are at the client's expense. */
  readonly insuranceId: number | null;
  /** Null: no driver stands out. */
  readonly driverId: number | null;
  readonly motive: Motive;
  /** Null: as in the client's record; likewise `companion`. */
  readonly mobility: Mobility | null;
  readonly companion: boolean | null;
}

/** Fewer trips make no habit. */
const HABIT = 2;

/** The value that occurs most often, the first one of equally frequent ones, with its count; undefined for an empty list. */
function mostFrequent<Value>(values: readonly Value[]): { readonly value: Value; readonly count: number } | undefined {
  const counts = new Map<Value, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  let best: { readonly value: Value; readonly count: number } | undefined;
  for (const [value, count] of counts) if (!best || count > best.count) best = { value, count };
  return best;
}

/**
 * Usual trip of a client: the most frequent destination, and what is most frequent on trips there; the driver is an active one who drives or drove at
 * least two of them (specification/clients.md#card).
 * @param trips of one client, the latest first, which wins among equally frequent values; canceled and unfounded ones are left out
 * @returns null without a trip
 */
export function usualTrip(trips: readonly KnownTrip[]): UsualTrip | null {
  const driven = trips.filter(({ status }) => isDriven(status));
  const destination = mostFrequent(driven.map(({ destinationId }) => destinationId));
  if (!destination) return null;
  const there = driven.filter(({ destinationId }) => destinationId === destination.value);
  const drivers = there.filter(({ accepted, driver_active }) => !isToAssign(accepted, driver_active));
  const driver = mostFrequent(drivers.map(({ driverId }) => driverId));
  const usual = <Value>(read: (trip: KnownTrip) => Value, none: Value): Value =>
    mostFrequent(there.map(read))?.value ?? none;
  return {
    destinationId: destination.value,
    insuranceId: usual(({ insuranceId }) => insuranceId, null),
    driverId: driver && driver.count >= HABIT ? driver.value : null,
    motive: usual(({ motive }) => motive, Motive.none),
    mobility: usual(({ mobility }) => mobility, null),
    companion: usual(({ companion }) => companion, null),
  };
}
