import { messageKey } from '@navette/shared/i18n';
import * as z from 'zod';
import { isEmail } from '../../../records/email.ts';
import { requiredText } from '../../../records/text.ts';

/** The form of a new member: a name and an e-mail address (S2). */
export const memberSchema = z.object({
  name: requiredText(200),
  email_address: requiredText(254).refine((typed) => typed === '' || isEmail(typed), messageKey('validation.email')),
});

/** Field values of the form. */
export type MemberValues = z.input<typeof memberSchema>;

/** Initial field values of a new member. */
export const noMember: MemberValues = { name: '', email_address: '' };
