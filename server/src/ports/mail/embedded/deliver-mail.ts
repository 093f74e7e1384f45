import type { Db } from '../../../db/database.ts';
import type { WholeMail } from '../mail-port.ts';

/** A mail that arrives in the mailbox that the product keeps itself. */
export interface ArrivingMail extends Pick<WholeMail, 'from' | 'deliveredTo' | 'subject' | 'date' | 'html'>, Partial<Pick<WholeMail, 'images' | 'attachments'>> {
  /** Its text, also when it has HTML: it is what is searched and shown first. */
  readonly text: string;
}

/** PostgreSQL keeps no NUL in a text. */
const kept = (text: string): string => text.replaceAll('\0', '');

/**
 * Puts a mail into the embedded mailbox, unread. No mail server does so by itself: this is the way for a module that writes to the office.
 * @returns its id
 */
export async function deliverMail(db: Db, { from, deliveredTo, subject, date, text, html, images = [], attachments = [] }: ArrivingMail): Promise<string> {
  const row = {
    from: kept(from),
    deliveredTo: kept(deliveredTo),
    subject: kept(subject),
    date,
    text: kept(text),
    html: html === null ? null : kept(html),
    images: JSON.stringify(images.map(({ cid, type, content }) => ({ cid, type, content: content.toString('base64') }))),
    attachments: JSON.stringify(attachments),
  };
  const { id } = await db.insertInto('mail').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}
