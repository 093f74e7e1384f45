import type { Db } from '../db/database.ts';
import type { BookingWriting } from '../dispatch/public.ts';
import type { AddressPort } from '../ports/addresses/address-port.ts';
import type { FileLinks } from '../files/public.ts';
import type { FilePort } from '../ports/files/file-port.ts';
import type { MailingPort } from '../ports/mailing/mailing-port.ts';
import type { SignedIds } from '../kernel/signed-ids.ts';

/** Dependencies of the handlers of master data. */
export interface MasterdataServices extends BookingWriting {
  addresses: AddressPort;
  mailing: MailingPort;
  /** Documents of clients, and the logo. */
  files: FilePort;
  fileLinks: FileLinks;
  /** Links of care centers to their page of requests. */
  wardTokens: SignedIds;
  sessions: { revokeAllOf(userId: number, db?: Db): Promise<void> };
  driverSessions: { revokeAllOf(userId: number): Promise<void> };
  /** Services outside of the server that its configuration names. */
  outside: ReadonlySet<string>;
  /** Current time; tests set it. */
  now(): Date;
}
