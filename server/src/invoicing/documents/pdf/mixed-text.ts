import bidiFactory from 'bidi-js';
import { type Face, type Weight, fallbackOf, has } from './fonts.ts';

/** A piece of a line in one font and direction, with its offset from the start of the line and its width in points. */
interface Run {
  readonly text: string;
  readonly face: Face;
  readonly x: number;
  readonly width: number;
}

/** Width of a text in a font, in points. */
type Measure = (text: string, face: Face) => number;

type Mixed = Drawable & { readonly faces: readonly Face[] };

const bidi = bidiFactory();

/** Line breaks: after spaces, and after each character of scripts without spaces. */
const PIECE =
  /\n|[\p{sc=Hani}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}] *|[^\n \p{sc=Hani}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}]+ *| +/gu;

const isWeight = (face: Face | undefined): face is Weight => face === 'regular' || face === 'bold';

/**
 * Breaks a text of several scripts into lines, and each line into runs in logical order with their positions: Arabic and Hebrew words are
 * right-to-left, numbers in them are not (Unicode's bidirectional algorithm). The base direction is left-to-right, whatever the first letter.
 */
export function linesOf(mixed: Mixed, width: number, measure: Measure): readonly (readonly Run[])[] {
  const { text } = mixed;
  const { levels } = bidi.getEmbeddingLevels(text, 'ltr');
  const widthOf = (start: number, end: number) =>
    runsOf(mixed, levels, start, end, measure).reduce((sum, run) => sum + run.width, 0);
  const lines: [start: number, end: number][] = [];
  let start = 0;
  let end = 0;
  const endLine = () => {
    lines.push([start, end]);
    start = end;
  };
  for (const { 0: piece, index } of text.matchAll(PIECE)) {
    if (piece === '\n') {
      endLine();
      start = end = index + 1;
      continue;
    }
    const after = index + piece.trimEnd().length;
    if (end > start && widthOf(start, after) > width) endLine();
    if (widthOf(index, after) > width) {
      // A word longer than a line is broken at the line's end.
      for (const sign of piece) {
        if (end > start && widthOf(start, end + sign.length) > width) endLine();
        end += sign.length;
      }
    } else end = index + piece.length;
  }
  endLine();
  return lines.map(([from, to]) => {
    const shown = text.slice(from, to).trimEnd().length;
    return placed(runsOf(mixed, levels, from, from + shown, measure));
  });
}

interface Levelled extends Omit<Run, 'x'> {
  readonly level: number;
}

/** Runs in logical order. Characters that fontkit would not reorder are a run each: digits in Arabic, brackets between Hebrew words. */
function runsOf({ text, faces }: Mixed, levels: Uint8Array, start: number, end: number, measure: Measure): Levelled[] {
  const found: { text: string; face: Face; level: number }[] = [];
  for (const sign of text.slice(start, end)) {
    const face = faces[start] ?? 'regular';
    const level = levels[start] ?? 0;
    const isRight = level % 2 === 1;
    const last = found.at(-1);
    const isSingle = isWeight(face) ? isRight : !isRight && (face === 'IBMPlexSansArabic' || face === 'NotoSansHebrew');
    const shown = isRight ? (bidi.getMirroredCharacter(sign) ?? sign) : sign;
    if (last && last.face === face && last.level === level && !isSingle) last.text += shown;
    else found.push({ text: shown, face, level });
    start += sign.length;
  }
  return found.map((run) => ({ ...run, width: measure(run.text, run.face) }));
}

/** Rule L2: from the highest level down to the lowest odd one, reverses runs at that level or above. */
function placed(runs: readonly Levelled[]): readonly Run[] {
  const ordered = [...runs];
  for (let level = Math.max(0, ...runs.map((run) => run.level)); level > 0; level -= 1)
    for (let from = 0; from < ordered.length; from += 1) {
      let to = from;
      while ((ordered[to]?.level ?? -1) >= level) to += 1;
      if (to > from) ordered.splice(from, to - from, ...ordered.slice(from, to).reverse());
      from = Math.max(from, to);
    }
  const places = new Map<Levelled, number>();
  let x = 0;
  for (const run of ordered) {
    places.set(run, x);
    x += run.width;
  }
  return runs.map((run) => ({ ...run, x: places.get(run) ?? 0 }));
}

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
interface Drawable {
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
