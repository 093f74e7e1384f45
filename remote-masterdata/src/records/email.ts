import { messageKey } from '@navette/shared/i18n';
import * as z from 'zod';
import { text } from './text.ts';

/** Whether a text is an e-mail address. */
export const isEmail = (typed: string): boolean => z.email().safeParse(typed.trim()).success;

/** E-mail field of a form, possibly empty. */
export const emailText = () =>
  text(254).refine((typed) => typed === '' || isEmail(typed), messageKey('validation.email'));
