import { useEffect } from 'react';
import type { BookingForm } from '../booking-form.ts';
import type { BookingValues } from '../model/booking-values.ts';
import { followTrip, tripFigures } from '../model/trip-figures.ts';

/**
 * Keeps pick-up time and price of the form in step with the trip until somebody types another value. In a form in which nobody has typed they are
 * nothing that closing it would lose: they can be computed again.
 */
export function useFollowTrip(form: BookingForm, isNew: boolean): void {
  const { subscribe, getValues, setValue, resetField, registry } = form;
  useEffect(() => {
    let last = tripFigures(getValues());
    return subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, isDirty = false }) => {
        const [before, now] = [last, tripFigures(values, last)];
        last = now;
        // Emptying a field is typing, too: only a change of the trip fills it again.
        if (now.pick_time === before.pick_time && now.price === before.price) return;
        const { pick_time, price } = followTrip(values, before, now, isNew);
        if (pick_time !== undefined) fill('pick_time', pick_time);
        if (price !== undefined) fill('price', price);

        function fill<Name extends 'pick_time' | 'price'>(name: Name, value: BookingValues[Name]): void {
          // What was typed wrong is no value yet, and stays: figures of the trip may arrive while it is typed.
          if (registry.unparsed.has(name)) return;
          if (isDirty) setValue<'pick_time' | 'price'>(name, value, { shouldDirty: true });
          else resetField<'pick_time' | 'price'>(name, { defaultValue: value });
        }
      },
    });
  }, [subscribe, getValues, setValue, resetField, registry, isNew]);
}
