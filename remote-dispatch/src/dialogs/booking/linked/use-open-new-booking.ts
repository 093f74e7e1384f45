import { useOpenDialog } from '@navette/shared/federation';
import type { DialogInput } from '@navette/shared/federation';
import { useT } from '@navette/shared/i18n';
import { useToast } from '@navette/shared/ui-overlay';

/** Gives the function that opens the form of a new booking over this one, with these values. */
export function useOpenNewBooking(): (draft: NonNullable<DialogInput<'dispatch/booking@1'>['draft']>) => void {
  const t = useT();
  const toast = useToast();
  const openDialog = useOpenDialog();
  return (draft) => {
    openDialog('dispatch/booking@1', { draft }).catch((error: unknown) =>
      toast.failure(t('booking.clone.failed'), error),
    );
  };
}
