import { fold } from '@navette/shared/domain';

/** Normalised text for comparison: no accents, lower case, no punctuation, single spaces. `Rue de l'Été, 3` → `rue de l ete 3`. */
export const plainText = (text: string): string =>
  fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
