import type { SearchObject } from 'imapflow';
import type { MailSearch } from '../mail-search.ts';

/** The search in words of IMAP; null when everything is asked for. */
export function imapSearch({ unread, from, subject, words }: MailSearch): SearchObject | null {
  const parts: SearchObject[] = [
    ...(unread === null ? [] : [{ seen: !unread }]),
    ...from.map((part) => ({ from: part })),
    ...subject.map((part) => ({ subject: part })),
    ...words.map((part) => ({ text: part })),
  ];
  return parts.length === 0 ? null : { deleted: false, ...all(parts) };
}

/** All of them: an object has each key once, so that the others stand behind a double negation. */
function all([first = {}, ...others]: readonly SearchObject[]): SearchObject {
  return others.length === 0 ? first : { ...first, not: { not: all(others) } };
}
