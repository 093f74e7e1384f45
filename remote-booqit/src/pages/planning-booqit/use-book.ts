import { api, dataOf } from '@navette/shared/api';
import { bookingDraft } from '@navette/shared/domain';
import { useOpenDialog } from '@navette/shared/federation';
import { useT } from '@navette/shared/i18n';
import { useToast } from '@navette/shared/ui-overlay';
import { useCallback } from 'react';
import { type Booked, rowKey, type TransportRow } from '../../entities/transport/transport-row.ts';

type Mark = (key: string, booked: Booked) => void;

/** Opens the form of the booking of a transport, which is saved with it: a transport is booked once (DECISIONS 49). */
export function useBook(mark: Mark): (row: TransportRow, clientId: number, destinationId: number) => Promise<void> {
  const t = useT();
  const toast = useToast();
  const openDialog = useOpenDialog();
  return useCallback(
    async (row, clientId, destinationId) => {
      const { transportId, part } = row;
      try {
        const tables = await dataOf(api.GET('/service/booqit/tables'));
        const draft = { ...bookingDraft(row, { clientId, destinationId }, tables), transport: { transportId, part } };
        const made = await openDialog('dispatch/booking@1', { draft });
        if (!made) return;
        // An older release of the form does not name the transport when it saves; after any other this changes nothing.
        await dataOf(api.POST('/service/booqit/link', { body: { transportId, part, bookingId: made.id } }));
        mark(rowKey(row), { transportId, part, match: 'certain', bookingId: made.id, isDone: false });
      } catch (error) {
        toast.failure(t('planning.book.failed'), error);
      }
    },
    [openDialog, toast, t, mark],
  );
}
