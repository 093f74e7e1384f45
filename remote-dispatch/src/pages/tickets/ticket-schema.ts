import { required } from '@navette/shared/ui-form';
import * as z from 'zod';

/** Largest photo, bytes: what the server takes. */
export const MAX_PHOTO = 10_000_000;

const TYPES = ['image/png', 'image/jpeg', 'image/webp', 'application/pdf'];

/** Kinds of file that a receipt may be. */
export const PHOTO_TYPES = TYPES.join(',');

const photo = z
  .instanceof(File)
  .refine(({ type }) => TYPES.includes(type), { error: 'problem.file.unsupported', abort: true })
  .refine(({ size }) => size > 0 && size <= MAX_PHOTO, { error: 'problem.file.tooLarge' });

/** A receipt on paper that is added by hand. */
export const ticketSchema = z.object({
  bookingId: required(z.number().int().positive()),
  date: z.iso.date().nullable(),
  photo: required(photo),
});
