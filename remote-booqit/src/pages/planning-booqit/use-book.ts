import { api, dataOf } from '@navette/shared/api';
import { bookingDraft, isListedStatus, unknownMutuality, wayHome } from '@navette/shared/domain';
import { useOpenDialog } from '@navette/shared/federation';
import { useT } from '@navette/shared/i18n';
import { useToast } from '@navette/shared/ui-overlay';
import { useCallback } from 'react';
import { directionText } from '../../entities/transport/direction-text.ts';
import type { Matches } from '../../entities/match/use-matches.tsx';
import { readInsurers } from '../../entities/use-ask-insurer.tsx';
import { type Booked, rowKey, type TransportRow } from '../../entities/transport/transport-row.ts';

type Mark = (key: string, booked: Booked) => void;

/**
 * Opens the booking form of a transport, which is linked in the same save: a transport is booked once (specification/booqit.md#booked-already). Its return is
 * proposed with it.
 * @param rows the rows of the list: the other parts of the transport are among them
 * @param askInsurer asks for the insurer of an unknown mutuality
 */
export function useBook(
  rows: readonly TransportRow[] | undefined,
  of: Matches['of'],
  mark: Mark,
  askInsurer: (mutuality: string) => Promise<number | undefined>,
): (row: TransportRow, clientId: number, destinationId: number) => Promise<void> {
  const t = useT();
  const toast = useToast();
  const openDialog = useOpenDialog();
  return useCallback(
    async (row, clientId, destinationId) => {
      const { transportId, part } = row;
      const parts = (rows ?? []).filter((other) => other.transportId === transportId);
      const home = wayHome(parts, row);
      const before = row.isOnward ? parts.find((other) => other.part === part - 1) : undefined;
      try {
        const [tables, insurers] = await Promise.all([dataOf(api.GET('/service/booqit/tables')), readInsurers()]);
        const meanings = { tables, insurers };
        const mutuality = unknownMutuality(row, meanings);
        const insuranceId = mutuality === undefined ? undefined : await askInsurer(mutuality);
        if (mutuality !== undefined && insuranceId === undefined) return;
        const pickUp = before && (await addressOf(of('destination', before)?.id));
        const draft = {
          ...bookingDraft(row, { clientId, destinationId }, meanings),
          ...(insuranceId !== undefined && { insuranceId }),
          ...(pickUp && { pick_address: pickUp }),
          ...(home && home.booked === undefined && { return: { ap_time: home.time } }),
          transport: { transportId, part },
        };
        const made = await openDialog('dispatch/booking@1', { draft });
        if (!made) return;
        // The form of an older release does not send the transport; after any newer one this is a no-op.
        await dataOf(api.POST('/service/booqit/link', { body: { transportId, part, bookingId: made.id } }));
        mark(rowKey(row), { transportId, part, match: 'certain', bookingId: made.id, isDone: false });
        const later = parts.find((other) => other.part > part && isWaiting(other));
        if (later) toast.info(t('planning.book.later', { direction: directionText(later, t), time: later.time }));
      } catch (error) {
        toast.failure(t('planning.book.failed'), error);
      }
    },
    [openDialog, toast, t, rows, of, mark, askInsurer],
  );
}

/** A part that the platform has not accepted yet is booked later. */
const isWaiting = ({ status }: TransportRow): boolean => status !== 'accepted' && isListedStatus(status);

/** Address of the destination from which a trip goes on; undefined when unknown. */
async function addressOf(id: number | undefined): Promise<string | undefined> {
  if (id === undefined) return undefined;
  const [destination] = await dataOf(api.GET('/api/destination/{id}', { params: { path: { id } } }));
  return destination?.fullAddress ?? undefined;
}
