import type { Db } from '../db/database.ts';

/** What the handlers of wallets and invoices work with. */
export interface InvoicingServices {
  db: Db;
  /** Current time; tests set it. */
  now(): Date;
}
