import { BookingStatus, type IsoDate } from '@navette/shared/domain';
import { boardTimeOf, dateAt, type BoardTime } from '../model/board-time.ts';
import type { PlanRepair } from '../../../bookings/repair-link.ts';
import type { TimelineTrip } from '../model/timeline-trip.ts';
import type { PlanChange } from './preview.ts';

/** Message or question for a person about a trip. Times are clock times. */
export type CallReason =
  /** A driver who is away or late has the client on board. */
  | { readonly kind: 'onBoardAway' | 'onBoardLate'; readonly bookingId: number }
  /** The client has no driver any more. */
  | { readonly kind: 'nobody'; readonly bookingId: number; readonly from: string }
  /** The client's pick-up moves. */
  | {
      readonly kind: 'newTime';
      readonly bookingId: number;
      readonly from: string;
      readonly to: string;
      readonly driverId: number;
    }
  /** A driver gets, loses or moves a trip that begins soon. */
  | { readonly kind: 'gets'; readonly bookingId: number; readonly to: string }
  | { readonly kind: 'loses'; readonly bookingId: number; readonly from: string }
  | { readonly kind: 'moves'; readonly bookingId: number; readonly from: string; readonly to: string };

/** A person to call about a plan. */
export interface PlanCall {
  /** Identity of person and message: another plan that says the same needs no other call. */
  readonly key: string;
  readonly who: 'client' | 'driver';
  /** Client or driver. */
  readonly id: number;
  /** One of the trips, of which the client's numbers can be read. */
  readonly bookingId: number;
  readonly reasons: readonly CallReason[];
}

/** Input of the calls. */
export interface CalledPlan {
  readonly date: IsoDate;
  readonly now: BoardTime;
  readonly repair: PlanRepair;
  /** Changes that are applied. */
  readonly changes: readonly PlanChange[];
  readonly trips: ReadonlyMap<number, TimelineTrip>;
}

const SOON = 60 * 60_000;

interface Fact {
  readonly who: PlanCall['who'];
  readonly id: number;
  /** Board time by which it has to be known; before everything else when a client is on board. */
  readonly at: number;
  readonly reason: CallReason;
}

/**
 * Whom to call when a plan is applied, the most urgent first, each person once: the driver who is away or late while a client is with him; clients whose
 * pick-up moves or who have no driver any more; drivers who get, lose or move a trip within the hour. All others are notified by the app.
 */
export function callsOf(plan: CalledPlan): readonly PlanCall[] {
  if (plan.date < dateAt(plan.now)) return [];
  const found = new Map<string, Fact[]>();
  for (const fact of [...onBoard(plan), ...plan.changes.flatMap((change) => factsOf(change, plan))]) {
    const person = `${fact.who} ${String(fact.id)}`;
    found.set(person, [...(found.get(person) ?? []), fact]);
  }
  return [...found]
    .map(([person, facts]) => ({ person, facts: facts.toSorted((one, other) => one.at - other.at) }))
    .toSorted(({ facts: [one] }, { facts: [other] }) => (one?.at ?? 0) - (other?.at ?? 0))
    .flatMap(({ person, facts }) => {
      const [first] = facts;
      if (!first) return [];
      const reasons = facts.map(({ reason }) => reason);
      const { who, id } = first;
      return { key: `${person} ${JSON.stringify(reasons)}`, who, id, bookingId: first.reason.bookingId, reasons };
    });
}

function onBoard({ date, repair: { away = [], late = [] }, trips }: CalledPlan): Fact[] {
  const kinds = new Map<number, 'onBoardAway' | 'onBoardLate'>([
    ...late.map(({ driverId }) => [driverId, 'onBoardLate'] as const),
    ...away.map(({ driverId }) => [driverId, 'onBoardAway'] as const),
  ]);
  return [...trips.values()].flatMap(({ id, booking: { driverId, charged, status, ap_date } }): Fact[] => {
    const kind = kinds.get(driverId);
    if (!kind || !charged || status !== BookingStatus.pending || ap_date !== date) return [];
    return [{ who: 'driver', id: driverId, at: -Infinity, reason: { kind, bookingId: id } }];
  });
}

function factsOf({ bookingId, before, after }: PlanChange, { date, now, repair, trips }: CalledPlan): Fact[] {
  const booking = trips.get(bookingId)?.booking;
  if (!booking) return [];
  const [from, to] = [before.pick_time.slice(0, 5), after.pick_time.slice(0, 5)];
  const [was, is] = [boardTimeOf(date, from), boardTimeOf(date, to)];
  const earliest = Math.min(was, is);
  const isSoon = (at: BoardTime) => at <= now + SOON;
  const isAway = (id: number) => repair.away?.some(({ driverId }) => driverId === id) === true;
  const client = (at: number, reason: CallReason): Fact => ({ who: 'client', id: booking.clientId, at, reason });
  const driver = (id: number, at: number, reason: CallReason): Fact => ({ who: 'driver', id, at, reason });
  const facts: Fact[] = [];
  if (after.driverId === null) facts.push(client(was, { kind: 'nobody', bookingId, from }));
  else if (from !== to)
    facts.push(client(earliest, { kind: 'newTime', bookingId, from, to, driverId: after.driverId }));
  if (after.driverId === before.driverId) {
    if (after.driverId !== null && from !== to && isSoon(earliest))
      facts.push(driver(after.driverId, earliest, { kind: 'moves', bookingId, from, to }));
    return facts;
  }
  if (after.driverId !== null && isSoon(is)) facts.push(driver(after.driverId, is, { kind: 'gets', bookingId, to }));
  if (before.driverId !== null && isSoon(was) && !isAway(before.driverId))
    facts.push(driver(before.driverId, was, { kind: 'loses', bookingId, from }));
  return facts;
}
