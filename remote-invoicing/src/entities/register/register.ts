import type { components } from '@navette/openapi/types';
import type { RecordKind } from '@navette/shared/ui-records';
import { type MoneyRegister, PAID_FROM_VALUES, type PaidFrom } from '@navette/openapi/enums';
import { brusselsToday, isClosed, type IsoDate, MAX_MONEY, paymentCommunication } from '@navette/shared/domain';
import { messageKey } from '@navette/shared/i18n';
import { messageWith, required } from '@navette/shared/ui-form';
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
  readonly categoryId: number | null;
  readonly supplierId: number | null;
  /** `open` while it is still to pay; null when unknown. */
  readonly paidFrom: PaidFrom | null;
  readonly paidOn: string | null;
  readonly dueDate: string | null;
  readonly reference: string | null;
  readonly invoiceNumber: string | null;
}

export interface RegisterForm extends Omit<RegisterRow, 'id' | 'receipt'> {
  readonly itemKey: string | null;
  /** `Idempotency-Key` of a new record, reused by a retry after a lost answer. */
  readonly attempt: string;
}

/** A record in the API's answer, before its amount has one name. */
type Stored = Omit<RegisterRow, 'money' | 'receipt'> & Answered;

/** The row of a stored record, whose amount is `money`. */
export const registerRow = ({ itemKey, contentType, imageUrl, ...row }: Stored, money: number | null): RegisterRow => ({
  ...row,
  money,
  receipt: receiptOf({ itemKey, contentType, imageUrl }),
});

/** Configuration that distinguishes expenses and inserts. */
export interface Register {
  /** Register whose categories it has. */
  readonly register: MoneyRegister;
  readonly kind: RecordKind<RegisterRow, RegisterForm>;
  /** Message keys of the amount, and of what an insert calls by another name. */
  readonly money: { readonly column: string; readonly field: string };
  readonly texts: { readonly supplier: string; readonly paidFrom: string; readonly open: string };
  /** Its column id in the URL and in the user's preferences. */
  readonly moneyColumn: 'price' | 'amount';
  /** Name of the exported file, and of the table. */
  readonly name: 'expenses' | 'inserts';
  /** Reads the file of a supplier's invoice; missing where there are none. @throws ApiProblem that names what is wrong in the file */
  readonly readInvoice?: (file: File) => Promise<components['schemas']['ReceivedInvoice']>;
  /** Uploads a receipt. @param onProgress gets the share that is sent, 0 to 1. @throws ApiProblem */
  readonly send: (file: File, onProgress: (share: number) => void) => Promise<Receipt>;
}

interface Answered {
  readonly itemKey?: string | null | undefined;
  readonly contentType?: string | null | undefined;
  readonly imageUrl?: string | null | undefined;
}

/** The receipt of a record in the API's answer. */
const receiptOf = ({ itemKey, contentType, imageUrl }: Answered): Receipt | null =>
  itemKey && contentType && imageUrl ? { itemKey, contentType, imageUrl } : null;

/** Message key of the way in which a record is paid. */
export const paidFromText = (paidFrom: PaidFrom, { open }: Register['texts']): string =>
  paidFrom === 'open' ? open : PAID_FROM_TEXTS[paidFrom];

const PAID_FROM_TEXTS = { bank: messageKey('register.paidFrom.bank'), cash: messageKey('register.paidFrom.cash') };

/** Value of the receipt field: `sending` during an upload, `unsent` when it failed. */
export type ReceiptValue = Receipt | 'sending' | 'unsent' | null;

const MOST_NAME = 150;
const MOST_DESCRIPTION = 2000;

const line = (most: number) =>
  z
    .string()
    .trim()
    .max(most)
    .transform((typed) => typed || null);

const fields = z.object({
  name: z.string().trim().min(1).max(MOST_NAME),
  description: z.string().trim().min(1).max(MOST_DESCRIPTION),
  money: z.number().min(-MAX_MONEY).max(MAX_MONEY).nullable(),
  date: required(z.iso.date()),
  receipt: z.custom<ReceiptValue>((value) => typeof value !== 'string', {
    error: ({ input }) => messageKey(input === 'unsent' ? 'register.receipt.unsent' : 'register.receipt.wait'),
  }),
  attempt: z.string(),
  categoryId: z.number().nullable(),
  supplierId: z.number().nullable(),
  paidFrom: z.literal(PAID_FROM_VALUES).nullable(),
  paidOn: z.iso.date().nullable(),
  dueDate: z.iso.date().nullable(),
  reference: line(140).refine(
    (text) => !text || paymentCommunication(text) !== undefined,
    messageKey('validation.structured'),
  ),
  invoiceNumber: line(40),
});

/**
 * Form of a register after a lock date: name, date and description are required, the amount has no rule (specification/payments.md#registers-of-money). Its
 * output is the body to save.
 * @param until last closed day, null for none
 * @param day the same, as it is written in the message
 */
export const openRegisterSchema = (until: IsoDate | null, day: string) =>
  fields
    .refine(({ date, dueDate }) => !date || !dueDate || dueDate >= date, {
      path: ['dueDate'],
      message: messageKey('register.dueDate.early'),
    })
    .refine(({ date }) => !date || !isClosed(date, until), {
      path: ['date'],
      message: messageWith(messageKey('closed.date'), { date: day }),
    })
    .transform(({ receipt, ...form }): RegisterForm => ({
      ...form,
      itemKey: receipt === null || typeof receipt === 'string' ? null : receipt.itemKey,
    }));

/** Form of a register without a lock date. */
export const registerSchema = openRegisterSchema(null, '');

/** Field values of a record; today's date for a new one. */
export const registerValues = (row?: RegisterRow): z.input<typeof registerSchema> => ({
  name: row?.name ?? '',
  description: row?.description ?? '',
  money: row?.money ?? null,
  date: row?.date ?? brusselsToday(),
  receipt: row?.receipt ?? null,
  attempt: row ? '' : attemptKey(),
  categoryId: row?.categoryId ?? null,
  supplierId: row?.supplierId ?? null,
  paidFrom: row ? row.paidFrom : 'bank',
  paidOn: row?.paidOn ?? null,
  dueDate: row?.dueDate ?? null,
  reference: row?.reference ?? '',
  invoiceNumber: row?.invoiceNumber ?? '',
});
