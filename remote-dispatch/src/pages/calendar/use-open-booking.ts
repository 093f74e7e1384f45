import { clockOf } from '@navette/shared/domain';
import { useOpenDialog } from '@navette/shared/federation';
import { useT } from '@navette/shared/i18n';
import { useToast } from '@navette/shared/ui-overlay';
import { useCallback } from 'react';
import type { Hours } from './model/hours.ts';

/** Opens the form of a booking: of an existing one, or of a new one with day and time filled in. */
export function useOpenBooking(): { readonly edit: (id: number) => void; readonly create: (date: string, range?: Hours) => void } {
  const t = useT();
  const toast = useToast();
  const openDialog = useOpenDialog();
  const failed = useCallback((error: unknown) => toast.failure(t('calendar.form.unavailable'), error), [t, toast]);
  const edit = useCallback((id: number) => void openDialog('dispatch/booking@1', { id }).catch(failed), [openDialog, failed]);
  const create = useCallback(
    (date: string, range?: Hours) => {
      // What is dragged is the trip: it ends with the appointment, and begins when the client is picked up.
      const times = range && { pick_time: clockOf(range.start), ap_time: clockOf(range.end) };
      openDialog('dispatch/booking@1', { draft: { dates: [date], ...times } }).catch(failed);
    },
    [openDialog, failed],
  );
  return { edit, create };
}
