import { useMemo, useRef } from 'react';
import type { BookingForm } from '../booking-form.ts';
import { isFormField, type BookingValues } from '../model/booking-values.ts';

/** What is saved of the booking, with which the form is compared. */
export interface Baseline {
  readonly values: () => BookingValues;
  /** These fields were saved apart from the form, by its user or by somebody else: form and baseline hold them from now on. */
  readonly move: (saved: Partial<BookingValues>) => void;
  /** Somebody else saved these fields while the user changes them: the baseline holds them, the form what was typed. */
  readonly note: (saved: Partial<BookingValues>) => void;
  /** Puts a field of the form back to what is saved. */
  readonly restore: (field: keyof BookingValues) => void;
}

/** Keeps what is saved of the booking while a part of it is saved apart from the form. */
export function useBaseline({ register, resetField }: BookingForm, initial: BookingValues): Baseline {
  const saved = useRef(initial);
  return useMemo(() => {
    function hold<Name extends keyof BookingValues>(name: Name, value: BookingValues[Name]): void {
      register(name); // not every field is on the screen in each variant, and reset all the same
      resetField<keyof BookingValues>(name, { defaultValue: value });
    }
    const note = (fields: Partial<BookingValues>): void => {
      saved.current = { ...saved.current, ...fields };
    };
    return {
      values: () => saved.current,
      note,
      move: (fields) => {
        note(fields);
        for (const name in fields) {
          if (isFormField(name, saved.current)) hold(name, saved.current[name]);
        }
      },
      restore: (field) => resetField(field),
    };
  }, [register, resetField]);
}
