import { clockOf } from '@navette/shared/domain';
import { useOpenDialog } from '@navette/shared/federation';
import { useT } from '@navette/shared/i18n';
import { useCan } from '@navette/shared/session';
import { useToast } from '@navette/shared/ui-overlay';
import { useCallback } from 'react';
import type { Hours } from './model/hours.ts';

/** Opens the booking form. */
export interface BookingOpener {
  /** Opens an existing booking. */
  readonly edit: (id: number) => void;
  /** Opens a new booking with day and times filled in; undefined for users who may see the week but not book. */
  readonly create: ((date: string, range?: Hours) => void) | undefined;
}

/** Opens the booking form, as far as the user's rights allow. */
export function useOpenBooking(): BookingOpener {
  const t = useT();
  const toast = useToast();
  const openDialog = useOpenDialog();
  // All staff may see the week (DECISIONS 1); without the right to dispatch, saving would be refused.
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
      // The dragged time is the trip: from the pick-up to the appointment.
      const times = range && { pick_time: clockOf(range.start), ap_time: clockOf(range.end) };
      openDialog('dispatch/booking@1', { draft: { dates: [date], ...times } }).catch(failed);
    },
    [openDialog, failed],
  );
  return { edit, create: isForbidden ? undefined : create };
}
