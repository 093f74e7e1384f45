import {
  bookedMatch,
  BookingStatus,
  type PlanningRow,
  planningRows,
  isCancelled,
  PERSONAL_TRANSPORT_FIELDS,
  type TransportState,
  transportState,
  DRIVEN_STATUSES,
} from '@navette/shared/domain';
import type { AnswerOf, BodyOf } from '../../kernel/operation.ts';
import type { Db } from '../../db/database.ts';
import type { BooqitServices } from '../services.ts';
import { sql } from 'kysely';

type Found = AnswerOf<'findBookedTransports'>[number];
type Candidate = Awaited<ReturnType<typeof identitiesOfDays>>[number];

/** Booked parts of transports, with the certainty of the match (specification/booqit.md#booked-already). */
export async function findBooked(
  { db, platform }: Pick<BooqitServices, 'db' | 'platform'>,
  transportIds: readonly string[],
): Promise<Found[]> {
  const rows = [...(await platform.byIds(transportIds)).values()].flatMap((parts) => planningRows(parts));
  const linked = new Map(
    (await bookedParts(db, transportIds)).map((known) => [keyOf(known), { id: known.bookingId, status: known.status }]),
  );
  const trips = await tripsWithoutLink(db, transportIds);
  const candidates = byDay(await identitiesOfDays(db, [...new Set(rows.map(({ date }) => date))]));
  // A transport that goes on has two outbound trips: each is booked by a booking of its own.
  const taken = new Set<number>();
  const found = rows.flatMap((row): Recognised[] => {
    const { transportId, part } = row;
    const own =
      linked.get(keyOf(row)) ??
      trips.find((trip) => trip.mutualPatientID === transportId && goesAsWell(row, trip.type) && !taken.has(trip.id));
    if (own) taken.add(own.id);
    if (own) return [{ transportId, part, match: 'certain', bookingId: own.id, isDone: isDone(own) }];
    const likely = likeliest(row, candidates.get(row.date) ?? []);
    return likely ? [{ transportId, part, match: likely.match, bookingId: likely.id, isDone: isDone(likely) }] : [];
  });
  const papers = await papersOf(db, [...new Set(found.map(({ bookingId }) => bookingId))]);
  return found.map((one) => ({ ...one, ...(papers.get(one.bookingId) ?? NO_PAPERS) }));
}

type Papers = Pick<Found, 'certificate' | 'invoices'>;
type Recognised = Omit<Found, keyof Papers>;
const NO_PAPERS: Papers = { certificate: 'none', invoices: [] };

