import { useFormContext, useWatch, type NavetteForm, fieldsFor } from '@navette/shared/ui-form';
import { type CompleteBooking, bookingSchema, type BookingFormKind } from './booking-schema.ts';
import type { BookingValues } from './booking-values.ts';
import { type IsoDate, bookingField, isBookingField, usesAdminVariant } from '@navette/shared/domain';
import { createContext, use } from 'react';
import type { BookingRow } from '../../bookings/booking-row.ts';
import { messageKey, useT } from '@navette/shared/i18n';
import { useUser } from '@navette/shared/session';

export type BookingForm = NavetteForm<BookingValues, CompleteBooking>;

/** The watched value of a field of the surrounding form. */
export const useValue = <Name extends keyof BookingValues>(name: Name): BookingValues[Name] =>
  useWatch<BookingValues, Name>({ name });

export function useValues(): BookingValues {
  const { control, getValues } = useFormContext<BookingValues>();
  return { ...getValues(), ...useWatch({ control }) };
}

/** The fields of the booking form; its variants differ in what they require, not in their fields. */
export const Fields = fieldsFor(bookingSchema({ isNew: true, isAdmin: true }));

/** Context of the parts of the booking form, besides its values. */
export interface BookingScreen extends BookingFormKind {
  /** The booking as it was opened; missing for a new one. */
  readonly row?: BookingRow | undefined;
  /** Proposed day of a new booking that nobody chose yet. */
  readonly proposedDate?: IsoDate | undefined;
  /** Read-only: the booking is archived. Off when missing. */
  readonly isReadOnly?: boolean;
  /** Whether a field is locked, because the booking is on an invoice or its day is closed. */
  readonly isLocked: (field: keyof BookingValues) => boolean;
}

const Context = createContext<BookingScreen | null>(null);

export const BookingScreenProvider = Context;

export function useBookingScreen(): BookingScreen {
  const screen = use(Context);
  if (!screen) throw new Error('A part of the booking form stands outside of it');
  return screen;
}

/** Common props of the form's fields: label, maximum length, and read-only while an invoice locks it. */
interface FieldBasics<Name extends keyof BookingValues> {
  readonly name: Name;
  readonly label: string;
  readonly readOnly: boolean;
  readonly maxLength: number | undefined;
}

/** Labels of a return, which goes home. */
const HOME_LABELS = new Map<string, string>([
  ['ap_time', messageKey('booking.home.ap_time')],
  ['destinationId', messageKey('booking.home.destinationId')],
  ['pick_address', messageKey('booking.home.pick_address')],
]);

/** Returns a function that gives the common props of a field by its name. */
export function useField(): <Name extends keyof BookingValues>(name: Name) => FieldBasics<Name> {
  const t = useT();
  const { isLocked } = useBookingScreen();
  const isBack = useValue('type') === 'back';
  return (name) => ({
    name,
    label: t((isBack && HOME_LABELS.get(name)) || `booking.field.${name}`),
    readOnly: isLocked(name),
    maxLength: isBookingField(name) ? bookingField(name).maxLength : undefined,
  });
}

const NEXT = 'input:not([type=radio]):not(:disabled):not([readonly]), textarea:not(:disabled):not([readonly])';

/** The next field that is filled in after one; lists, which have a value already, are passed over. */
export function nextField(from: Element | null): HTMLElement | null {
  const fields = from?.closest('form')?.querySelectorAll<HTMLElement>(NEXT) ?? [];
  const isNext = (field: Element) => from?.compareDocumentPosition(field) === Node.DOCUMENT_POSITION_FOLLOWING;
  return [...fields].find(isNext) ?? null;
}

/** Moves the focus to the next field after one whose value was chosen. */
export const focusNext = (from: Element | null = document.activeElement): void => nextField(from)?.focus();

/** Whether the user gets the admin variant of the form: super and lead (specification/bookings.md#variants). */
export function useIsAdmin(): boolean {
  const user = useUser();
  return user !== null && usesAdminVariant(user.role);
}
