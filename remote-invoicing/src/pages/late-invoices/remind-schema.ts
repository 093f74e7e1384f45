import { messageKey } from '@navette/shared/i18n';
import * as z from 'zod';

const LEAST = 3;
const MOST = 300;

/** What is asked before reminders: whether those before their day go too, and then why; whether letters are printed. */
export const remindSchema = z
  .object({ early: z.boolean(), letters: z.boolean(), reason: z.string().trim().max(MOST) })
  .refine(({ early, reason }) => !early || reason.length >= LEAST, {
    path: ['reason'],
    error: messageKey('late.remind.reason.missing'),
  });

/** Those before their day are left out. */
export const REMIND_VALUES: z.input<typeof remindSchema> = { early: false, letters: true, reason: '' };
