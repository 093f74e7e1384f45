import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { Row } from '../../db/types.ts';
import {
  type AttachmentAnswer,
  type MailAttachment,
  type MailHead,
  type MailPort,
  MOST_ATTACHMENT_BYTES,
  type FullMail,
  type MailSearch,
  type AttachedFile,
} from './mail-port.ts';
import { messageIdsOf, snippetOf } from './message-parts.ts';

type MailRow = Omit<Row<'mail'>, 'search' | 'messageId' | 'references'> & {
  readonly attachments: readonly MailAttachment[];
};

const headOf = ({ id, from, subject, date, unread, text }: MailRow): MailHead => ({
  id,
  from,
  subject,
  date,
  unread,
  snippet: snippetOf(text),
});

const wholeOf = (row: MailRow): FullMail => ({
  ...headOf(row),
  deliveredTo: row.deliveredTo,
  text: row.text,
  html: row.html,
  images: row.images.map(({ cid, type, content }) => ({ cid, type, content: Buffer.from(content, 'base64') })),
  attachments: row.attachments,
});

/** Substring match, ignoring accents and case; wildcards are literal. */
const holds = (column: 'from' | 'subject' | 'search', part: string) =>
  sql<SqlBool>`fold(${sql.ref(column)}) like '%' || fold(${part.replaceAll(/[\\%_]/gu, String.raw`\$&`)}) || '%'`;

/** Names and sizes only: the contents are not loaded. */
const attachments = sql<MailAttachment[]>`array(
  select json_build_object('id', number::text, 'name', name, 'size', octet_length(content)) from mail_attachment where "mailId" = mail.id order by number)`.as(
  'attachments',
);

async function findFile(db: Db, mailId: string, number: string): Promise<AttachmentAnswer> {
  if (!/^\d{1,4}$/u.test(number)) return 'unknown';
  const file = await db
    .selectFrom('mail_attachment')
    .innerJoin('mail', 'mail.id', 'mail_attachment.mailId')
    .select(['name', 'content'])
    .where('mailId', '=', mailId)
    .where('number', '=', Number(number))
    .where('trashedAt', 'is', null)
    .executeTakeFirst();
  if (!file) return 'unknown';
  return file.content.length > MOST_ATTACHMENT_BYTES ? 'tooLarge' : file;
}

function find(db: Db, { unread, from, subject, words }: MailSearch, limit: number): Promise<MailRow[]> {
  let query = db
    .selectFrom('mail')
    .select([
      'id',
      'from',
      'deliveredTo',
      'subject',
      'date',
      'unread',
      'text',
      'html',
      'images',
      'trashedAt',
      attachments,
    ])
    .where('trashedAt', 'is', null);
  if (unread !== null) query = query.where('unread', '=', unread);
  for (const part of from) query = query.where(holds('from', part));
  for (const part of subject) query = query.where(holds('subject', part));
  for (const part of words) query = query.where(holds('search', part));
  return query.orderBy('date', 'desc').orderBy('id').limit(limit).execute();
}

/** The mailbox stored in the product, shared by all who may read mail. Mails arrive through {@link deliverMail}. */
export function createDatabaseMail(db: Db, now: () => Date): MailPort {
  const change = async (id: string, values: { unread: boolean } | { trashedAt: Date }): Promise<boolean> => {
    const { numUpdatedRows } = await db
      .updateTable('mail')
      .set(values)
      .where('id', '=', id)
      .where('trashedAt', 'is', null)
      .executeTakeFirst();
    return numUpdatedRows > 0;
  };
  return {
    list: async (search, limit) => (await find(db, search, limit)).map(headOf),
    read: async (search, limit) => (await find(db, search, limit)).map(wholeOf),
    attachment: (id, attachmentId) => findFile(db, id, attachmentId),
    thread: async (id) => {
      const found = await db
        .selectFrom('mail')
        .select(['messageId', 'references'])
        .where('id', '=', id)
        .where('trashedAt', 'is', null)
        .executeTakeFirst();
      return found && { messageId: found.messageId, references: messageIdsOf(found.references) };
    },
    remove: (id) => change(id, { trashedAt: now() }),
    mark: (id, unread) => change(id, { unread }),
    close: async () => undefined,
  };
}

/** A mail for the embedded mailbox. */
interface ArrivingMail
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
