import type { EventEmitter } from 'node:events';
import type { Db } from '../db/database.ts';
import type { BookingWriting } from '../dispatch/public.ts';
import type { FileLinks } from '../files/public.ts';
import type { FilePort } from '../ports/files/file-port.ts';
import type { KnownProfile } from '../masterdata/public.ts';
import type { KnownTariffs } from '../db/tariffs.ts';
import type { MailOutPort } from '../ports/mail-out/mail-out-port.ts';
import type { SharedRate } from '../db/shared-rate.ts';

/** Dependencies of the handlers of wallets and invoices. */
export interface InvoicingServices extends Pick<BookingWriting, 'bookingEvents' | 'changes'> {
  db: Db;
  /** Profile of the organisation, for reads outside a transaction. */
  company: KnownProfile;
  /** Versions of tariffs, for reads outside a transaction. */
  tariffs: KnownTariffs;
  files: FilePort;
  fileLinks: FileLinks;
  mailOut: MailOutPort;
  /** Tells the worker of this process that documents wait to be sent. */
  sendings: EventEmitter<{ queued: [] }>;
  /** Rate limit of mails with documents per user. */
  documentMailRate: SharedRate;
  /** Current time; tests set it. */
  now(): Date;
}
