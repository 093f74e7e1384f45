import type { PlanningRow } from '@navette/shared/domain';
import type { Vault } from '../../auth/public.ts';
import type { Db } from '../../db/database.ts';
import { type Author, insertPrepared, type PreparedBookings } from '../../dispatch/public.ts';
import {
  bookedParts,
  insertBookedPart,
  lockTransport,
  tripsWithoutLink,
  goesAsWell,
  likelyBooking,
  storedState,
} from '../booked/find-booked.ts';
import { conflict, ProblemError } from '../../kernel/problem.ts';
import { sql } from 'kysely';

/** A part of a transport with its checked form, or with the reason why it can't be booked; neither when it was booked before. */
export interface PreparedPart {
  readonly row: PlanningRow;
  readonly form?: PreparedBookings | ProblemError;
}

/** Result of a part: a new or existing booking, or the reason why there is none. */
export interface PartOutcome {
  readonly row: PlanningRow;
  readonly bookingId?: number;
  readonly isNew?: boolean;
  readonly problem?: ProblemError;
}

interface Inserted {
  readonly outcomes: readonly PartOutcome[];
  /** New or changed bookings, and their days. */
  readonly ids: number[];
  readonly dates: string[];
}

/**
 * Books the unbooked parts of one transport, and links the outbound trip with the return. A refused part does not block the others.
 * @param confirmed also books parts that seem to be booked
 */
export async function insertTransport(
  trx: Db,
  vault: Pick<Vault, 'hash'>,
  { prepared, confirmed }: { readonly prepared: readonly PreparedPart[]; readonly confirmed: boolean },
  author: Author,
): Promise<Inserted> {
  const transportId = prepared[0]?.row.transportId ?? '';
  await lockTransport(trx, transportId);
  const linked = new Map((await bookedParts(trx, [transportId])).map(({ part, bookingId }) => [part, bookingId]));
  const trips = await tripsWithoutLink(trx, [transportId]);
  const made: number[] = [];
  const outcomes: PartOutcome[] = [];
  for (const { row, form } of prepared) {
    const known =
      linked.get(row.part) ??
      trips.find(({ id, type }) => ![...linked.values()].includes(id) && goesAsWell(row, type))?.id;
    const outcome = known ?? (await bookPart(trx, { row, form, confirmed, siblings: [...linked.values()] }, author));
    if (outcome instanceof ProblemError) {
      outcomes.push({ row, problem: outcome });
      continue;
    }
    if (!linked.has(row.part)) {
      const link = { transportId, part: row.part, bookingId: outcome };
      await insertBookedPart(trx, link, { state: storedState(vault, row), at: author.at, userId: userOf(author) });
    }
    if (known === undefined) made.push(outcome);
    linked.set(row.part, outcome);
    outcomes.push({ row, bookingId: outcome, isNew: known === undefined });
  }
  if (made.length > 0) await linkLegs(trx, [...linked.values()]);
  const dates = made.length > 0 ? prepared.map(({ row }) => row.date) : [];
  return { outcomes, ids: made.length > 0 ? [...linked.values()] : [], dates };
}

/** Books a part, or returns the reason for a refusal; the checks of the booking itself run before anything is written. */
async function bookPart(
  trx: Db,
  {
    row,
    form,
    confirmed,
    siblings,
  }: PreparedPart & { readonly confirmed: boolean; readonly siblings: readonly number[] },
  author: Author,
): Promise<number | ProblemError> {
  const likely = confirmed ? undefined : await likelyBooking(trx, row);
  if (likely !== undefined) return conflict('booqit.likelyBooked', { params: { bookingId: likely } });
  if (form instanceof ProblemError) return form;
  if (!form) throw new Error('a booked part lost its booking meanwhile');
  try {
    const [id] = await insertPrepared(trx, form, author, siblings);
    if (id === undefined) throw new Error('a booking was not inserted');
    return id;
  } catch (error) {
    if (error instanceof ProblemError && error.status < 500) return error;
    throw error;
  }
}

const userOf = ({ caller }: Author): number => caller.user.id;

/**
 * Links the outbound trip and the return of a transport, or without a return the outbound trip and the onward one, unless one of them has another leg
 * already. The transport itself names all of its bookings.
 */
async function linkLegs(trx: Db, bookingIds: readonly number[]): Promise<void> {
  const legs = await trx
    .selectFrom('booking')
    .select(['id', 'type', 'back', 'clientId', 'linkedId'])
    .where('id', '=', sql<number>`any(${bookingIds}::integer[])`)
    .orderBy('id')
    .forUpdate()
    .execute();
  const [there, ...onward] = legs.filter(({ type, back }) => type === 'to' && !back);
  const home = legs.find(({ type }) => type === 'back') ?? onward.at(-1);
  if (!there || !home || there.linkedId !== null || home.linkedId !== null || there.clientId !== home.clientId) return;
  await trx.updateTable('booking').set({ linkedId: home.id }).where('id', '=', there.id).execute();
  await trx.updateTable('booking').set({ linkedId: there.id }).where('id', '=', home.id).execute();
}
