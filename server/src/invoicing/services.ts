import type { Db } from '../db/database.ts';
import type { FileLinks } from '../files/public.ts';
import type { FilePort } from '../ports/files/file-port.ts';
import type { KnownProfile } from '../masterdata/public.ts';
import type { MailOutPort } from '../ports/mail-out/mail-out-port.ts';
import type { SharedRate } from '../db/shared-rate.ts';

/** What the handlers of wallets and invoices work with. */
export interface InvoicingServices {
  db: Db;
  /** The organisation, for what is read outside of a transaction. */
  company: KnownProfile;
  files: FilePort;
  fileLinks: FileLinks;
  mailOut: MailOutPort;
  /** Mails with documents that a user may send. */
  documentMailRate: SharedRate;
  /** Current time; tests set it. */
  now(): Date;
}
