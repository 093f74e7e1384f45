/** A text without accents and case, with plain spaces: what a search compares. */
export const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .trim();

/** The words of a search, folded. All of them must be found, in any order and column. */
export const searchWords = (query: string): readonly string[] => fold(query).split(' ').filter(Boolean);
