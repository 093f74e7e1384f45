import type { Font } from 'fontkit';

/** Joiners, variation selectors, marks of direction: they have no shape of their own. */
const SHAPELESS = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/u;
/** Shown for a character that the font has no letter for. */
const UNKNOWN = '\uFFFD';
const FALLBACK = '?';

const has = (font: Pick<Font, 'hasGlyphForCodePoint'>, text: string): boolean =>
  Array.from(text).every((sign) => font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0));

function signOf(sign: string, font: Pick<Font, 'hasGlyphForCodePoint'>): string {
  if (/\s/u.test(sign)) return sign === '\n' || sign === '\u00A0' ? sign : ' ';
  if (SHAPELESS.test(sign) || /\p{Cc}/u.test(sign)) return '';
  if (has(font, sign)) return sign;
  const plain = sign.normalize('NFKD').replaceAll(/\p{M}/gu, '');
  if (plain !== '' && has(font, plain)) return plain;
  if (/\p{M}/u.test(sign)) return '';
  return has(font, UNKNOWN) ? UNKNOWN : FALLBACK;
}

/**
 * A text of which the font has every letter: a letter with a mark that is missing loses its mark, any other one becomes a visible sign. An empty
 * box, or nothing at all, would look like a fault of the printer.
 */
export const drawable = (text: string, font: Pick<Font, 'hasGlyphForCodePoint'>): string =>
  Array.from(text.normalize('NFC'), (sign) => signOf(sign, font)).join('');
