import type { components } from '@navette/openapi/types';
import { useCallback } from 'react';
import { useFormats, useT, vocabulary } from '../../i18n/index.ts';
import { useToast } from '../overlay/toast/use-toast.ts';

/** A trip that takes the same client at an overlapping or near time. */
export type DoubleTrip = components['schemas']['DoubleTrip'];

/** Returns the function that describes a trip in one line: number, day, time, type, destination. */
export function useDoubleWords(): (trip: DoubleTrip) => string {
  const t = useT();
  const { formatDate, formatTime } = useFormats();
  return useCallback(
    ({ id, ap_date, ap_time, type, destination }) =>
      t('booking.double.trip', {
        id,
        date: formatDate(ap_date),
        time: formatTime(ap_time),
        type: t(vocabulary.bookingType(type)),
        destination: destination ?? '',
      }),
    [formatDate, formatTime, t],
  );
}

/** Maximum number of trips named in one warning. */
const MOST_NAMED = 3;

/** Returns the function that warns, after a booking was moved or restored, of other trips of its client at the same time. */
export function useWarnDoubles(): (answer: { readonly doubles?: readonly DoubleTrip[] | undefined }) => void {
  const t = useT();
  const toast = useToast();
  const words = useDoubleWords();
  return useCallback(
    ({ doubles = [] }) => {
      const [first] = doubles;
      if (!first) return;
      const named = doubles.slice(0, MOST_NAMED).map(words);
      toast.error(t('booking.double.warning', { client: first.client }), {
        detail: [...named, ...(doubles.length > MOST_NAMED ? ['…'] : [])].join('; '),
      });
    },
    [t, toast, words],
  );
}
