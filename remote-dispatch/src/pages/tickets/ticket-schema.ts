import { messageKey } from '@navette/shared/i18n';
import { required } from '@navette/shared/ui-form';
import * as z from 'zod';

/** Largest photo, bytes: what the server takes. */
export const MAX_PHOTO = 10_000_000;

const TYPES = ['image/png', 'image/jpeg', 'image/webp', 'application/pdf'];

/** Kinds of file that a receipt may be. */
export const PHOTO_TYPES = TYPES.join(',');

/** Chosen pictures that the browser could not draw: another kind of file under the name of a photo, or half of one. */
const undrawable = new WeakSet<File>();

/** Remembers that a chosen picture can't be drawn, so that it is refused before it is sent. */
export const refuseUndrawable = (file: File): void => void undrawable.add(file);

const photo = z
  .instanceof(File)
  .refine(({ name, type }) => !/\.hei[cf]$|^image\/hei[cf]/iu.test(type || name), {
    error: messageKey('tickets.photo.heic'),
    abort: true,
  })
  .refine(({ type }) => TYPES.includes(type), { error: 'problem.file.unsupported', abort: true })
  .refine(({ size }) => size <= MAX_PHOTO, { error: messageKey('tickets.photo.tooLarge'), abort: true })
  .refine((file) => file.size > 0 && !undrawable.has(file), { error: 'problem.file.damaged' });

/** A receipt on paper that is added by hand. */
export const ticketSchema = z.object({
  bookingId: required(z.number().int().positive()),
  date: z.iso.date().nullable(),
  photo: required(photo),
});
