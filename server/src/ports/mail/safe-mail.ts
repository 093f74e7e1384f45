import { LruCache } from '../../kernel/lru-cache.ts';
import type { MailHead, MailPort, FullMail } from './mail-port.ts';
import { snippetOf } from './message-parts.ts';
import { cleanedMail } from './untrusted/parse-mail.ts';

/** Sanitised content of a mail. */
interface SafeContent {
  /** Its text, without markup. */
  readonly body: string;
  /** Sanitised HTML; null when it has none. */
  readonly html: string | null;
  /** Number of removed remote images. */
  readonly blockedImages: number;
}

/** A sanitised mail. */
export interface SafeMail extends MailHead, SafeContent, Pick<FullMail, 'deliveredTo' | 'attachments'> {}

/** The inbox with sanitised mails, for pages. */
export interface Mailbox extends Omit<MailPort, 'read'> {
  /** Mails of a search with their content, the newest first; at most `limit`. */
  read: (...search: Parameters<MailPort['read']>) => Promise<SafeMail[]>;
}

/** Size of the LRU cache of sanitised mails. */
const REMEMBERED = 200;
const MOST_TEXT = 500_000;

/** Maximum of the contract. */
const MOST_HTML = 4_000_000;

async function contentOf({ text, html, images }: FullMail): Promise<SafeContent> {
  const own = text?.trim() ?? '';
  const clean = html === null ? null : await cleanedMail(html, images, own === '');
  const words = own || (clean?.words ?? '');
  const shown = clean && clean.html !== '' && clean.html.length <= MOST_HTML ? clean.html : null;
  return { body: words.slice(0, MOST_TEXT), html: shown, blockedImages: clean?.blockedImages ?? 0 };
}

/** The mails of a port, sanitised. Cached, since the content of a mail is immutable. */
export function withSafeContent(port: MailPort): Mailbox {
  const known = new LruCache<string, SafeContent>(REMEMBERED);
  const safe = async (mail: FullMail): Promise<SafeMail> => {
    const content = known.get(mail.id) ?? (await contentOf(mail));
    known.set(mail.id, content, 1);
    const { id, from, subject, date, unread, snippet, deliveredTo, attachments } = mail;
    return {
      id,
      from,
      subject,
      date,
      unread,
      snippet: snippet || snippetOf(content.body),
      deliveredTo,
      attachments,
      ...content,
    };
  };
  /** Snippets that a list lacks are taken from mails that were read. */
  const withWords = (head: MailHead): MailHead =>
    head.snippet ? head : { ...head, snippet: snippetOf(known.get(head.id)?.body ?? '') };
  return {
    ...port,
    list: async (...search) => (await port.list(...search)).map(withWords),
    read: async (...search) => {
      const mails: SafeMail[] = [];
      for (const mail of await port.read(...search)) mails.push(await safe(mail));
      return mails;
    },
  };
}
