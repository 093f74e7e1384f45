import type { Db } from '../../db/database.ts';
import { createDatabaseOutbox } from './database-outbox.ts';
import type { MailOutPort } from './mail-out-port.ts';
import { createSmtpMail } from './smtp/smtp-mail.ts';
import type { SmtpSettings } from './smtp/smtp-settings.ts';

/** Configured sending of mails: by an SMTP server, or kept in the database. */
export const createMailOut = (settings: SmtpSettings | undefined, db: Db): MailOutPort =>
  settings ? createSmtpMail(settings) : createDatabaseOutbox(db);
