/** The names of a person. */
export interface PersonName {
  readonly firstname: string;
  readonly lastname: string;
}

/** Words that begin a family name and don't end it: "Van den Broeck", "De la Croix". */
const PARTICLES = new Set(
  'van vande vanden vander den der de het ten ter te la le les du des del della di da dos el al ben bin ait ould abd von zu mac mc saint sint o'.split(
    ' ',
  ),
);

/** Also as the end of a double name: "Peeters-De Smet". */
const isParticle = (word: string) =>
  PARTICLES.has(word.toLowerCase().split('-').at(-1) ?? '') || /^[dl]['’]$/iu.test(word);

/** Two capitals or more: an initial is none. */
const isShouted = (word: string) => word === word.toUpperCase() && /\p{L}.*\p{L}/u.test(word);

/**
 * Splits the search text of a client into family name and first name. A comma ends the family name, capitals mark it; otherwise it comes first, as in
 * every list, with the particles before it. One name alone is a family name. Words with digits (a phone, a year) are no names.
 */
export function splitName(typed: string): PersonName {
  const text = typed.trim();
  const isPlain = text === text.toLowerCase();
  const write = (words: readonly string[]) => words.map((word, index) => written(word, index, isPlain)).join(' ');
  const [lastname, firstname] = parts(text);
  return { lastname: write(lastname), firstname: write(firstname) };
}

function parts(text: string): readonly [lastname: readonly string[], firstname: readonly string[]] {
  const [before = '', ...after] = text.split(',');
  if (after.length > 0) return [wordsOf(before), wordsOf(after.join(' '))];
  const words = wordsOf(text);
  const shouted = words.filter(isShouted);
  if (shouted.length > 0 && shouted.length < words.length) return [shouted, words.filter((word) => !isShouted(word))];
  const core = words.findIndex((word) => !isParticle(word));
  const end = core === -1 ? words.length : core + 1;
  return [words.slice(0, end), words.slice(end)];
}

const wordsOf = (text: string) => text.split(/\s+/u).filter((word) => /\p{L}/u.test(word) && !/\d/u.test(word));

/** What was typed without any capital gets those of a name; what has some is as its writer wants it. */
function written(word: string, index: number, isPlain: boolean): string {
  if (!isPlain || (index > 0 && isParticle(word))) return word;
  return word.replaceAll(/(?<=^|[-'’])\p{Ll}/gu, (letter) => letter.toUpperCase());
}
