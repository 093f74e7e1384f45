import { receiptFile } from '@navette/shared/ui-booking';
import { required } from '@navette/shared/ui-form';
import * as z from 'zod';

/** Form of a paper receipt. */
export const ticketSchema = z.object({
  bookingId: required(z.number().int().positive()),
  date: z.iso.date().nullable(),
  photo: required(receiptFile),
});
