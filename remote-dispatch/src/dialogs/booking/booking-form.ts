import { useFormContext, useWatch, type NavetteForm, fieldsFor } from '@navette/shared/ui-form';
import { type CompleteBooking, bookingSchema, type BookingFormKind } from './booking-schema.ts';
import type { BookingValues } from './booking-values.ts';
import { type IsoDate, bookingField, isBookingField, usesAdminVariant } from '@navette/shared/domain';
import { createContext, use } from 'react';
import type { BookingRow } from '../../bookings/booking-row.ts';
import { useT } from '@navette/shared/i18n';
import { useUser } from '@navette/shared/session';

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

/** The fields of the booking form; its variants differ in what they require, not in their fields. */
export const Fields = fieldsFor(bookingSchema({ isNew: true, isAdmin: true }));

/** What the parts of the booking form know besides its values. */
export interface BookingScreen extends BookingFormKind {
  /** The booking as it was opened; absent for a new one. */
  readonly row?: BookingRow | undefined;
  /** The day of a new booking that nobody chose yet. */
  readonly proposedDate?: IsoDate | undefined;
  /** Nothing can be changed: the booking is archived. Off when absent. */
  readonly isReadOnly?: boolean;
  /** Whether a field can't change any more, because the booking stands on an invoice. */
  readonly isLocked: (field: keyof BookingValues) => boolean;
}

const Context = createContext<BookingScreen | null>(null);

/** Gives the parts of the form what they know besides its values. */
export const BookingScreenProvider = Context;

/** The screen a part of the booking form stands on. */
export function useBookingScreen(): BookingScreen {
  const screen = use(Context);
  if (!screen) throw new Error('A part of the booking form stands outside of it');
  return screen;
}

/** What every field of the booking form is given: its label, its longest text, and that it is read-only while an invoice freezes it. */
interface FieldBasics<Name extends keyof BookingValues> {
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

/** Whether the user gets the admin variant of the form: super and lead (specification/bookings.md#variants). */
export function useIsAdmin(): boolean {
  const user = useUser();
  return user !== null && usesAdminVariant(user.role);
}
