import { fieldsFor } from '@navette/shared/ui-form';
import { bookingSchema } from './model/booking-schema.ts';

/** The fields of the booking form; its variants differ in what they require, not in their fields. */
export const Fields = fieldsFor(bookingSchema({ isNew: true, isAdmin: true }));
