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
  [0x01_02, 0x01_07],
  [0x01_0c, 0x01_11],
  [0x01_18, 0x01_1b],
  [0x01_1e, 0x01_1f],
  [0x01_30, 0x01_30],
  [0x01_31, 0x01_31],
  [0x01_41, 0x01_44],
  [0x01_47, 0x01_48],
  [0x01_50, 0x01_51],
  [0x01_52, 0x01_53],
  [0x01_58, 0x01_5b],
  [0x01_5e, 0x01_61],
  [0x01_64, 0x01_65],
  [0x01_6e, 0x01_71],
  [0x01_79, 0x01_7e],
  [0x02_18, 0x02_1b],
]);

/** Kept are features that browsers apply by themselves, and the figures that styles ask for; small capitals, fractions and the like are a tenth of a font. */
const OPTIONS = {
  targetFormat: /** @type {const} */ ('woff2'),
  keepFeatures: ['ccmp', 'kern', 'liga', 'lnum', 'locl', 'mark', 'mkmk', 'rvrn', 'tnum'],
};

/**
 * Leaves the letters of the suite in a font; the others and its combining marks are a sixth of Latin and nine tenths of latin-ext.
 * @param {Buffer} font
 * @returns {Promise<Buffer>}
 */
export default function fontLettersLoader(font) {
  const letters = LETTERS.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
  );
  return subsetFont(font, letters.join(''), OPTIONS);
}

export const raw = true;
