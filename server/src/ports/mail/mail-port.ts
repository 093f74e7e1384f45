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
  readonly name: string;
  /** Bytes. */
  readonly size: number;
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
export interface WholeMail extends MailHead {
  /** The address it was delivered to. */
  readonly deliveredTo: string;
  /** Its plain text; null when it has HTML alone. */
  readonly text: string | null;
  /** Its HTML, as the sender wrote it; null when it has none. */
  readonly html: string | null;
  readonly images: readonly InlineImage[];
  /** Without the pictures that its HTML shows. */
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
  read(search: MailSearch, limit: number): Promise<WholeMail[]>;
  /** Moves a mail to the bin. False when the inbox has none of that id. */
  remove(id: string): Promise<boolean>;
  /** Marks a mail as read or unread. False when the inbox has none of that id. */
  mark(id: string, unread: boolean): Promise<boolean>;
  /** Ends what is held open. */
  close(): Promise<void>;
}

/** Most bytes of a picture that is shown inside a mail. */
export const MOST_IMAGE_BYTES = 200_000;
/** Most pictures that are shown inside a mail. */
export const MOST_IMAGES = 10;
/** Most characters of a snippet. */
export const SNIPPET = 200;
