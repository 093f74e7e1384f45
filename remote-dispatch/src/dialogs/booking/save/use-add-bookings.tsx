import { ApiProblem, api, dataOf } from '@navette/shared/api';
import { useFormats, useT } from '@navette/shared/i18n';
import { useConfirm } from '@navette/shared/ui-overlay';
import type { components } from '@navette/openapi/types';
import { duplicatesOf, type Duplicates } from '../../../bookings/duplicates-of.ts';
import { useDoubleWords } from '@navette/shared/ui-booking';
import { useAskConflicts, withoutIncident } from '../conflicts/use-ask-conflicts.tsx';

type Schemas = components['schemas'];

/**
 * Gives the function that makes new bookings. When the client travels at the same time already, or the driver has conflicts, it names them and asks whether to save all
 * the same; a no rejects with the refusal, which the form then shows.
 */
export function useAddBookings(): (form: Schemas['BookingForm']) => Promise<Schemas['BookingInsertAnswer']> {
  const t = useT();
  const confirm = useConfirm();
  const words = useDoubleWords();
  const askConflicts = useAskConflicts();
  const { formatDate } = useFormats();

  const datesOf = ({ dates }: Duplicates): string => dates.map(formatDate).join(', ');

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
      throw refusalFor(error, datesOf(duplicates));
    }
  };
}

/** Nothing went wrong: no incident to name; the days as the user reads them. */
function refusalFor(error: unknown, dates: string): unknown {
  if (!(error instanceof ApiProblem)) return error;
  const { status, code, messageKey, fields, params } = error;
  return new ApiProblem(
    { status, code, messageKey, fields, incidentId: '', params: { ...params, dates } },
    { cause: error },
  );
}

/**
 * Makes a booking on each of its days, all or none.
 * @returns numbers of the new bookings, in the order of the days
 * @throws {ApiProblem} `booking.duplicate` (with params dates and ids) unless `confirmDuplicates` is sent
 */
const addBookings = (
  body: components['schemas']['BookingForm'],
): Promise<components['schemas']['BookingInsertAnswer']> => dataOf(api.POST('/service/booking/addRecursive', { body }));
