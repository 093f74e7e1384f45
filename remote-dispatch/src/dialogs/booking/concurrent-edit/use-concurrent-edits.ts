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
import { compareEdits } from './compare-edits.ts';

const LOOKED_AT: readonly CallKey[] = [
  ['get', '/api/booking/{id}'],
  ['get', '/api/booking/{id}/history'],
];

/** Notice of concurrent changes while the form is open. */
export interface ConcurrentEdits {
  /** Who changed the booking last; empty when it is not known. */
  readonly by: string;
  /** Names of fields that were taken over. */
  readonly adopted: readonly string[];
  /** Names of fields that the user is changing too. */
  readonly conflicting: readonly string[];
}

const NOTHING: Pick<ConcurrentEdits, 'adopted' | 'conflicting'> = { adopted: [], conflicting: [] };

/**
 * Watches a booking whose form is open. What a colleague saves comes into the fields nobody touched, so that the form never shows, nor saves, what is no longer so;
 * where both changed the same, that is said and the typed value stays. Null without a conflict.
 */
export function useConcurrentEdits(
  { id }: BookingRow,
  { getValues }: BookingForm,
  baseline: Baseline,
): ConcurrentEdits | null {
  const user = useUser();
  const [seen, setSeen] = useState(NOTHING);
  useLiveBookings(LOOKED_AT, ({ ids }) => ids.includes(id));

  const compare = useCallback(
    (now: BookingRow) => {
      const { adopted, conflicting } = compareEdits(baseline.values(), valuesOf(now), getValues());
      const [adoptedNames, conflictingNames] = [Object.keys(adopted), Object.keys(conflicting)];
      if (adoptedNames.length > 0) baseline.move(adopted);
      if (conflictingNames.length > 0) baseline.note(conflicting);
      if (adoptedNames.length + conflictingNames.length > 0)
        setSeen((before) => ({
          adopted: union(before.adopted, adoptedNames),
          conflicting: union(before.conflicting, conflictingNames),
        }));
    },
    [baseline, getValues],
  );
  useOnBooking(id, compare);

  const isNews = seen.adopted.length + seen.conflicting.length > 0;
  const { data: changes, isFetching } = useBookingHistory(id, isNews);
  const last = changes?.[0];
  // What this user saved apart from the form comes back the same way, and is no news.
  if (!isNews || isFetching || !last || last.user.id === user?.id) return null;
  return { ...seen, by: last.user.name };
}

const union = (before: readonly string[], more: readonly string[]): readonly string[] => [
  ...new Set([...before, ...more]),
];
