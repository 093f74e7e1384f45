/** Search key of a text: without accents and case, runs of white space as one space. `  Éléonore VAN` → `eleonore van`. */
export const fold = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(/\s+/g, ' ').trim();

/** Folded words of a search. All of them must be found, in any order and column. A comma at the end of a word only separates: `Peeters, Jan`. */
export const searchWords = (query: string): readonly string[] =>
  fold(query)
    .split(' ')
    .map((word) => word.replace(/,+$/u, ''))
    .filter(Boolean);
