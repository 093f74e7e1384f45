import * as z from 'zod';
import { messageKey } from '../../../i18n/index.ts';

/** Largest file that the server takes, bytes. */
const MOST_BYTES = 10_000_000;

const TYPES = ['image/png', 'image/jpeg', 'image/webp', 'application/pdf'];

/** Media types of a receipt, as the `accept` of a file input. */
export const RECEIPT_TYPES = TYPES.join(',');

/** Images that the browser could not decode: truncated, or another file type with an image extension. */
const undrawable = new WeakSet<File>();

/** Marks a chosen image as undecodable, so that {@link receiptFile} refuses it before the upload. */
export const refuseUndrawable = (file: File): void => void undrawable.add(file);

/** Schema of a receipt's file: PNG, JPEG, WebP or PDF of at most 10 MB that the browser can decode. */
export const receiptFile = z
  .instanceof(File)
  .refine(({ name, type }) => !/\.hei[cf]$|^image\/hei[cf]/iu.test(type || name), {
    error: messageKey('receipt.file.heic'),
    abort: true,
  })
  .refine(({ type }) => TYPES.includes(type), { error: 'problem.file.unsupported', abort: true })
  .refine(({ size }) => size <= MOST_BYTES, { error: messageKey('receipt.file.tooLarge'), abort: true })
  .refine((file) => file.size > 0 && !undrawable.has(file), { error: 'problem.file.damaged' });
