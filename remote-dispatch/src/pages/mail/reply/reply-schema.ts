import { messageKey } from '@navette/shared/i18n';
import * as z from 'zod';

/** Form of a reply that starts with a text, the quoted mail: all of it is required, that text alone is none, and the subject stands on one line. */
export const replySchema = (quote: string) =>
  z.object({
    to: z.string().trim().pipe(z.email().max(254)),
    subject: z
      .string()
      .trim()
      .min(1)
      .max(500)
      .transform((subject) => subject.replaceAll(/\p{Cc}+/gu, ' ')),
    text: z
      .string()
      .max(50_000)
      .refine((text) => text.trim() !== '', 'validation.required')
      .refine((text) => text.trim() !== quote.trim(), messageKey('mail.reply.onlyQuote')),
  });
