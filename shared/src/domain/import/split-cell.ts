import { fold } from '../text/fold.ts';

/** Words that belong to the name behind them: Van den Broeck, De la Fuente, Op de Beeck. */
const PARTICLES = new Set(
  "van vanden vander van't de den der del della di da do dos du des d la le les l el al ben bin op ter ten te ten't von zu saint sainte sint t 't".split(
    ' ',
  ),
);
const isParticle = (word: string): boolean => PARTICLES.has(fold(word).replaceAll('’', "'").replace(/['.]$/u, ''));
const isCapital = (word: string): boolean => /\p{Lu}.*\p{Lu}/u.test(word) && word === word.toUpperCase();
/** A single name: no digit, no bracket, and no word that joins two persons. */
const isName = (word: string): boolean =>
  /^['’]?\p{L}[\p{L}\p{M}'’.-]*$/u.test(word) && !/^(?:et|en|and|und|ou|of|or|née?|geb\.?)$/iu.test(word);

const TITLE =
  /^(?:(?:m(?:me|lle|r|rs|s|evr|w|ej)?|mad|monsieur|madame|mademoiselle|dhr|mevrouw|juffrouw|dr|prof)\.?|(?:mons|heer)\.|de heer)\s+(?=\p{L}{2})/iu;
const TITLE_BEHIND = /[\s,]+\(?(?:mme|mlle|mr|mrs|mevr|mevrouw|mw|dhr|madame|monsieur)\.?\)?$/iu;
/** A surname, although it reads like a form of address: De Heer. */
const SURNAME = /^de heer/iu;
/** A couple, of whom one record can hold one: M. et Mme. */
const COUPLE = /^(?:m\.?|mr\.?|dhr\.?|monsieur|de heer)\s+(?:et|en|and|&)\s+(?=m)/iu;
const untitled = (text: string): string =>
  (SURNAME.test(text) && !text.includes('heer') ? text : text.replace(TITLE, '')).replace(TITLE_BEHIND, '').trim();

/** Names of a person; `sure` is false where the cell may be read in another way. */
export interface SplitName {
  readonly lastname: string;
  readonly firstname: string;
  readonly sure: boolean;
}

/** Last name in capitals, with the particles before it; undefined where all words are. */
function capitalsOf(words: readonly string[]): readonly [start: number, end: number] | undefined {
  let start = words.findIndex(isCapital);
  if (start === -1) return undefined;
  let end = start + 1;
  for (
    let next = end;
    next < words.length && (isCapital(words[next] ?? '') || isParticle(words[next] ?? ''));
    next += 1
  )
    if (isCapital(words[next] ?? '')) end = next + 1;
  while (start > 0 && isParticle(words[start - 1] ?? '')) start -= 1;
  return end - start < words.length ? [start, end] : undefined;
}

/**
 * Last and first name of a cell: before and after a comma, in capitals and not ("DUPONT Marie"), else by the order of the words, particles belonging
 * to the last name. Forms of address are dropped. Without a second word the first name is ''.
 */
export function splitName(cell: string, firstFirst: boolean): SplitName {
  const text = cell.replaceAll(/\s+/gu, ' ').trim();
  if (COUPLE.test(text)) return { ...splitName(text.replace(COUPLE, ''), firstFirst), sure: false };
  const [before = '', ...after] = untitled(text).split(/\s*,\s*/u);
  if (after.length > 0) {
    const firstname = untitled(after.join(' '));
    const isPlain = [...before.split(' '), ...firstname.split(' ')].every(isName);
    return { lastname: before, firstname, sure: isPlain && !firstFirst && after.length === 1 };
  }
  const words = before.split(' ');
  const capitals = capitalsOf(words);
  if (capitals) {
    const [start, end] = capitals;
    const last = words.slice(start, end);
    const first = [...words.slice(0, start), ...words.slice(end)];
    const isAtEdge = start === 0 || end === words.length;
    return {
      lastname: (last.every(isCapital) ? last : last.map(properName)).join(' '),
      firstname: first.join(' '),
      sure: isAtEdge && first.every((word) => isName(word) && !isParticle(word) && !isCapital(word)),
    };
  }
  const particle = words.findIndex((word, index) => index > 0 && isParticle(word));
  // A first name stands before particles, in either order: Marie Van den Broeck.
  const isTurned = !firstFirst && particle > 0 && !isParticle(words[0] ?? '');
  const end = Math.max(words.findIndex((word) => !isParticle(word)) + 1, 1);
  const cut = firstFirst || isTurned ? (particle > 0 ? particle : words.length - 1) : end;
  const [one, two] = [words.slice(0, cut).join(' '), words.slice(cut).join(' ')];
  const isPair = words.every(isName) && words.filter((word) => !isParticle(word)).length === 2;
  return firstFirst || isTurned
    ? { lastname: two, firstname: one, sure: isPair && !isTurned }
    : { lastname: one, firstname: two, sure: isPair };
}

/** Postal code at the start of "1000 Bruxelles", or behind the town. */
const PLACE = /^(?:B(?:E)?[- ]?)?(\d{4})[\s,-]+(\p{L}.*)$/iu;
const PLACE_REVERSED = /^(\p{L}[^\d]*?)[\s,(-]+(?:B(?:E)?[- ]?)?(\d{4})\)?$/iu;

/** Postal code and town of a cell: "1000 Bruxelles", "B-1000 Bruxelles", "Bruxelles (1000)". */
export function splitPlace(cell: string): { readonly zip: string; readonly city: string } {
  const text = cell.trim();
  const [, zip, city] = PLACE.exec(text) ?? [];
  if (zip !== undefined && city !== undefined) return { zip, city };
  const [, town, code] = PLACE_REVERSED.exec(text) ?? [];
  if (town !== undefined && code !== undefined) return { zip: code, city: town };
  return /^\d{4}$/u.test(text) ? { zip: text, city: '' } : { zip: '', city: text };
}

const BOX = /[\s,]+(?:bte|bo[iî]te|bus|box)\.?\s*([0-9A-Za-z]{1,5})(?=$|[\s,])/iu;
const COUNTRY = /[\s,-]+(?:belgique|belgi[eë]|belgium|be)\.?$/iu;
/** Last postal code that has something before it and a town behind it. */
const WHOLE = /^(.*?\S)[\s,;\n-]+(?:B(?:E)?[- ]?)?([1-9]\d{3})[\s,]+(\p{L}[^\d,;]*)$/isu;

/** Street and box of a street that holds its box: "Rue Haute 12 bte 3". */
export function splitBox(street: string): { readonly street: string; readonly box: string } {
  const found = BOX.exec(street);
  // Behind a number only: Rue de la Boîte 5.
  return found && /\d/u.test(street.slice(0, found.index))
    ? { street: street.replace(found[0], ' ').replaceAll(/^[\s,;-]+|[\s,;-]+$/gu, ''), box: found[1] ?? '' }
    : { street, box: '' };
}

/** An address in one cell. */
export interface SplitAddress {
  readonly address: string;
  readonly zip: string;
  readonly city: string;
  readonly postbox: string;
}

/** Street, box, postal code and town of an address in one cell; without postal code all is the street. */
export function splitAddress(cell: string): SplitAddress {
  const text = cell.replaceAll(/\s+/gu, ' ').trim().replace(COUNTRY, '');
  const [, street, zip = '', city = ''] = WHOLE.exec(text) ?? [];
  const line = street === undefined ? { street: text, box: '' } : splitBox(street);
  return { address: line.street.replaceAll(/^[\s,;-]+|[\s,;-]+$/gu, ''), zip, city: city.trim(), postbox: line.box };
}

/** Words that are not capitalised within a name: Rue de la Loi, Saint-Josse-ten-Noode. */
const SMALL = new Set(
  'de du des d la le les l lez aux au à sur sous en et ten ter te den der van von op aan bij en het the of'.split(' '),
);

/** A text in capitals, written as a name; any other text, abbreviations and numbers are kept: "VAN DEN BROECK" → "Van den Broeck". */
export function properName(text: string): string {
  if (!/\p{Lu}{3}/u.test(text) || text !== text.toUpperCase()) return text;
  let isFirst = true;
  return text.replaceAll(/[\p{L}\p{N}\p{M}]+/gu, (word, at: number) => {
    const isStart = isFirst;
    isFirst = false;
    if (/\d/u.test(word)) return word;
    const small = word.toLowerCase();
    const isElided = /^['’]/u.test(text.slice(at + word.length)) && /^[dl]$/u.test(small);
    return !isStart && (SMALL.has(small) || isElided) ? small : `${word.charAt(0)}${small.slice(1)}`;
  });
}
