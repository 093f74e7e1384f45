import { useFormContext, useWatch } from '@navette/shared/ui-form';
import type { NavetteForm } from '@navette/shared/ui-form';
import type { CompleteBooking } from './model/booking-schema.ts';
import type { BookingValues } from './model/booking-values.ts';

/** The form of a booking. */
export type BookingForm = NavetteForm<BookingValues, CompleteBooking>;

/** The value of a field of the form around, followed while it changes. */
export const useValue = <Name extends keyof BookingValues>(name: Name): BookingValues[Name] =>
  useWatch<BookingValues, Name>({ name });

/** Every value of the form around, followed while they change. */
export function useValues(): BookingValues {
  const { control, getValues } = useFormContext<BookingValues>();
  return { ...getValues(), ...useWatch({ control }) };
}