/** Certificate and active invoices of bookings, by their id. */
async function papersOf(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, Papers>> {
  const { rows } = await sql<Papers & { id: number }>`
    select booking.id,
      case when "certificateReceived" then 'present' when "certificateNeeded" then 'needed' else 'none' end as certificate,
      coalesce((
        select jsonb_agg(jsonb_build_object('kind', one.kind, 'id', one.id, 'status', coalesce(client.status, insurer.status)))
        from jsonb_to_recordset(booking.invoices) as one(kind text, id integer)
        left join client_invoice client on one.kind = 'client' and client.id = one.id
        left join insurance_invoice insurer on one.kind = 'insurance' and insurer.id = one.id
        where one.kind <> 'driver'), '[]') as invoices
    from booking where booking.id = any(${ids}::integer[])`.execute(db);
  return new Map(rows.map(({ id, ...papers }) => [id, papers]));
}

/** Trips of clients on a day, by time, without the bookings of a transport (specification/booqit.md#passengers-day). */
export const passengerDay = async (
  db: Db,
  { clientIds, date, transportId }: BodyOf<'listPassengerDay'>,
): Promise<AnswerOf<'listPassengerDay'>> =>
  db
    .selectFrom('booking')
    .innerJoin('destination', 'destination.id', 'booking.destinationId')
    .select(['booking.id', 'clientId', 'ap_time', 'booking.type', 'destination.name as destination'])
    .where('clientId', '=', sql<number>`any(${clientIds}::integer[])`)
    .where('ap_date', '=', date)
    .where('booking.status', 'in', DRIVEN_STATUSES)
    .where('archivedAt', 'is', null)
    .$if(transportId !== undefined, (query) =>
      query.where(sql<boolean>`"mutualPatientID" is distinct from ${transportId} and not exists (
        select from booked_transport link where link."bookingId" = booking.id and link."transportId" = ${transportId})`),
    )
    .orderBy('ap_time')
    .orderBy('booking.id')
    .execute();

const keyOf = ({ transportId, part }: Pick<PlanningRow, 'transportId' | 'part'>) => `${transportId} ${String(part)}`;

const isDone = ({ status }: { readonly status: number }): boolean => status === BookingStatus.closed;

/** Whether the directions agree: a return is booked by a return, any other part by an outbound trip. */
export const goesAsWell = ({ isReturn }: PlanningRow, type: string | null): boolean => (type === 'back') === isReturn;

function byDay(candidates: readonly Candidate[]): ReadonlyMap<string, readonly Candidate[]> {
  const days = new Map<string, Candidate[]>();
  for (const candidate of candidates) {
    const day = days.get(candidate.ap_date) ?? [];
    day.push(candidate);
    days.set(candidate.ap_date, day);
  }
  return days;
}

/** Whether a booking covers the direction of a part, or both. */
const covers = (row: PlanningRow, { type, back }: Candidate): boolean => back || goesAsWell(row, type);

/** The most certain of the bookings of the day. One in the other direction is probable at most: it does not book the part itself. */
function likeliest(row: PlanningRow, candidates: readonly Candidate[]): (Candidate & Pick<Found, 'match'>) | undefined {
  const identity = {
    transportId: row.transportId,
    date: row.date,
    rrNumber: row.passenger?.rrNumber ?? null,
    dateOfBirth: row.passenger?.dateOfBirth ?? null,
  };
  const matching = candidates.flatMap((candidate) => {
    const match = bookedMatch(identity, { ...candidate, mutualPatientID: null });
    if (!match) return [];
    const same = covers(row, candidate);
    return [{ ...candidate, same, match: same ? match : ('probable' as const) }];
  });
  return matching.find(({ match }) => match === 'booked') ?? matching.find(({ same }) => same) ?? matching[0];
}

/** The booking that seems to be that of a part without being linked: same direction, same day, same passenger. */
export async function likelyBooking(trx: Db, row: PlanningRow): Promise<number | undefined> {
  const candidates = await identitiesOfDays(trx, [row.date]);
  return likeliest(
    row,
    candidates.filter((candidate) => covers(row, candidate)),
  )?.id;
}

/** Owner under which the fingerprints are hashed. */
const OWNER = 'transport';

/** The stored state of a part of a transport: persons and places as fingerprints, which only reveal a change. */
export function storedState(vault: BooqitServices['vault'], row: PlanningRow): TransportState {
  const state = transportState(row);
  const print = (field: keyof TransportState) =>
    PERSONAL_TRANSPORT_FIELDS.includes(field) ? vault.hash(state[field], OWNER) : state[field];
  return {
    time: print('time'),
    passenger: print('passenger'),
    home: print('home'),
    care: print('care'),
    certificate: print('certificate'),
    status: print('status'),
  };
}

/** State of a transport that the platform no longer has: cancelled. */
export const goneState = (last: TransportState): TransportState =>
  isCancelled(last.status) ? last : { ...last, status: 'unknown' };

interface BookedPart {
  readonly transportId: string;
  readonly part: number;
  readonly bookingId: number;
}

/** Serialises calls about the same transport across processes, until the end of the transaction. */
export async function lockTransport(trx: Db, transportId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`transport ${transportId}`}, 0))`.execute(trx);
}

/** The bookings made of transports, with their status. */
export const bookedParts = (db: Db, transportIds: readonly string[]) =>
  db
    .selectFrom('booked_transport')
    .innerJoin('booking', 'booking.id', 'booked_transport.bookingId')
    .select(['transportId', 'part', 'bookingId', 'booking.status'])
    .where('transportId', '=', sql<string>`any(${transportIds}::text[])`)
    .orderBy('transportId')
    .orderBy('part')
    .execute();

/** Bookings with a transport as their Trip ID that were made by hand or before transports were linked. */
export const tripsWithoutLink = (db: Db, transportIds: readonly string[]) =>
  db
    .selectFrom('booking')
    .select(['id', 'mutualPatientID', 'type', 'status'])
    .where('mutualPatientID', '=', sql<string>`any(${transportIds}::text[])`)
    .where('archivedAt', 'is', null)
    .where(sql<boolean>`not exists (
      select from booked_transport link where link."bookingId" = booking.id and link."transportId" = booking."mutualPatientID")`)
    .orderBy('id')
    .execute();

/** Links a part with its booking, with its current state on the platform. */
export async function insertBookedPart(
  trx: Db,
  { transportId, part, bookingId }: BookedPart,
  { state, at, userId }: { readonly state: TransportState; readonly at: Date; readonly userId: number },
): Promise<void> {
  const text = JSON.stringify(state);
  await trx
    .insertInto('booked_transport')
    .values({ transportId, part, bookingId, seen: text, current: text, bookedAt: at, bookedBy: userId })
    .execute();
}

/**
 * The clients of the bookings of some days, for recognising transports. Without canceled bookings, which drive nobody, and those made of a transport,
 * which tell nothing about another.
 */
const identitiesOfDays = (db: Db, days: readonly string[]) =>
  db
    .selectFrom('booking')
    .innerJoin('client', 'client.id', 'booking.clientId')
    .select(['booking.id', 'booking.ap_date', 'booking.type', 'booking.back', 'booking.status'])
    .select(['client.ssn as client_ssn', 'client.birthday as client_birthday'])
    .where('booking.ap_date', '=', sql<string>`any(${days}::date[])`)
    .where('booking.status', 'in', DRIVEN_STATUSES)
    .where('booking.archivedAt', 'is', null)
    .where(sql<boolean>`not exists (select from booked_transport link where link."bookingId" = booking.id)`)
    .orderBy('booking.id')
    .execute();
