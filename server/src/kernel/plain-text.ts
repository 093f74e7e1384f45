import { fold } from '@navette/shared/domain';

/** Text as it is compared: no accents, no case, no punctuation, single spaces. `Rue de l'Été, 3` → `rue de l ete 3`. */
export const plainText = (text: string): string =>
  fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
