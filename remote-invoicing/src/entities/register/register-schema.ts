import { brusselsToday, MAX_MONEY } from '@navette/shared/domain';
import { messageKey } from '@navette/shared/i18n';
import { required } from '@navette/shared/ui-form';
import * as z from 'zod';
import { attemptKey } from '../attempt-key.ts';
import type { Receipt, RegisterForm, RegisterRow } from './register.ts';

/** Value of the receipt field: `sending` during an upload, `unsent` when it failed. */
export type ReceiptValue = Receipt | 'sending' | 'unsent' | null;

const MOST_NAME = 150;
const MOST_DESCRIPTION = 2000;

const fields = z.object({
  name: z.string().trim().min(1).max(MOST_NAME),
  description: z.string().trim().min(1).max(MOST_DESCRIPTION),
  money: z.number().min(-MAX_MONEY).max(MAX_MONEY).nullable(),
  date: required(z.iso.date()),
  receipt: z.custom<ReceiptValue>((value) => typeof value !== 'string', {
    error: ({ input }) => messageKey(input === 'unsent' ? 'register.receipt.unsent' : 'register.receipt.wait'),
  }),
  attempt: z.string(),
});

/**
 * Form of a register: name, date and description are required, the amount has no rule (specification/payments.md#registers-of-money). Its output is the body to
 * save.
 */
export const registerSchema = fields.transform(({ receipt, ...form }): RegisterForm => ({
  ...form,
  itemKey: receipt === null || typeof receipt === 'string' ? null : receipt.itemKey,
}));

/** Field values of a record; today's date for a new one. */
export const registerValues = (row?: RegisterRow): z.input<typeof registerSchema> => ({
  name: row?.name ?? '',
  description: row?.description ?? '',
  money: row?.money ?? null,
  date: row?.date ?? brusselsToday(),
  receipt: row?.receipt ?? null,
  attempt: row ? '' : attemptKey(),
});
