import type { CallKey } from '@navette/shared/api';
import { useLiveBookings } from '@navette/shared/realtime';
import { useUser } from '@navette/shared/session';
import { useCallback, useState } from 'react';
import type { BookingRow } from '../../../bookings/booking-row.ts';
import type { BookingForm } from '../booking-form.ts';
import type { BookingValues } from '../model/booking-values.ts';
import { valuesOf } from '../model/values-of.ts';
import { readBooking, useOnBooking } from '../requests/get-booking.ts';
import { useBookingHistory } from '../requests/list-booking-history.ts';
import type { Baseline } from '../save/use-baseline.ts';
import { compareEdits, type ComparedEdits } from './compare-edits.ts';

const LOOKED_AT: readonly CallKey[] = [
  ['get', '/api/booking/{id}'],
  ['get', '/api/booking/{id}/history'],
];

/** A field that two people changed to different values. */
export interface ConflictingEdit {
  readonly name: keyof BookingValues;
  /** What the form held when the other value was saved. */
  readonly mine: BookingValues[keyof BookingValues];
}

/** Notice of concurrent changes while the form is open. */
export interface ConcurrentEdits {
  /** Who changed the booking last; empty when it is not known. */
  readonly by: string;
  /** The user did it: in another tab, by a menu or an undo beside the form. */
  readonly isByMe: boolean;
  /** Names of fields that were taken over. */
  readonly adopted: readonly string[];
  readonly conflicting: readonly ConflictingEdit[];
}

const NOTHING: Pick<ConcurrentEdits, 'adopted' | 'conflicting'> = { adopted: [], conflicting: [] };

/** What the form knows of concurrent changes. */
export interface WatchedEdits {
  /** Null without any. */
  readonly seen: ConcurrentEdits | null;
  /** Reads the booking now, takes over what others changed and returns what is in conflict; saves are meant for that version from then on. */
  readonly reread: () => Promise<ComparedEdits>;
}

/**
 * Watches a booking whose form is open. What somebody else, or the same user in another tab, saves comes into the fields nobody touched, so that the form never
 * shows, nor saves, what is no longer so; where both changed the same, that is said and the typed value stays.
 */
export function useConcurrentEdits({ id }: BookingRow, { getValues }: BookingForm, baseline: Baseline): WatchedEdits {
  const user = useUser();
  const [seen, setSeen] = useState(NOTHING);
  useLiveBookings(LOOKED_AT, ({ ids }) => ids.includes(id));

  const compare = useCallback(
    (now: BookingRow): ComparedEdits => {
      const form = getValues();
      const compared = compareEdits(baseline.values(), valuesOf(now), form);
      const isOwn = baseline.read();
      const adopted = Object.keys(compared.adopted);
      const conflicting = namesOf(compared.conflicting);
      if (adopted.length > 0) baseline.adopt(compared.adopted);
      if (conflicting.length > 0) baseline.note(compared.conflicting);
      // What this form saved apart from its own Save comes back the same way, and is no news.
      if (!isOwn && adopted.length + conflicting.length > 0)
        setSeen((before) => ({
          adopted: union(before.adopted, adopted),
          conflicting: [
            ...before.conflicting.filter(({ name }) => !conflicting.includes(name)),
            ...conflicting.map((name) => ({ name, mine: form[name] })),
          ],
        }));
      return compared;
    },
    [baseline, getValues],
  );
  useOnBooking(id, compare);
  const reread = useCallback(async () => compare(await readBooking(id)), [compare, id]);

  const isNews = seen.adopted.length + seen.conflicting.length > 0;
  const { data: changes, isFetching } = useBookingHistory(id, isNews);
  const last = changes?.[0];
  if (!isNews || isFetching || !last) return { seen: null, reread };
  return { seen: { ...seen, by: last.user.name, isByMe: last.user.id === user?.id }, reread };
}

const namesOf = (values: Partial<BookingValues>): (keyof BookingValues)[] => {
  const names: (keyof BookingValues)[] = [];
  let name: keyof BookingValues;
  for (name in values) names.push(name);
  return names;
};

const union = (before: readonly string[], more: readonly string[]): readonly string[] => [
  ...new Set([...before, ...more]),
];
