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
  importedAt: Moment;
  importedBy: number | null;
  importId: number | null;
}
