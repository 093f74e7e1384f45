import type { Generated } from 'kysely';
import type { Moment } from './column-types.ts';

interface RegisterColumns {
  id: Generated<number>;
  name: string;
  description: string;
  date: string;
  /** What the file port calls the receipt; null for none. */
  fileKey: string | null;
  ticketId: string | null;
}

/** Money spent. */
export interface ExpenseTable extends RegisterColumns {
  price: number | null;
}

/** Money received. */
export interface InsertsTable extends RegisterColumns {
  amount: number | null;
}

/** A receipt that was sent and may be taken by a record. */
export interface SentReceiptTable {
  fileKey: string;
  at: Moment;
}
