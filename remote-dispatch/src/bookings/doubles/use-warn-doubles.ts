import { useT } from '@navette/shared/i18n';
import { useToast } from '@navette/shared/ui-overlay';
import { useCallback } from 'react';
import type { DoubleTrip } from './double-trip.ts';
import { useDoubleWords } from './use-double-words.ts';

/** Trips that are named in one warning. */
const MOST_NAMED = 3;

/** Returns the function that warns, after a booking was moved or brought back, of trips that take its client at the same time. */
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
