import type { Db } from '../../db/database.ts';
import { type OutageLog, createBackoff, type Backoff } from '../http/circuit.ts';
import { createDatabaseMail } from './database-mail.ts';
import { createGmailMail } from './gmail-mail.ts';
import { createGmailTokens } from './gmail-call.ts';
import { createImapMail } from './imap-mail.ts';
import type { MailPort, MailHead, FullMail } from './mail-port.ts';
import { createCache } from '../http/response-cache.ts';
import { gmailOf, type GmailSettings } from './gmail-settings.ts';
import { imapOf, type ImapSettings } from './imap-connection.ts';
import type { Environment } from '../../kernel/settings.ts';
import { LruCache } from '../../kernel/lru-cache.ts';
import { snippetOf } from './message-parts.ts';
import { cleanedMail } from './untrusted/parse-mail.ts';

interface Surroundings {
  readonly log?: OutageLog | undefined;
  readonly now: () => Date;
}

/** The configured mailbox: a service with backoff, or the embedded one. */
export function createMail(settings: MailSettings | undefined, db: Db, { log, now }: Surroundings): Mailbox {
  if (!settings) return withSafeContent(createDatabaseMail(db, now));
  const guard = createBackoff({ service: settings.service, log, now });
  return withSafeContent(withSharedAnswers(mailAt(settings, now), guard, now));
}

function mailAt(settings: MailSettings, now: () => Date): MailPort {
  if (settings.service === 'imap') return createImapMail(settings);
  return createGmailMail({ ...settings, tokens: createGmailTokens({ ...settings, now }) });
}

/** Time to live of a shared answer, ms. */
const TIME_TO_LIVE = 4_000;

/** Request coalescing: pages that poll the same within seconds share one call. Failures start the backoff; a change invalidates. */
export function withSharedAnswers(port: MailPort, guard: Backoff, now: () => Date): MailPort {
  const options = { timeToLive: TIME_TO_LIVE, limit: 20, now };
  const [heads, mails] = [createCache<MailHead[]>(options), createCache<FullMail[]>(options)];
  let changes = 0;
  const change = async (act: () => Promise<boolean>): Promise<boolean> => {
    try {
      return await guard.run(act);
    } finally {
      changes += 1;
    }
  };
  return {
    list: (search, limit) =>
      heads(JSON.stringify([changes, search, limit]), () => guard.run(() => port.list(search, limit))),
    read: (search, limit) =>
      mails(JSON.stringify([changes, search, limit]), () => guard.run(() => port.read(search, limit))),
    attachment: (id, attachmentId) => guard.run(() => port.attachment(id, attachmentId)),
    thread: (id) => guard.run(() => port.thread(id)),
    remove: (id) => change(() => port.remove(id)),
    mark: (id, unread) => change(() => port.mark(id, unread)),
    close: () => port.close(),
  };
}

/** The configured mailbox of the office. */
export type MailSettings =
  | ({ readonly service: 'imap' } & ImapSettings)
  | ({ readonly service: 'gmail' } & GmailSettings);

/**
 * The service configured by MAIL_SERVICE; undefined for the embedded mailbox.
 * @throws for an incomplete configuration, which would pass an empty mailbox off as the real one
 */
export function mailOf(env: Environment): MailSettings | undefined {
  const { MAIL_SERVICE: service } = env;
  if (!service) {
    const lost = (['MAIL_URL', 'MAIL_USER', 'MAIL_PASSWORD', 'GMAIL_KEY_FILE', 'GMAIL_REFRESH_TOKEN'] as const).find(
      (name) => env[name],
    );
    if (lost) throw new Error(`${lost} needs MAIL_SERVICE: imap or gmail`);
    return undefined;
  }
  if (service === 'imap') return { service, ...imapOf(env) };
  if (service === 'gmail') return { service, ...gmailOf(env) };
  throw new Error(`MAIL_SERVICE is imap or gmail, not ${service}`);
}

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
