import { MESSAGE_CHANNEL_VALUES, type MessageChannel, type MessageEvent } from '@navette/openapi/enums';
import { addDays, brusselsNow, BookingStatus, untoldOf } from '@navette/shared/domain';
import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import { legsOf, outboundOf, type ToldTrip, type ToldTrips, toldTrips } from './message-trips.ts';
import { isToTell, type KnownMessage, lastTold, messagesAbout, wasTold } from './told-messages.ts';

/** A message that an event asks for. */
export interface Wish {
  readonly event: MessageEvent;
  readonly bookingId: number;
  /** Number of earlier messages of the same kind about the booking; 0 when missing. */
  readonly turn?: number;
  /** The only channels over which it is asked for; all when missing. */
  readonly channels?: readonly MessageChannel[];
  /** Last day of several that were canceled. */
  readonly until?: string;
}

/** Lines of the history of a booking within the time that is looked at. */
interface Change {
  readonly bookingId: number;
  readonly isNew: boolean;
  /** Time at which it was canceled or deleted, ms since 1970; null when it was not. */
  readonly endedAt: number | null;
  /** Number of times that it was canceled or deleted before, and that it became pending again, ever. */
  readonly endedBefore: number;
  readonly restored: number;
  /** It became pending again within that time. */
  readonly isRestored: boolean;
}

interface Known {
  readonly trips: ToldTrips;
  readonly messages: readonly KnownMessage[];
}

type Changed = Change & { readonly trip: ToldTrip };

/** Time that is looked at. */
interface Looked {
  readonly now: Date;
  readonly since: Date;
}

/**
 * Messages that changes of bookings ask for (specification/messages.md#events).
 * @param ids bookings that changed; all when missing
 */
export async function wishesOfChanges(db: Db, { now, since }: Looked, ids?: readonly number[]): Promise<Wish[]> {
  const changes = await changesSince(db, since, brusselsNow(now).date, ids);
  const trips = await toldTrips(
    db,
    changes.map(({ bookingId }) => bookingId),
  );
  const known = { trips, messages: await messagesAbout(db, trips) };
  const changed = changes.flatMap((change): Changed[] => {
    const trip = trips.get(change.bookingId);
    return trip ? [{ ...change, trip }] : [];
  });
  const heads = changed.filter(({ trip }) => !outboundOf(trip, trips));
  return [
    ...endings(heads, known),
    ...(await confirmations(db, heads, known)),
    ...differences(changed, known, now.getTime()),
  ];
}

/** Changes of bookings of clients who agree. A booking of a standing order brings those that were changed with it. */
async function changesSince(db: Db, since: Date, today: string, ids: readonly number[] | undefined): Promise<Change[]> {
  const isCanceled = sql`changes @> ${JSON.stringify([{ field: 'status', new: BookingStatus.canceled }])}`;
  const isEnded = sql`(action = 'delete' or ${isCanceled})`;
  const isRestored = sql`(changes @> ${JSON.stringify([{ field: 'status', old: BookingStatus.canceled, new: BookingStatus.pending }])})`;
  const { rows } = await sql<Change>`
    select line."bookingId", bool_or(action = 'create') as "isNew", bool_or(${isRestored}) as "isRestored",
      extract(epoch from max(line.at) filter (where ${isEnded}))::float8 * 1000 as "endedAt",
      (select count(*) from booking_history where "bookingId" = line."bookingId" and ${isEnded})::integer - 1 as "endedBefore",
      (select count(*) from booking_history where "bookingId" = line."bookingId" and ${isRestored})::integer as restored
    from booking_history line left join booking on booking.id = line."bookingId"
    where line.at > ${since} and (booking.id is null or booking.ap_date >= ${addDays(today, -1)}::date)
      and exists (select from client where client.messages and client.id = coalesce(booking."clientId", (
        select (change ->> 'old')::integer from jsonb_array_elements(changes) change where change ->> 'field' = 'clientId')))
      and (${ids === undefined} or line.at in (
        select at from booking_history where at > ${since} and "bookingId" = any(${[...(ids ?? [])]}::integer[])))
    group by line."bookingId"`.execute(db);
  return rows;
}

const aboutIt =
  ({ row }: ToldTrip) =>
  ({ bookingId, seriesId }: KnownMessage): boolean =>
    bookingId === row.id || bookingId === row.legId || (seriesId !== null && seriesId === row.seriesId);

/**
 * Canceled trips, and deleted ones that the client knew of: a booking that was a mistake is deleted too. Several days of a standing order that end
 * together are told once.
 */
