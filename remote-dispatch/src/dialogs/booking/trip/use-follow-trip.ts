import { useEffect } from 'react';
import type { BookingForm } from '../booking-form.ts';
import { followTrip, tripFigures } from '../model/trip-figures.ts';

/** Keeps pick-up time and price of the form in step with the trip until somebody types another value. */
export function useFollowTrip({ subscribe, getValues, setValue }: BookingForm, isNew: boolean): void {
  useEffect(() => {
    let last = tripFigures(getValues());
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        const [before, now] = [last, tripFigures(values, last)];
        last = now;
        // Emptying a field is typing, too: only a change of the trip fills it again.
        if (now.pick_time === before.pick_time && now.price === before.price) return;
        const { pick_time, price } = followTrip(values, before, now, isNew);
        if (pick_time !== undefined) setValue('pick_time', pick_time, { shouldDirty: true });
        if (price !== undefined) setValue('price', price, { shouldDirty: true });
      },
    });
  }, [subscribe, getValues, setValue, isNew]);
}
