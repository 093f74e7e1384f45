import { useCallback } from 'react';
import { useOpenDialog } from '../../federation/index.ts';
import { useT } from '../../i18n/index.ts';
import { useToast } from '../overlay/toast/use-toast.ts';

/**
 * Returns the function that opens the form of a booking by its id, as a dialog; failures are shown in a toast.
 * @returns of that function: whether the form opened, once it is closed
 */
export function useOpenBooking(): (id: number) => Promise<boolean> {
  const t = useT();
  const toast = useToast();
  const openDialog = useOpenDialog();
  return useCallback(
    (id) =>
      openDialog('dispatch/booking@1', { id }).then(
        () => true,
        (error: unknown) => {
          toast.failure(t('booking.open.failed', { id }), error);
          return false;
        },
      ),
    [openDialog, toast, t],
  );
}
