import { plainText } from '../../../kernel/plain-text.ts';

/** Abbreviations in addresses. */
const SHORT_FORMS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    av: 'avenue',
    ave: 'avenue',
    bd: 'boulevard',
    bld: 'boulevard',
    blvd: 'boulevard',
    boul: 'boulevard',
    ch: 'chaussee',
    chee: 'chaussee',
    pl: 'place',
    r: 'rue',
    rte: 'route',
    sq: 'square',
    st: 'saint',
    ste: 'sainte',
    wsl: 'woluwe saint lambert',
    wsp: 'woluwe saint pierre',
    bxl: 'bruxelles',
  }),
);

const wordsOf = (text: string): string[] => plainText(text).split(' ').filter(Boolean);

/** The words of a text as they are compared, short forms written out. */
export const plainWords = (text: string): string[] =>
  wordsOf(text).flatMap((word) => (SHORT_FORMS.get(word) ?? word).split(' '));

/** The words of text that is still being typed: the last one may become longer and is left as it is. */
export function typedWords(text: string): string[] {
  const last = wordsOf(text).at(-1);
  return last === undefined ? [] : [...plainWords(text.slice(0, lastWordStart(text))), last];
}

const lastWordStart = (text: string): number => /[\p{L}\p{N}\p{M}]+[^\p{L}\p{N}]*$/u.exec(text)?.index ?? 0;
