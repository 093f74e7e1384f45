import type { StoredMail } from './fake-gmail.ts';

const TERM = /(?:(\w+):)?(?:"([^"]*)"|(\S+))/gu;
const fold = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Words of a text, as Gmail has them: whole, in their order. */
const words = (text: string): string =>
  ` ${
    fold(text)
      .match(/[\p{L}\p{N}]+/gu)
      ?.join(' ') ?? ''
  } `;

/** Whether a mail fits a search text. Operators outside of quotes do what they do at Gmail, as far as tests need to see that they are not let through. */
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
