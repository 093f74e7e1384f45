import { api, dataOf } from '@navette/shared/api';
import type { components } from '@navette/openapi/types';
import { useFormats, useT } from '@navette/shared/i18n';
import { useConfirm } from '@navette/shared/ui-overlay';
import { useDoubleWords } from '@navette/shared/ui-table';
import { useAskConflicts, withoutIncident } from '../conflicts/conflict-list.tsx';
import { duplicatesOf, type Duplicates } from './duplicates-of.ts';

type Schemas = components['schemas'];

/**
 * Returns the function that creates new bookings. When the client already travels at the same time, or the driver has conflicts, it lists them and
 * asks whether to save anyway; a no rejects with the refusal, which the form then shows.
 */
export function useAddBookings(): (form: Schemas['BookingForm']) => Promise<Schemas['BookingInsertAnswer']> {
  const t = useT();
  const confirm = useConfirm();
  const words = useDoubleWords();
  const askConflicts = useAskConflicts();
  const { formatDate } = useFormats();

  const askDuplicates = ({ client, ids, trips }: Duplicates): Promise<boolean> =>
    confirm({
      title: t('booking.duplicate.title', { client }),
      body: (
        <>
          {t('booking.duplicate.ask', { count: ids.length, client })}
          <ul style={{ paddingInlineStart: '1.25rem', marginBlockStart: '0.5rem' }}>
            {trips.map((trip) => (
              <li key={trip.id}>{words(trip)}</li>
            ))}
            {ids.length > trips.length && <li>{t('booking.double.more', { count: ids.length - trips.length })}</li>}
          </ul>
        </>
      ),
      confirmLabel: t('booking.duplicate.save'),
      cancelLabel: t('booking.duplicate.back'),
      danger: false,
    });

  return async function add(form): Promise<Schemas['BookingInsertAnswer']> {
    try {
      return await addBookings(form);
    } catch (error) {
      const duplicates = duplicatesOf(error);
      if (!duplicates) {
        if (await askConflicts(error)) return add({ ...form, assignAnyway: true });
        throw withoutIncident(error);
      }
      if (await askDuplicates(duplicates)) return add({ ...form, confirmDuplicates: true });
      throw withoutIncident(error, { params: { dates: duplicates.dates.map(formatDate).join(', ') } });
    }
  };
}

/**
 * Creates a booking on each of its days, all or none.
 * @returns ids of the new bookings, in the order of the days
 * @throws {ApiProblem} `booking.duplicate` (with params dates and ids) unless `confirmDuplicates` is sent
 */
const addBookings = (body: Schemas['BookingForm']): Promise<Schemas['BookingInsertAnswer']> =>
  dataOf(api.POST('/service/booking/addRecursive', { body }));
