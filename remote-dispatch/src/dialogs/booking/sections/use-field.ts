import { bookingField, isBookingField } from '@navette/shared/domain';
import { useT } from '@navette/shared/i18n';
import { useBookingScreen } from '../booking-context.ts';
import type { BookingValues } from '../model/booking-values.ts';

/** What every field of the booking form is given: its label, its longest text, and that it is read-only while an invoice freezes it. */
export interface FieldBasics<Name extends keyof BookingValues> {
  readonly name: Name;
  readonly label: string;
  readonly readOnly: boolean;
  readonly maxLength: number | undefined;
}

/** Returns a function that gives the common props of a field by its name. */
export function useField(): <Name extends keyof BookingValues>(name: Name) => FieldBasics<Name> {
  const t = useT();
  const { isLocked } = useBookingScreen();
  return (name) => ({
    name,
    label: t(`booking.field.${name}`),
    readOnly: isLocked(name),
    maxLength: isBookingField(name) ? bookingField(name).maxLength : undefined,
  });
}