function endings(heads: readonly Changed[], { messages }: Known): Wish[] {
  const ended = heads.filter(({ endedAt, trip }) => {
    if (endedAt === null || trip.status !== BookingStatus.canceled) return false;
    return !trip.row.isGone || messages.filter(aboutIt(trip)).some(wasTold);
  });
  return grouped(ended, ({ endedAt }) => endedAt).map(({ first, last }) => ({
    event: first === last ? 'cancelled' : 'daysCancelled',
    bookingId: first.bookingId,
    turn: first.endedBefore,
    ...(first !== last && { until: last.trip.row.ap_date }),
  }));
}

/**
 * New bookings, a standing order by its first trip, and those that were told as canceled and take place after all. A return is part of the visit of
 * its outbound trip.
 */
async function confirmations(db: Db, heads: readonly Changed[], { messages }: Known): Promise<Wish[]> {
  const pending = heads.filter(({ trip }) => trip.status === BookingStatus.pending);
  const isKnown = ({ trip }: Changed, turn: number) =>
    messages.filter(aboutIt(trip)).some((message) => message.event === 'confirmed' && message.turn >= turn);
  const firsts = await firstTrips(db, pending);
  const fresh = pending.filter(
    (change) =>
      change.isNew && (change.trip.row.seriesId === null || firsts.has(change.bookingId)) && !isKnown(change, 0),
  );
  const restored = pending.filter((change) => change.isRestored && messages.some(toldEndOf(change)));
  return [
    ...fresh.map(({ bookingId }): Wish => ({ event: 'confirmed', bookingId })),
    ...grouped(restored, ({ restored: turn }) => turn).map(({ first }): Wish => ({
      event: 'confirmed',
      bookingId: first.bookingId,
      turn: first.restored,
    })),
  ];
}

const toldEndOf =
  ({ bookingId, trip: { row } }: Changed) =>
  (message: KnownMessage): boolean =>
    (message.event === 'cancelled' || message.event === 'daysCancelled') &&
    (message.state === 'sent' || message.state === 'kept') &&
    (message.bookingId === bookingId || (message.seriesId !== null && message.seriesId === row.seriesId));

/** First trips of standing orders. */
async function firstTrips(db: Db, changes: readonly Changed[]): Promise<ReadonlySet<number>> {
  const series = changes.flatMap(({ trip: { row } }) => row.seriesId ?? []);
  if (series.length === 0) return new Set();
  const { rows } = await sql<{ id: number }>`
    select id from booking where "seriesId" = any(${series}::integer[]) and ap_date = (
      select min(first.ap_date) from booking first where first."seriesId" = booking."seriesId")`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/** Trips by what is the same of those of one standing order: first and last day of each group; others stand alone. */
function grouped(
  changes: readonly Changed[],
  sameOf: (change: Changed) => number | null,
): { readonly first: Changed; readonly last: Changed }[] {
  const groups = new Map<string, Changed[]>();
  for (const change of changes) {
    const { row } = change.trip;
    const key = row.seriesId === null ? `one ${row.id}` : `${row.seriesId} ${sameOf(change)}`;
    groups.set(key, [...(groups.get(key) ?? []), change]);
  }
  return [...groups.values()].flatMap((group) => {
    const days = group.toSorted((one, other) => one.trip.start - other.trip.start || one.bookingId - other.bookingId);
    const [first, last] = [days[0], days.at(-1)];
    if (!first || !last) return [];
    return [{ first, last: last.trip.row.ap_date === first.trip.row.ap_date ? first : last }];
  });
}

/** Visits that are no longer as they were told, over the channels that told them; one that waits to be told will say what is true then. */
function differences(changes: readonly Changed[], { trips, messages }: Known, now: number): Wish[] {
  const heads = new Map(
    changes.map(({ trip }) => {
      const outbound = outboundOf(trip, trips);
      const head = outbound && outbound.start > now && !outbound.charged ? outbound : trip;
      return [head.row.id, head];
    }),
  );
  return [...heads.values()].flatMap((head): Wish[] => {
    if (head.status !== BookingStatus.pending) return [];
    const legs = legsOf(head, trips);
    const own = messages.filter(({ bookingId, told }) => bookingId === head.row.id || told?.[head.row.id]);
    const channels = MESSAGE_CHANNEL_VALUES.filter(
      (channel) =>
        !own.some((message) => message.channel === channel && isToTell(message)) &&
        untoldOf(lastTold(own, channel), legs).any,
    );
    const turn = own.filter(({ event, bookingId }) => event === 'changed' && bookingId === head.row.id);
    return channels.map((channel) => ({
      event: 'changed',
      bookingId: head.row.id,
      channels: [channel],
      turn: turn.filter((message) => message.channel === channel).length,
    }));
  });
}
