import { planningRows } from '@navette/shared/domain';
import type { Author } from '../../dispatch/public.ts';
import { bookingExists } from '../../dispatch/public.ts';
import type { BodyOf } from '../../kernel/operation.ts';
import { conflict, invalid } from '../../kernel/problem.ts';
import type { BooqitServices } from '../services.ts';
import { bookedParts, insertBookedPart, lockTransport } from './booked-queries.ts';
import { storedState } from './part-state.ts';

/**
 * Links a part of a transport with the booking that was made of it; the same link again changes nothing (DECISIONS 49).
 * @throws ProblemError when the transport or the booking is unknown, or the part has another booking
 */
export async function linkTransport(
  { db, platform, vault }: BooqitServices,
  link: BodyOf<'linkTransport'>,
  { caller, at }: Author,
): Promise<{ affectedRows: number }> {
  const { transportId, part, bookingId } = link;
  // A booking that named its transport when it was made is linked: the platform need not answer.
  const [before] = (await bookedParts(db, [transportId])).filter((other) => other.part === part);
  if (before?.bookingId === bookingId) return { affectedRows: 0 };
  const parts = (await platform.byIds([transportId])).get(transportId);
  const row = parts && planningRows(parts)[part];
  if (!row) throw invalid({ field: 'transportId', messageKey: 'validation.notFound' });
  return db.transaction().execute(async (trx) => {
    await lockTransport(trx, transportId);
    const known = (await bookedParts(trx, [transportId])).find((other) => other.part === part);
    if (known?.bookingId === bookingId) return { affectedRows: 0 };
    if (known) throw conflict('booqit.alreadyBooked', { params: { bookingId: known.bookingId } });
    if (!(await bookingExists(trx, bookingId)))
      throw invalid({ field: 'bookingId', messageKey: 'validation.notFound' });
    await insertBookedPart(trx, link, { state: storedState(vault, row), at, userId: caller.user.id });
    return { affectedRows: 1 };
  });
}
