import { useT } from '@navette/shared/i18n';
import { liveStore, type ParkingTicket } from '@navette/shared/realtime';
import { useConfirm, useToast } from '@navette/shared/ui-overlay';
import { useCallback } from 'react';

/** Returns the function that asks with receipt and booking, and deletes: there is no undo for a photo. */
export function useRemoveTicket(): (ticket: ParkingTicket) => Promise<void> {
  const t = useT();
  const confirm = useConfirm();
  const toast = useToast();
  return useCallback(
    async ({ ticketId, bookingId }) => {
      if (
        !(await confirm({
          title: t('tickets.delete.title', { id: bookingId }),
          body: t('tickets.delete.body'),
          confirmLabel: t('shared.delete'),
        }))
      )
        return;
      try {
        const store = await liveStore();
        await store.remove('tickets', ticketId);
        toast.success(t('tickets.deleted', { id: bookingId }));
      } catch (error) {
        toast.failure(t('tickets.delete.failed', { id: bookingId }), error);
      }
    },
    [t, confirm, toast],
  );
}
