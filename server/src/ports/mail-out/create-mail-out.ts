import type { Db } from '../../db/database.ts';
import { type MailOutPort, refuseUnsafeHeaders } from './mail-out-port.ts';
import { createSmtpMail, type SmtpSettings } from './smtp-mail.ts';

/** Configured sending of mails: by an SMTP server, or kept in the database. */
export const createMailOut = (settings: SmtpSettings | undefined, db: Db): MailOutPort =>
  settings ? createSmtpMail(settings) : createDatabaseOutbox(db);

/** PostgreSQL texts can't contain NUL. */
const withoutNul = (text: string): string => text.replaceAll('\0', '');

/** Keeps mails in the database, for an office without a mail server. A mail sent twice is kept once. */
export function createDatabaseOutbox(db: Db): MailOutPort {
  return {
    delivers: false,
    domain: 'navette.localhost',
    async send(mail) {
      refuseUnsafeHeaders(mail);
      const { messageId, to, subject, text, inReplyTo, references, attachments } = mail;
      const files = attachments.map(({ name, type, content }) => ({ name, type, content: content.toString('base64') }));
      await db
        .insertInto('outbox_mail')
        .values({
          messageId,
          recipients: JSON.stringify(to),
          subject,
          text: withoutNul(text),
          inReplyTo,
          references: JSON.stringify(references),
          attachments: JSON.stringify(files),
        })
        .onConflict((conflict) => conflict.column('messageId').doNothing())
        .execute();
      return [];
    },
    close: async () => undefined,
  };
}
