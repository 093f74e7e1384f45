import { type Face, fallbackOf, has, type Weight } from './fonts.ts';

/** Joiners, variation selectors, directional marks: characters without a glyph. */
const SHAPELESS = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/u;
/** Joiners select the glyphs of neighbouring letters in some scripts. */
const JOINER = /[\u200C\u200D]/u;
/** Replaces a character that no font has. */
const UNKNOWN = '\uFFFD';
const FALLBACK = '?';

/** Fast path for texts of characters that the typeface certainly has, as nearly all are. */
const PLAIN = /^[\n -~\u00A0-\u00AC\u00AE-\u017F‘’“”–—…€]*$/u;

/** A text with fonts that have every character. */
export interface Drawable {
  readonly text: string;
  /** The font of each UTF-16 unit; undefined when all are in the typeface. */
  readonly faces: readonly Face[] | undefined;
}

function signOf(sign: string, weight: Weight, before: Face): readonly [sign: string, face: Face] {
  if (/\s/u.test(sign)) return [sign === '\n' || sign === '\u00A0' ? sign : ' ', weight];
  const inScript = before !== weight;
  if (inScript && (JOINER.test(sign) || (/\p{M}/u.test(sign) && has(before, sign)))) return [sign, before];
  if (SHAPELESS.test(sign) || /\p{Cc}/u.test(sign)) return ['', weight];
  if (has(weight, sign)) return [sign, weight];
  const fallback = fallbackOf(sign);
  if (fallback) return [sign, fallback];
  const plain = sign.normalize('NFKD').replaceAll(/\p{M}/gu, '');
  if (plain !== '' && has(weight, plain)) return [plain, weight];
  if (/\p{M}/u.test(sign)) return ['', weight];
  return [has(weight, UNKNOWN) ? UNKNOWN : FALLBACK, weight];
}

/**
 * A drawable text: characters missing in the typeface use the font of their script, a letter with an unavailable diacritic loses it, any other one
 * becomes a visible replacement character. An empty box, or nothing at all, would look like a printing fault.
 */
export function drawable(text: string, weight: Weight): Drawable {
  if (PLAIN.test(text)) return { text, faces: undefined };
  let shown = '';
  let before: Face = weight;
  let isMixed = false;
  const faces: Face[] = [];
  for (const each of text.normalize('NFC')) {
    const [sign, face] = signOf(each, weight, before);
    shown += sign;
    for (let unit = 0; unit < sign.length; unit += 1) faces.push(face);
    if (sign !== '') before = face;
    isMixed ||= face !== weight;
  }
  return { text: shown, faces: isMixed ? faces : undefined };
}
