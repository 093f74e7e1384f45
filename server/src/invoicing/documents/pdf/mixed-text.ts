import bidiFactory from 'bidi-js';
import type { Drawable } from './drawable.ts';
import type { Face, Weight } from './fonts.ts';

/** A piece of a line in one font and direction, with its offset from the start of the line and its width in points. */
export interface Run {
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
