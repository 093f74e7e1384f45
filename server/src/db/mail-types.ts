import type { SentMailState } from '@navette/openapi/enums';
import type { NumberedKind } from './invoice-types.ts';
import type { Generated } from 'kysely';
import type { Computed, Json, Moment } from './column-types.ts';

export interface MailTables {
  mail: MailTable;
  mail_attachment: MailAttachmentTable;
  sent_mail: SentMailTable;
  outbox_mail: OutboxMailTable;
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
  /** Its Message-ID with brackets; null when it has none. */
  messageId: Generated<string | null>;
  /** Message-IDs of its conversation, separated by spaces. */
  references: Generated<string>;
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

/** What was sent by mail, by whom and to whom, over whatever mail server. */
export interface SentMailTable {
  /** Key under which it is sent once. */
  id: string;
  /** Mail of the inbox that it answers. */
  mailId: string | null;
  /** Kind and number of the invoice that went with it. */
  invoiceKind: NumberedKind | null;
  invoiceId: number | null;
  /** Client whose statement of account went with it. */
  clientId: number | null;
  recipients: Json<string[]>;
  subject: string;
  text: string;
  /** Names of its attachments. */
  files: Json<string[]>;
  userId: number | null;
  userName: string;
  at: Moment;
  /** `kept`: it stays in the outbox of the product, for there is no mail server. */
  state: SentMailState;
  /** Addresses that did not take it. */
  refused: Json<{ address: string; reason: string }[]>;
}

/** Mails of an office without a mail server. */
export interface OutboxMailTable {
  messageId: string;
  recipients: Json<string[]>;
  subject: string;
  text: string;
  inReplyTo: string | null;
  references: Json<string[]>;
  /** Content in base64. */
  attachments: Json<{ name: string; type: string; content: string }[]>;
  at: Moment;
}
