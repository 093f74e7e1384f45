import { fold } from './fold.ts';

/** Abbreviations in addresses, as folded words. */
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

/** Folded words of an address or of the name of a place, without expanding abbreviations. `Bd. de l'Été 3` → `bd`, `de`, `l`, `ete`, `3`. */
export const writtenWords = (text: string): readonly string[] =>
  fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/**
 * Folded words of an address with abbreviations expanded, so that two spellings of a street are equal. `Bd. Poincaré 3` → `boulevard`, `poincare`,
 * `3`.
 */
export const addressWords = (text: string): readonly string[] =>
  writtenWords(text).flatMap((word) => (SHORT_FORMS.get(word) ?? word).split(' '));
