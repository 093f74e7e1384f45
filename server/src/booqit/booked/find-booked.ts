import { bookedMatch, BookingStatus, type PlanningRow, planningRows } from '@navette/shared/domain';
import type { AnswerOf } from '../../kernel/operation.ts';
import type { Db } from '../../db/database.ts';
import type { BooqitServices } from '../services.ts';
import { bookedParts, identitiesOfDays, tripsWithoutLink } from './booked-queries.ts';

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
  return rows.flatMap((row): Found[] => {
    const { transportId, part } = row;
    const own =
      linked.get(keyOf(row)) ??
      trips.find((trip) => trip.mutualPatientID === transportId && goesAsWell(row, trip.type) && !taken.has(trip.id));
    if (own) taken.add(own.id);
    if (own) return [{ transportId, part, match: 'certain', bookingId: own.id, isDone: isDone(own) }];
    const likely = likeliest(row, candidates.get(row.date) ?? []);
    return likely ? [{ transportId, part, match: likely.match, bookingId: likely.id, isDone: isDone(likely) }] : [];
  });
}

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
