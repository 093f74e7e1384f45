import { ApiProblem } from '@navette/shared/api';
import { useFormats, useT } from '@navette/shared/i18n';
import { useConfirm } from '@navette/shared/ui-overlay';
import type { components } from '@navette/openapi/types';
import { addBookings } from '../requests/add-bookings.ts';
import { duplicatesOf } from './duplicates-of.ts';

type Schemas = components['schemas'];

/**
 * Gives the function that makes new bookings. When the same trip is booked already it names those bookings and asks whether to save all the
 * same; a no rejects with the refusal, which the form then shows.
 */
export function useAddBookings(): (form: Schemas['BookingForm']) => Promise<Schemas['BookingInsertAnswer']> {
  const t = useT();
  const confirm = useConfirm();
  const { formatDate } = useFormats();
  return async (form) => {
    try {
      return await addBookings(form);
    } catch (error) {
      const duplicates = duplicatesOf(error);
      if (!duplicates || !(error instanceof ApiProblem)) throw error;
      const dates = duplicates.dates.map(formatDate).join(', ');
      const ids = duplicates.ids.map((id) => t('booking.number', { id })).join(', ');
      const saveAnyway = await confirm({
        title: t('booking.duplicate.title'),
        body: t('booking.duplicate.ask', { count: duplicates.ids.length, ids, dates }),
        confirmLabel: t('booking.duplicate.save'),
        cancelLabel: t('booking.duplicate.back'),
        danger: false,
      });
      if (saveAnyway) return addBookings({ ...form, confirmDuplicates: true });
      const { status, code, messageKey, fields } = error;
      // Nothing went wrong: no incident to name.
      throw new ApiProblem({ status, code, messageKey, fields, incidentId: '', params: { dates } }, { cause: error });
    }
  };
}
