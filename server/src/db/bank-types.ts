import type { Generated } from 'kysely';
import type { Moment } from './column-types.ts';

export interface BankTransactionTable {
  id: Generated<number>;
  date: string;
  account: string | null;
  counterparty: string | null;
  amount: number;
  detail: string;
  ref: string | null;
  structured: string | null;
  source: string;
  /** The line of the file, as it stood there. */
  raw: string;
  /** The same for the same movement, whichever file it stands in. */
  print: string;
  /** Format that it comes from; null for those that were stored before it was kept. */
  origin: Generated<string | null>;
  /** The print is made of the bank's number, not of the content. */
  numbered: Generated<boolean>;
  /** The bank marked it as a return. */
  returned: Generated<boolean>;
  /** Transaction that it gives back, once a person said so. */
  returnOf: Generated<number | null>;
  importedAt: Moment;
  importedBy: number | null;
  importId: number | null;
}
