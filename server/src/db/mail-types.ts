import type { Generated } from 'kysely';
import type { Computed, Json, Moment } from './column-types.ts';

export interface MailTables {
  mail: MailTable;
  mail_attachment: MailAttachmentTable;
}

/** The embedded mailbox. */
export interface MailTable {
  id: Generated<string>;
  from: string;
  deliveredTo: string;
  subject: string;
  date: Moment;
  unread: Generated<boolean>;
  text: string;
  /** As the sender wrote it. */
  html: string | null;
  /** Pictures that the HTML names, in base64. */
  images: Json<{ cid: string; type: string; content: string }[]>;
  /** When it went to the bin; null while it is in the inbox. */
  trashedAt: Date | null;
  /** Sender, subject and text without accents and case. */
  search: Computed;
}

/** A file that came with a mail of that mailbox. */
export interface MailAttachmentTable {
  mailId: string;
  /** Its place among the files of the mail, from 1. */
  number: number;
  name: string;
  content: Buffer;
}
