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
