import { useEffect, useMemo, useRef } from 'react';
import type { BookingForm } from '../booking-form.ts';
import type { BookingValues } from '../model/booking-values.ts';

/** Fields that are saved by themselves while the form is open. */
type SavedAlone = Pick<BookingValues, 'driverId' | 'price_driver' | 'accepted' | 'willCall' | 'ap_date' | 'ap_time' | 'pick_time'>;

/** What is saved of the booking, with which the form is compared. */
export interface Baseline {
  readonly values: () => BookingValues;
  /** These fields were saved by themselves: form and baseline hold them from now on. */
  readonly move: (saved: Partial<SavedAlone>) => void;
  /** Puts a field of the form back to what is saved. */
  readonly restore: (field: keyof BookingValues) => void;
}

/** Keeps what is saved of the booking while a part of it is saved apart from the form. */
export function useBaseline({ register, resetField }: BookingForm, initial: BookingValues): Baseline {
  const saved = useRef(initial);
  useEffect(() => {
    register('price_driver'); // not on the screen in the simple variant, and reset all the same
    register('willCall');
  }, [register]);
  return useMemo(
    () => ({
      values: () => saved.current,
      move: (fields) => {
        saved.current = { ...saved.current, ...fields };
        const { driverId, price_driver, accepted, willCall, ap_date, ap_time, pick_time } = fields;
        if (driverId !== undefined) resetField('driverId', { defaultValue: driverId });
        if (price_driver !== undefined) resetField('price_driver', { defaultValue: price_driver });
        if (accepted !== undefined) resetField('accepted', { defaultValue: accepted });
        if (willCall !== undefined) resetField('willCall', { defaultValue: willCall });
        if (ap_date !== undefined) resetField('ap_date', { defaultValue: ap_date });
        if (ap_time !== undefined) resetField('ap_time', { defaultValue: ap_time });
        if (pick_time !== undefined) resetField('pick_time', { defaultValue: pick_time });
      },
      restore: (field) => resetField(field),
    }),
    [resetField],
  );
}
