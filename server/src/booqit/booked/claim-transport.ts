import { planningRows, type PlanningRow } from '@navette/shared/domain';
import type { TransportClaim } from '../../dispatch/public.ts';
import type { Db } from '../../db/database.ts';
import { conflict, invalid } from '../../kernel/problem.ts';
import type { BooqitServices } from '../services.ts';
import { bookedParts, insertBookedPart, lockTransport, tripsWithoutLink } from './booked-queries.ts';
import { goesAsWell } from './find-booked.ts';
import { storedState } from './part-state.ts';

/** A part of a transport, as calls name it. */
interface PartRef {
  readonly transportId: string;
  readonly part: number;
}

/**
 * Reads a part of a transport that is about to be booked in the dialog.
 * @throws ProblemError when the platform does not answer or knows no such part
 */
export async function claimTransport(
  { platform, vault }: Pick<BooqitServices, 'platform' | 'vault'>,
  { transportId, part }: PartRef,
): Promise<TransportClaim> {
  const row = planningRows((await platform.byIds([transportId])).get(transportId) ?? [])[part];
  if (!row) throw invalid({ field: 'transport.transportId', messageKey: 'validation.notFound' });
  const state = storedState(vault, row);
  return {
    take: async (trx) => {
      await lockTransport(trx, transportId);
      const bookingId = await bookingOf(trx, row);
      if (bookingId !== undefined) throw conflict('booqit.alreadyBooked', { params: { bookingId } });
    },
    link: (trx, bookingId, by) => insertBookedPart(trx, { transportId, part, bookingId }, { state, ...by }),
  };
}

/** The booking of a part: the linked one, else one that names the transport as its trip of the insurer. */
async function bookingOf(trx: Db, row: PlanningRow): Promise<number | undefined> {
  const own = (await bookedParts(trx, [row.transportId])).find(({ part }) => part === row.part);
  if (own) return own.bookingId;
  const trips = await tripsWithoutLink(trx, [row.transportId]);
  return trips.find(({ type }) => goesAsWell(row, type))?.id;
}
