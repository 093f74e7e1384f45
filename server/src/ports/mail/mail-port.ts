import type { MailSearch } from './mail-search.ts';

/** A mail of the inbox, in short. */
export interface MailHead {
  /** Id in the mailbox, at most 200 characters. */
  readonly id: string;
  /** Sender as it is written: `Jean Dupont <jean@example.be>`. */
  readonly from: string;
  readonly subject: string;
  /** When it was sent; when it arrived if it does not say. */
  readonly date: Date;
  readonly unread: boolean;
  /** First words of the text; empty where the service would have to hand out the whole mail for them. */
  readonly snippet: string;
}

/** A file that came with a mail. */
export interface MailAttachment {
  /** Id in the mail, at most 100 characters; the same one each time. */
  readonly id: string;
  readonly name: string;
  /** Bytes. */
  readonly size: number;
}

/** A file that came with a mail, whole. */
export interface AttachedFile {
  readonly name: string;
  /** Byte for byte. */
  readonly content: Buffer;
}

/** What asking for a file gives; `unknown` when the inbox has no such mail or the mail no such file, `tooLarge` beyond {@link MOST_ATTACHMENT_BYTES}. */
export type AttachmentAnswer = AttachedFile | 'unknown' | 'tooLarge';

/** What a reply needs of a mail's headers, so that mail programs keep the conversation together. */
export interface MailThread {
  /** Its Message-ID with brackets; null when it has none. */
  readonly messageId: string | null;
  /** Message-IDs of the mails before it, the oldest first. */
  readonly references: readonly string[];
}

/** A picture inside a mail, which its HTML names by `cid:`. */
export interface InlineImage {
  /** Content id, without its brackets. */
  readonly cid: string;
  /** Such as `image/png`. */
  readonly type: string;
  readonly content: Buffer;
}

/** A mail as it came: its HTML is not safe to show. */
export interface FullMail extends MailHead {
  /** The address it was delivered to. */
  readonly deliveredTo: string;
  /** Its plain text; null when it has HTML alone. */
  readonly text: string | null;
  /** Its HTML, as the sender wrote it; null when it has none. */
  readonly html: string | null;
  readonly images: readonly InlineImage[];
  /** With the pictures that are not shown inside its HTML: those that it does not name, that are too large, or one too many. */
  readonly attachments: readonly MailAttachment[];
}

/**
 * The inbox of the office (S1 §2.11, DECISIONS 11). Every adapter passes mail-port.contract.ts; all calls reject with a ServiceError when
 * the service fails, within a bounded time.
 */
export interface MailPort {
  /** Mails that a search finds, in short, the newest first; at most `limit`. */
  list(search: MailSearch, limit: number): Promise<MailHead[]>;
  /** The same with their content. */
  read(search: MailSearch, limit: number): Promise<FullMail[]>;
  /** A file of a mail of the inbox. */
  attachment(id: string, attachmentId: string): Promise<AttachmentAnswer>;
  /** Conversation of a mail; undefined when the inbox has none of that id. */
  thread(id: string): Promise<MailThread | undefined>;
  /** Moves a mail to the bin. False when the inbox has none of that id. */
  remove(id: string): Promise<boolean>;
  /** Marks a mail as read or unread. False when the inbox has none of that id. */
  mark(id: string, unread: boolean): Promise<boolean>;
  /** Closes connections. */
  close(): Promise<void>;
}

/** Most bytes of a file that is handed out: no large mail service lets more through. */
export const MOST_ATTACHMENT_BYTES = 25 * 1024 * 1024;
/** Most characters of a snippet. */
export const SNIPPET = 200;
