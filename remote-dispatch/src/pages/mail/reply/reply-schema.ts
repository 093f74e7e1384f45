import * as z from 'zod';

/** Form of a reply: all of it is required, and the subject stands on one line. */
export const replySchema = z.object({
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
    .refine((text) => text.trim() !== '', 'validation.required'),
});
