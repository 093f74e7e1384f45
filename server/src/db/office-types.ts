import type { ColumnType, Generated } from 'kysely';
import type { Computed, Json, Moment, Written } from './column-types.ts';
import type { components } from '@navette/openapi/types';
import type { DocumentLanguage, ToldLegs } from '@navette/shared/domain';
import type {
  ImportKind,
  MemberStatus,
  MessageChannel,
  MessageEvent,
  MessageReason,
  MessageState,
  SentMailState,
} from '@navette/openapi/enums';
import type { NumberedKind } from './invoice-types.ts';

export interface OfficeTables {
  setting: {
    id: Generated<number>;
    variable: string;
    value: string | null;
  };
  log: {
    id: Generated<number>;
    time: Moment;
    userId: number | null;
    role: string | null;
    method: string;
    url: string;
    body: string | null;
    operation: Generated<string | null>;
    details: ColumnType<LoggedDetails | null, string | null | undefined, string | null>;
  };
  daily_report: {
    id: Generated<number>;
    date: string;
    time: string;
    userId: number | null;
    userName: string;
    report: string;
  };
  ticket: {
    id: string;
    bookingId: number;
    driverId: number | null;
    date: string | null;
    /** Key of the photo in the file store. */
    fileKey: string;
    contentType: string;
  };
  /** A file that something had which is gone, until it is deleted. */
  discarded_file: {
    id: Generated<number>;
    key: string;
    /** When deleting it failed the last time. */
    triedAt: Date | null;
  };
  /** A photo that was stored with the data of its camera, until it is cleaned. */
  unclean_photo: {
    key: string;
    /** When cleaning it failed the last time. */
    triedAt: Date | null;
  };
  setting_history: Written & {
    id: Generated<number>;
    variable: string;
    before: string | null;
    after: string | null;
  };
  record_change: {
    kind: string;
    key: string;
    userName: string;
    at: Moment;
  };
}

/** Details of a line of the log, besides the call. */
export interface LoggedDetails {
  readonly subject: string | null;
  /** Number of the record that the call created. */
  readonly recordId?: number;
  readonly outcome: 'done' | 'recovery' | 'refused' | 'wrongOtp' | 'blocked' | 'denied' | 'limited' | null;
  /** Network address of a call with an outcome. */
  readonly address?: string;
  readonly changes: readonly {
    readonly field: string;
    readonly before: string | null;
    readonly after: string | null;
  }[];
}

export interface MailTables {
  /** The embedded mailbox. */
  mail: {
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
  };
  /** A file that came with a mail of that mailbox. */
  mail_attachment: {
    mailId: string;
    /** Its place among the files of the mail, from 1. */
    number: number;
    name: string;
    content: Buffer;
  };
  /** A mail that was sent, over whatever mail server. */
  sent_mail: Written & {
    /** Key under which it is sent once. */
    id: string;
    /** Mail of the inbox that it answers. */
    mailId: string | null;
    /** Kind and number of the invoice that went with it. */
    invoiceKind: NumberedKind | null;
    invoiceId: number | null;
    /** Level of the reminder letter that went with it; 0 for none. */
    recall: Generated<number>;
    /** Client whose statement of account went with it. */
    clientId: number | null;
    recipients: Json<string[]>;
    subject: string;
    text: string;
    /** Names of its attachments. */
    files: Json<string[]>;
    /** `kept`: it stays in the outbox of the product, for there is no mail server. */
    state: SentMailState;
    /** Addresses that did not take it. */
    refused: Json<{ address: string; reason: string }[]>;
  };
  /** Mails of an office without a mail server. */
  outbox_mail: {
    messageId: string;
    recipients: Json<string[]>;
    subject: string;
    text: string;
    inReplyTo: string | null;
    references: Json<string[]>;
    /** Content in base64. */
    attachments: Json<{ name: string; type: string; content: string }[]>;
    at: Moment;
  };
}

export interface MessageTables {
  /** A message about a trip to its client, or to the ward that expects the client. */
  client_message: {
    id: Generated<string>;
    /** Number of the booking, which may be deleted since. */
    bookingId: number;
    /** Standing order of the booking, when the message was made. */
    seriesId: ColumnType<number | null, number | null | undefined, number | null>;
    clientId: number;
    event: MessageEvent;
    channel: MessageChannel;
    /** Day of the trip. */
    day: string;
    /** Number of the earlier messages of the same kind about the booking. */
    turn: Generated<number>;
    /** Last day of several trips that were canceled at once. */
    until: string | null;
    /** Legs as they were told, by booking; empty until it is sent. */
    told: ColumnType<ToldLegs | null, string | null | undefined, string | null>;
    /** Number in E.164, or mail address; empty once the client was anonymised. */
    recipient: string;
    language: DocumentLanguage;
    /** Empty until it is sent. */
    text: Generated<string>;
    state: Generated<MessageState>;
    reason: MessageReason | null;
    parts: Generated<number>;
    cost: Generated<number>;
    attempts: Generated<number>;
    /** Number of the sending, which the key of each tells apart: it grows when a person sends it again. */
    sending: Generated<number>;
    /** Number that the gateway gave the last sending. */
    gatewayId: string | null;
    /** Words of the gateway about a text that did not arrive, without numbers. */
    detail: string | null;
    at: Moment;
    dueAt: Moment;
    changedAt: Moment;
  };
  /** Texts of an office without an SMS gateway. */
  outbox_sms: {
    id: string;
    recipient: string;
    text: string;
    at: Moment;
  };
}

/** The embedded mailing list. */
export interface MailingTables {
  mailing_member: {
    /** MD5 of the lower-cased address. */
    id: string;
    email: string;
    name: string | null;
    phone: string | null;
    address: string | null;
    status: MemberStatus;
    changedAt: Moment;
  };
  mailing_campaign: {
    id: string;
    title: string;
    listName: string | null;
    sent: Generated<boolean>;
    sendTime: Date | null;
  };
  mailing_template: {
    id: string;
    name: string;
    thumbnail: string | null;
  };
}

export interface ImportTables {
  import_batch: Written & {
    id: Generated<number>;
    kind: ImportKind;
    source: string;
    created: number;
    updated: number;
    skipped: number;
    undoneAt: Moment | null;
    undoneBy: string | null;
    /** Headings of the file with their fields; null for imports of before. */
    shape: Json<components['schemas']['ImportShape']> | null;
  };
  /** Record that an import created or changed. */
  import_record: {
    id: Generated<number>;
    importId: number;
    row: number;
    recordId: number;
    action: 'create' | 'update';
    /** Of the record as the import left it. */
    fingerprint: string;
    /** Columns that were changed, as they were; null for a new record. */
    before: ColumnType<Record<string, unknown> | null, string | null, string | null>;
  };
}
