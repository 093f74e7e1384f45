import type { PlanningRow } from '@navette/shared/domain';
import type { Vault } from '../../auth/public.ts';
import type { Db } from '../../db/database.ts';
import { type Author, insertPrepared, type PreparedBookings } from '../../dispatch/public.ts';
import type { AnswerOf } from '../../kernel/operation.ts';
import { bookedParts, insertBookedPart, lockTransport, tripsWithoutLink } from '../booked/booked-queries.ts';
import { goesAsWell } from '../booked/find-booked.ts';
import { storedState } from '../booked/part-state.ts';
import { linkLegs } from './link-legs.ts';

type Result = AnswerOf<'importTransports'>[number];

/** A part of a transport with its checked form; without one when it was booked before. */
export interface PreparedPart {
  readonly row: PlanningRow;
  readonly form: PreparedBookings | undefined;
}

/** What a transport became. */
interface Inserted {
  readonly results: readonly Result[];
  /** Bookings that are new or changed, and their days. */
  readonly ids: number[];
  readonly dates: string[];
}

/** Books the parts of one transport that are not booked, and links the way there with the way home. */
export async function insertTransport(
  trx: Db,
  vault: Pick<Vault, 'hash'>,
  prepared: readonly PreparedPart[],
  author: Author,
): Promise<Inserted> {
  const transportId = prepared[0]?.row.transportId ?? '';
  await lockTransport(trx, transportId);
  const linked = new Map((await bookedParts(trx, [transportId])).map(({ part, bookingId }) => [part, bookingId]));
  const trips = await tripsWithoutLink(trx, [transportId]);
  const made: number[] = [];
  const results: Result[] = [];
  for (const { row, form } of prepared) {
    const known =
      linked.get(row.part) ??
      trips.find(({ id, type }) => ![...linked.values()].includes(id) && goesAsWell(row, type))?.id;
    const [id = known] =
      known === undefined && form ? await insertPrepared(trx, form, author, [...linked.values()]) : [];
    if (id === undefined) throw new Error('a booked part lost its booking meanwhile');
    if (!linked.has(row.part)) {
      const link = { transportId, part: row.part, bookingId: id };
      await insertBookedPart(trx, link, { state: storedState(vault, row), at: author.at, userId: userOf(author) });
    }
    if (known === undefined) made.push(id);
    linked.set(row.part, id);
    const result = known === undefined ? 'booked' : 'known';
    results.push({ transportId, part: row.part, result, bookingId: id, date: row.date, time: row.time, problem: null });
  }
  if (made.length > 0) await linkLegs(trx, [...linked.values()]);
  const dates = made.length > 0 ? prepared.map(({ row }) => row.date) : [];
  return { results, ids: made.length > 0 ? [...linked.values()] : [], dates };
}

const userOf = ({ caller }: Author): number => caller.user.id;
