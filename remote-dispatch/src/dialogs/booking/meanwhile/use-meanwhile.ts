import type { CallKey } from '@navette/shared/api';
import { useLiveBookings } from '@navette/shared/realtime';
import { useUser } from '@navette/shared/session';
import { useCallback, useState } from 'react';
import type { BookingRow } from '../../../bookings/booking-row.ts';
import type { BookingForm } from '../booking-form.ts';
import { valuesOf } from '../model/values-of.ts';
import { useOnBooking } from '../requests/get-booking.ts';
import { useBookingHistory } from '../requests/list-booking-history.ts';
import type { Baseline } from '../save/use-baseline.ts';
import { meanwhile } from './meanwhile.ts';

const LOOKED_AT: readonly CallKey[] = [
  ['get', '/api/booking/{id}'],
  ['get', '/api/booking/{id}/history'],
];

/** What the user is told of changes that came while the form was open. */
export interface SeenMeanwhile {
  /** Who changed the booking last; empty when it is not known. */
  readonly by: string;
  /** Names of fields that were taken over. */
  readonly taken: readonly string[];
  /** Names of fields that the user is changing too. */
  readonly kept: readonly string[];
}

const NOTHING: Pick<SeenMeanwhile, 'taken' | 'kept'> = { taken: [], kept: [] };

/**
 * Watches a booking whose form is open. What a colleague saves comes into the fields nobody touched, so that the form never shows, nor saves, what is no longer so;
 * where both changed the same, that is said and the typed value stays. Null while there is nothing to tell.
 */
export function useMeanwhile({ id }: BookingRow, { getValues }: BookingForm, baseline: Baseline): SeenMeanwhile | null {
  const user = useUser();
  const [seen, setSeen] = useState(NOTHING);
  useLiveBookings(LOOKED_AT, ({ ids }) => ids.includes(id));

  const compare = useCallback(
    (now: BookingRow) => {
      const { taken, kept } = meanwhile(baseline.values(), valuesOf(now), getValues());
      const [takenNames, keptNames] = [Object.keys(taken), Object.keys(kept)];
      if (takenNames.length > 0) baseline.move(taken);
      if (keptNames.length > 0) baseline.note(kept);
      if (takenNames.length + keptNames.length > 0)
        setSeen((before) => ({ taken: union(before.taken, takenNames), kept: union(before.kept, keptNames) }));
    },
    [baseline, getValues],
  );
  useOnBooking(id, compare);

  const isNews = seen.taken.length + seen.kept.length > 0;
  const { data: changes, isFetching } = useBookingHistory(id, isNews);
  const last = changes?.[0];
  // What this user saved apart from the form comes back the same way, and is no news.
  if (!isNews || isFetching || !last || last.user.id === user?.id) return null;
  return { ...seen, by: last.user.name };
}

const union = (before: readonly string[], more: readonly string[]): readonly string[] => [
  ...new Set([...before, ...more]),
];
