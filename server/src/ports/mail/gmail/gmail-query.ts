import type { MailSearch } from '../mail-search.ts';

/** The search in Gmail's words; each part stands in quotes, so that it is no operator. Null when nothing can be found: Gmail passes over what has no letter. */
export function gmailQuery({ unread, from, subject, words }: MailSearch): string | null {
  if ([...from, ...subject, ...words].some((part) => !/[\p{L}\p{N}]/u.test(part))) return null;
  const quote = (part: string): string => `"${part.replaceAll('"', ' ')}"`;
  return [
    ...(unread === null ? [] : [unread ? 'is:unread' : 'is:read']),
    ...from.map((part) => `from:${quote(part)}`),
    ...subject.map((part) => `subject:${quote(part)}`),
    ...words.map(quote),
  ].join(' ');
}
