import { addressWords, writtenWords } from '@navette/shared/domain';

/** Words of partially typed text: the last one is a prefix and is not expanded. */
export function typedWords(text: string): readonly string[] {
  const last = writtenWords(text).at(-1);
  return last === undefined ? [] : [...addressWords(text.slice(0, lastWordStart(text))), last];
}

const lastWordStart = (text: string): number => /[\p{L}\p{N}\p{M}]+[^\p{L}\p{N}]*$/u.exec(text)?.index ?? 0;
