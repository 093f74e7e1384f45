import { messageKey } from '@navette/shared/i18n';
import * as z from 'zod';

const NO_ADDRESS = messageKey('validation.mail.noAddress');

/** Form of a mail with a document: everything is required, and the subject stands on one line. */
export const sendSchema = z.object({
  to: z.string().trim().min(1, NO_ADDRESS).pipe(z.email().max(254)),
  subject: z
    .string()
    .trim()
    .min(1)
    .max(500)
    .transform((subject) => subject.replaceAll(/\p{Cc}+/gu, ' ')),
  text: z
    .string()
    .max(20_000)
    .refine((text) => text.trim() !== '', 'validation.required'),
  /** Level of the reminder letter that goes along; null for none. */
  recall: z.union([z.literal(1), z.literal(2), z.literal(3)]).nullable(),
});
