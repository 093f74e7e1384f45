import { clockOf } from '@navette/shared/domain';
import { useOpenDialog } from '@navette/shared/federation';
import { useT } from '@navette/shared/i18n';
import { useCan } from '@navette/shared/session';
import { useToast } from '@navette/shared/ui-overlay';
import { useCallback } from 'react';
import type { Hours } from './model/hours.ts';

/** The form of a booking. */
export interface BookingOpener {
  /** Opens an existing one. */
  readonly edit: (id: number) => void;
  /** Opens a new one with day and times filled in; left out for who may look at the week and not book. */
  readonly create: ((date: string, range?: Hours) => void) | undefined;
}

/** Opens the form of a booking, as far as the user may. */
export function useOpenBooking(): BookingOpener {
  const t = useT();
  const toast = useToast();
  const openDialog = useOpenDialog();
  // Every member of staff may look at the week (DECISIONS 1); who may not dispatch would be refused on saving.
  const isForbidden = !useCan('booking');
  const failed = useCallback((error: unknown) => toast.failure(t('calendar.form.unavailable'), error), [t, toast]);
  const edit = useCallback(
    (id: number) => {
      if (isForbidden) toast.info(t('calendar.form.forbidden'));
      else openDialog('dispatch/booking@1', { id }).catch(failed);
    },
    [openDialog, failed, isForbidden, t, toast],
  );
  const create = useCallback(
    (date: string, range?: Hours) => {
      // What is dragged is the trip: it ends with the appointment, and begins when the client is picked up.
      const times = range && { pick_time: clockOf(range.start), ap_time: clockOf(range.end) };
      openDialog('dispatch/booking@1', { draft: { dates: [date], ...times } }).catch(failed);
    },
    [openDialog, failed],
  );
  return { edit, create: isForbidden ? undefined : create };
}
