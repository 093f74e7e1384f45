import { fold } from '../text/fold.ts';

/** Words that belong to the name behind them: Van den Broeck, De la Fuente. */
const PARTICLES = new Set(
  "van vanden vander van't de den der del della di da do dos du des d la le les l el al ben bin ter ten te ten't von zu saint sint".split(
    ' ',
  ),
);
const isParticle = (word: string): boolean =>
  PARTICLES.has(fold(word).replaceAll(/['’.]/gu, '')) || /^'t$/iu.test(word);

const TITLE =
  /^(?:m(?:me|lle|r|rs|s|evr|w)?|mad|mons|monsieur|madame|mademoiselle|dhr|heer|mevrouw|dr)\.?\s+(?=\p{L}{2})/iu;
const isCapital = (word: string): boolean => /\p{Lu}.*\p{Lu}/u.test(word) && word === word.toUpperCase();

/** Names of a person; `sure` is false where only the order of the words tells them apart. */
export interface SplitName {
  readonly lastname: string;
  readonly firstname: string;
  readonly sure: boolean;
}

/**
 * Last and first name of a cell: before and after a comma, in capitals and not ("DUPONT Marie"), else by the order of the words, particles belonging
 * to the last name. Without a second word the first name is ''.
 */
export function splitName(cell: string, firstFirst: boolean): SplitName {
  const text = cell.replace(TITLE, '').trim();
  const [before = '', ...after] = text.split(',');
  if (after.length > 0) return { lastname: before.trim(), firstname: after.join(' ').trim(), sure: true };
  const words = text.split(/\s+/u);
  const capitals = words.filter(
    (word) => isCapital(word) || (isParticle(word) && !words.every((one) => !isCapital(one))),
  );
  if (capitals.some(isCapital) && words.some((word) => !capitals.includes(word)))
    return {
      lastname: capitals.join(' '),
      firstname: words.filter((word) => !capitals.includes(word)).join(' '),
      sure: true,
    };
  const start = firstFirst ? words.findIndex((word, index) => index > 0 && isParticle(word)) : 0;
  const end = words.findIndex((word) => !isParticle(word)) + 1;
  const cut = firstFirst ? (start > 0 ? start : words.length - 1) : Math.max(end, 1);
  const [one, two] = [words.slice(0, cut).join(' '), words.slice(cut).join(' ')];
  return {
    lastname: firstFirst ? two : one,
    firstname: firstFirst ? one : two,
    sure: start > 0 || (two !== '' && !/\s/u.test(two)),
  };
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
  const line = street ?? text;
  const box = street === undefined ? null : BOX.exec(line);
  return {
    address: (box ? line.replace(box[0], ' ') : line).replaceAll(/^[\s,;-]+|[\s,;-]+$/gu, ''),
    zip,
    city: city.trim(),
    postbox: box?.[1] ?? '',
  };
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
