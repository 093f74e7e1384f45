import { planningRows, type PlanningRow, wayHome } from '@navette/shared/domain';
import type { TransportClaim } from '../../dispatch/public.ts';
import type { Db } from '../../db/database.ts';
import { conflict, invalid } from '../../kernel/problem.ts';
import type { BooqitServices } from '../services.ts';
import {
  bookedParts,
  insertBookedPart,
  lockTransport,
  tripsWithoutLink,
  goesAsWell,
  storedState,
} from './find-booked.ts';

/** Identifies a part of a transport in calls. */
interface PartRef {
  readonly transportId: string;
  readonly part: number;
}

/**
 * Reads a part of a transport that is about to be booked in the dialog, and the accepted one that brings the passenger home the same day if that is
 * booked too.
 * @throws ProblemError when the platform does not answer or has no such part
 */
export async function claimTransport(
  { platform, vault }: Pick<BooqitServices, 'platform' | 'vault'>,
  { transportId, part }: PartRef,
  withHome: boolean,
): Promise<TransportClaim> {
  const rows = planningRows((await platform.byIds([transportId])).get(transportId) ?? []);
  const row = rows[part];
  if (!row) throw invalid({ field: 'transport.transportId', messageKey: 'validation.notFound' });
  const home = withHome ? wayHome(rows, row) : undefined;
  return {
    homeAmounts: home && {
      mutualAmount: home.total,
      mutualDistance: home.km,
      mutualPatientAmount: home.patientAmount,
    },
    take: async (trx) => {
      await lockTransport(trx, transportId);
      const bookingId = await bookingOf(trx, row);
      if (bookingId !== undefined) throw conflict('booqit.alreadyBooked', { params: { bookingId } });
      const homeId = home && (await bookingOf(trx, home));
      if (homeId !== undefined) throw conflict('booqit.returnBooked', { params: { bookingId: homeId } });
    },
    link: async (trx, legs, by) => {
      const booked = [
        [row, legs.there],
        [home, legs.home],
      ] as const;
      for (const [of, bookingId] of booked)
        if (of && bookingId !== undefined)
          await insertBookedPart(
            trx,
            { transportId, part: of.part, bookingId },
            { state: storedState(vault, of), ...by },
          );
    },
  };
}

/** The booking of a part: the linked one, else one with the transport as its Trip ID. */
async function bookingOf(trx: Db, row: PlanningRow): Promise<number | undefined> {
  const own = (await bookedParts(trx, [row.transportId])).find(({ part }) => part === row.part);
  if (own) return own.bookingId;
  const trips = await tripsWithoutLink(trx, [row.transportId]);
  return trips.find(({ type }) => goesAsWell(row, type))?.id;
}
