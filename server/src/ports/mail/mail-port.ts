/** Summary of a mail of the inbox. */
export interface MailHead {
  /** Id in the mailbox, at most 200 characters. */
  readonly id: string;
  /** Sender as in the header: `Jean Dupont <jean@example.be>`. */
  readonly from: string;
  readonly subject: string;
  /** Date of sending; of arrival if the header has none. */
  readonly date: Date;
  readonly unread: boolean;
  /** Beginning of the text; empty when the service would have to return the whole mail for it. */
  readonly snippet: string;
}

/** An attachment of a mail. */
export interface MailAttachment {
  /** Id within the mail, at most 100 characters; stable. */
  readonly id: string;
  readonly name: string;
  /** Bytes. */
  readonly size: number;
}

/** An attachment with its content. */
export interface AttachedFile {
  readonly name: string;
  /** Byte for byte. */
  readonly content: Buffer;
}

/** Answer to the request for an attachment; `unknown` when there is no such mail or attachment, `tooLarge` beyond {@link MOST_ATTACHMENT_BYTES}. */
export type AttachmentAnswer = AttachedFile | 'unknown' | 'tooLarge';

/** Headers of a mail that a reply needs, so that mail programs keep the conversation together. */
export interface MailThread {
  /** Its Message-ID with brackets; null when it has none. */
  readonly messageId: string | null;
  /** Message-IDs of the mails before it, the oldest first. */
  readonly references: readonly string[];
}

/** An inline image, which the HTML refers to by `cid:`. */
export interface InlineImage {
  /** Content id without brackets. */
  readonly cid: string;
  /** Such as `image/png`. */
  readonly type: string;
  readonly content: Buffer;
}

/** A mail as received: its HTML is untrusted. */
export interface FullMail extends MailHead {
  /** The address it was delivered to. */
  readonly deliveredTo: string;
  /** Its plain text; null when it only has HTML. */
  readonly text: string | null;
  /** Its HTML, unsanitised; null when it has none. */
  readonly html: string | null;
  readonly images: readonly InlineImage[];
  /** Includes inline images that are not shown in the HTML: unreferenced, too large, or too many. */
  readonly attachments: readonly MailAttachment[];
}

/**
 * The inbox of the office (specification/office.md#mail). Every adapter passes mail-port.contract.ts; all calls reject with a ServiceError when
 * the service fails, within a bounded time.
 */
export interface MailPort {
  /** Summaries of the mails of a search, the newest first; at most `limit`. */
  list(search: MailSearch, limit: number): Promise<MailHead[]>;
  /** Mails of a search with their content. */
  read(search: MailSearch, limit: number): Promise<FullMail[]>;
  /** An attachment of a mail of the inbox. */
  attachment(id: string, attachmentId: string): Promise<AttachmentAnswer>;
  /** Conversation of a mail; undefined when there is none with that id. */
  thread(id: string): Promise<MailThread | undefined>;
  /** Moves a mail to the bin. False when there is none with that id. */
  remove(id: string): Promise<boolean>;
  /** Marks a mail as read or unread. False when there is none with that id. */
  mark(id: string, unread: boolean): Promise<boolean>;
  /** Closes connections. */
  close(): Promise<void>;
}

/** Maximum bytes of an attachment: no large mail service accepts more. */
export const MOST_ATTACHMENT_BYTES = 25 * 1024 * 1024;

/** Maximum characters of a snippet. */
export const SNIPPET = 200;

/**
 * A parsed search; a mail matches when all parts do. Accents and case are ignored as far as the mailbox supports it: the embedded one ignores both,
 * IMAP servers ignore case, Gmail finds whole words only.
 */
export interface MailSearch {
  /** Only unread mails, or only read ones; all when null. */
  readonly unread: boolean | null;
  /** Parts of the sender's name or address. */
  readonly from: readonly string[];
  /** Parts of the subject. */
  readonly subject: readonly string[];
  /** Parts of sender, subject or text. */
  readonly words: readonly string[];
}

/** A word, or several in quotes, with or without an operator. */
const TERM = /(?:(is|from|subject):)?(?:"([^"]*)"?|([^\s"]+))/giu;

/**
 * Parses a search text: `is:unread`, `is:read`, `from:dupont`, `subject:"two words"` and words. Any other operator is part of its word.
 * @example readSearch('is:unread from:chu radio') // { unread: true, from: ['chu'], subject: [], words: ['radio'] }
 */
export function readSearch(q: string): MailSearch {
  let unread: boolean | null = null;
  const parts = { from: Array<string>(), subject: Array<string>(), words: Array<string>() };
  for (const [, name = '', quoted, bare = ''] of clean(q).matchAll(TERM)) {
    const value = (quoted ?? bare).trim();
    if (value === '') continue;
    const kind = name.toLowerCase();
    if (kind === 'from' || kind === 'subject') parts[kind].push(value);
    else if (kind === 'is' && /^(?:un)?read$/iu.test(value)) unread = value.toLowerCase() === 'unread';
    else parts.words.push(kind === 'is' ? `is:${value}` : value);
  }
  return { unread, ...parts };
}

/** Without control characters, which would end a command of a mail server. */
const clean = (q: string): string => q.replaceAll(/\p{Cc}/gu, ' ');
