import type { Db } from '../../../db/database.ts';
import type { AttachedFile, FullMail } from '../mail-port.ts';

/** A mail for the embedded mailbox. */
export interface ArrivingMail
  extends Pick<FullMail, 'from' | 'deliveredTo' | 'subject' | 'date' | 'html'>, Partial<Pick<FullMail, 'images'>> {
  /** Its text, required also with HTML: it is searched and used for the snippet. */
  readonly text: string;
  readonly attachments?: readonly AttachedFile[];
  /** Message-ID with brackets. */
  readonly messageId?: string;
  /** Message-IDs of its conversation, separated by spaces. */
  readonly references?: string;
}

/** PostgreSQL texts can't contain NUL. */
const withoutNul = (text: string): string => text.replaceAll('\0', '');

/**
 * Delivers a mail to the embedded mailbox, unread. No mail server is connected to it: modules that write to the office use this.
 * @returns its id
 */
export function deliverMail(db: Db, mail: ArrivingMail): Promise<string> {
  return db.isTransaction ? insert(db, mail) : db.transaction().execute((trx) => insert(trx, mail));
}

async function insert(
  db: Db,
  { from, deliveredTo, subject, date, text, html, images = [], attachments = [], messageId, references }: ArrivingMail,
): Promise<string> {
  const row = {
    ...(messageId !== undefined && { messageId }),
    ...(references !== undefined && { references }),
    from: withoutNul(from),
    deliveredTo: withoutNul(deliveredTo),
    subject: withoutNul(subject),
    date,
    text: withoutNul(text),
    html: html === null ? null : withoutNul(html),
    images: JSON.stringify(
      images.map(({ cid, type, content }) => ({ cid, type, content: content.toString('base64') })),
    ),
  };
  const { id } = await db.insertInto('mail').values(row).returning('id').executeTakeFirstOrThrow();
  const files = attachments.map(({ name, content }, index) => ({
    mailId: id,
    number: index + 1,
    name: withoutNul(name),
    content,
  }));
  if (files.length > 0) await db.insertInto('mail_attachment').values(files).execute();
  return id;
}
