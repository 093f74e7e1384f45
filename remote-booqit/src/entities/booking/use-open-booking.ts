import { useOpenDialog } from '@navette/shared/federation';
import { useT } from '@navette/shared/i18n';
import { useToast } from '@navette/shared/ui-overlay';
import { useCallback } from 'react';

/** Opens the form of a booking; says so when dispatching does not answer. */
export function useOpenBooking(): (id: number) => Promise<void> {
  const t = useT();
  const toast = useToast();
  const openDialog = useOpenDialog();
  return useCallback(
    async (id) => {
      try {
        await openDialog('dispatch/booking@1', { id });
      } catch (error) {
        toast.failure(t('booking.open.failed'), error);
      }
    },
    [openDialog, toast, t],
  );
}
