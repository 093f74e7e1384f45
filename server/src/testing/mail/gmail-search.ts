import { fold } from '@navette/shared/domain';
import type { StoredMail } from './stored-mail.ts';

const TERM = /(?:(\w+):)?(?:"([^"]*)"|(\S+))/gu;

/** Whole words of a text in order, as Gmail matches them. */
const words = (text: string): string =>
  ` ${
    fold(text)
      .match(/[\p{L}\p{N}]+/gu)
      ?.join(' ') ?? ''
  } `;

/** Whether a mail matches a search. Unquoted operators work as at Gmail, as far as tests need to prove that users can't inject them. */
export function matches({ from, subject, text, labels }: StoredMail, q: string): boolean {
  return [...q.matchAll(TERM)].every(([, name, quoted, bare = '']) => {
    const wanted = words(quoted ?? bare);
    if (name === 'is') return bare === 'unread' ? labels.has('UNREAD') : bare === 'read' && !labels.has('UNREAD');
    if (name === 'from') return words(from).includes(wanted);
    if (name === 'subject') return words(subject).includes(wanted);
    if (name !== undefined) throw new Error(`the operator ${name} is let through`);
    return wanted.trim() === '' || words(`${from} ${subject} ${text}`).includes(wanted);
  });
}
