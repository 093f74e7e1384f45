import subsetFont from 'subset-font';

/** First and last code of the letters of the suite, as its fonts' `unicode-range` says them (`shared/src/ui/theme/font-face.ts`): Latin, then names. */
const LETTERS = /** @type {const} */ ([
  [0x00_00, 0x00_ff],
  [0x02_bb, 0x02_bc],
  [0x02_c6, 0x02_c6],
  [0x02_da, 0x02_da],
  [0x02_dc, 0x02_dc],
  [0x20_00, 0x20_2e],
  [0x20_30, 0x20_6f],
  [0x20_ac, 0x20_ac],
  [0x21_22, 0x21_22],
  [0x21_91, 0x21_91],
  [0x21_93, 0x21_93],
  [0x22_12, 0x22_12],
  [0x22_15, 0x22_15],
  [0x01_00, 0x01_7f],
  [0x02_18, 0x02_1b],
]);

/**
 * Leaves the letters of the suite in a font; the others and its combining marks are a sixth of Latin and four fifths of latin-ext.
 * @param {Buffer} font
 * @returns {Promise<Buffer>}
 */
export default function fontLettersLoader(font) {
  const letters = LETTERS.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
  );
  return subsetFont(font, letters.join(''), { targetFormat: 'woff2' });
}

export const raw = true;
