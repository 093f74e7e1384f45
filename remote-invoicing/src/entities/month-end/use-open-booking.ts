import { useOpenDialog } from '@navette/shared/federation';
import { useT } from '@navette/shared/i18n';
import { useCan } from '@navette/shared/session';
import { useToast } from '@navette/shared/ui-overlay';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { refreshMonthEnd } from './month-end-requests.ts';

/** Opens a booking that is left out, to complete it, and looks again at the month; undefined for users who may not book. */
export function useOpenBooking(): ((id: number) => void) | undefined {
  const t = useT();
  const toast = useToast();
  const openDialog = useOpenDialog();
  const cache = useQueryClient();
  const mayBook = useCan('booking');
  const open = useCallback(
    (id: number) => {
      openDialog('dispatch/booking@1', { id })
        .then(() => refreshMonthEnd(cache))
        .catch((error: unknown) => toast.failure(t('monthEnd.open.failed'), error));
    },
    [openDialog, cache, toast, t],
  );
  return mayBook ? open : undefined;
}
