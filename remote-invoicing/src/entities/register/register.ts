import type { components } from '@navette/openapi/types';
import type { RecordKind } from '@navette/shared/ui-records';
import { brusselsToday, MAX_MONEY } from '@navette/shared/domain';
import { messageKey } from '@navette/shared/i18n';
import { required } from '@navette/shared/ui-form';
import * as z from 'zod';
import { attemptKey } from '../use-attempt-key.ts';

/** A receipt, as returned by its upload. */
export type Receipt = components['schemas']['StoredReceipt'];

/** A record of a register; `money` is the price of an expense, the amount of an insert, in euros. */
export interface RegisterRow {
  readonly id: number;
  readonly name: string;
  readonly description: string;
  readonly date: string;
  readonly money: number | null;
  readonly receipt: Receipt | null;
}

export interface RegisterForm extends Omit<RegisterRow, 'id' | 'receipt'> {
  readonly itemKey: string | null;
  /** `Idempotency-Key` of a new record, reused by a retry after a lost answer. */
  readonly attempt: string;
}

/** Configuration that distinguishes expenses and inserts. */
export interface Register {
  readonly kind: RecordKind<RegisterRow, RegisterForm>;
  /** Message keys of the amount. */
  readonly money: { readonly column: string; readonly field: string };
  /** Its column id in the URL and in the user's preferences. */
  readonly moneyColumn: 'price' | 'amount';
  /** Name of the exported file, and of the table. */
  readonly name: 'expenses' | 'inserts';
  /** Uploads a receipt. @param onProgress gets the share that is sent, 0 to 1. @throws ApiProblem */
  readonly send: (file: File, onProgress: (share: number) => void) => Promise<Receipt>;
}

interface Answered {
  readonly itemKey?: string | null;
  readonly contentType?: string | null;
  readonly imageUrl?: string | null;
}

/** The receipt of a record in the API's answer. */
export const receiptOf = ({ itemKey, contentType, imageUrl }: Answered): Receipt | null =>
  itemKey && contentType && imageUrl ? { itemKey, contentType, imageUrl } : null;

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
