import type { IsoDate } from '@navette/shared/domain';
import { createContext, use } from 'react';
import type { BookingFormKind } from './model/booking-schema.ts';
import type { BookingValues } from './model/booking-values.ts';
import type { BookingRow } from '../../bookings/booking-row.ts';

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
