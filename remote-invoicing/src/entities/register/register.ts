import type { components } from '@navette/openapi/types';
import type { RecordKind } from '@navette/shared/ui-records';

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

/** A record to save. */
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
