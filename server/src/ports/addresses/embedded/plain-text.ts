/** Text as it is compared: no accents, no case, no punctuation, single spaces. `Rue de l'Été, 3` → `rue de l ete 3`. */
export const plainText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** What people write short in an address, in full. */
const SHORT_FORMS: Readonly<Record<string, string>> = {
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
};

/** The words of a text as they are compared, short forms written out. */
export const plainWords = (text: string): string[] =>
  plainText(text)
    .split(' ')
    .filter(Boolean)
    .flatMap((word) => (SHORT_FORMS[word] ?? word).split(' '));
