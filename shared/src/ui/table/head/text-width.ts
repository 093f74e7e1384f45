/** Width in px of a text in one line. */
export type MeasureText = (text: string) => number;

/** Maximum number of cached texts per font; lists repeat theirs. */
const MOST_REMEMBERED = 5000;

/** px of an average letter, without a canvas (in tests). */
const USUAL_LETTER = 7;

/** Measures texts in a font (CSS shorthand) on a canvas, without touching the layout of the page. Digits count as equally wide, as the table draws them. */
export function measurerOf(font: string): MeasureText {
  const widths = new Map<string, number>();
  const canvas = typeof OffscreenCanvas === 'undefined' ? null : new OffscreenCanvas(1, 1).getContext('2d');
  if (canvas) canvas.font = font;
  return (text) => {
    const drawn = text.replaceAll(/\d/g, '0');
    const known = widths.get(drawn);
    if (known !== undefined) return known;
    const width = canvas ? canvas.measureText(drawn).width : drawn.length * USUAL_LETTER;
    if (widths.size >= MOST_REMEMBERED) widths.clear();
    widths.set(drawn, width);
    return width;
  };
}
