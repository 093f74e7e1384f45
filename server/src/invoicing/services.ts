import type { Db } from '../db/database.ts';
import type { FileLinks } from '../files/public.ts';
import type { FilePort } from '../ports/files/file-port.ts';

/** What the handlers of wallets and invoices work with. */
export interface InvoicingServices {
  db: Db;
  files: FilePort;
  fileLinks: FileLinks;
  /** Current time; tests set it. */
  now(): Date;
}
