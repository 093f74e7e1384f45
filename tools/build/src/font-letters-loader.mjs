import subsetFont from 'subset-font';

/** First and last code of the letters of a font file, as its `unicode-range` says them (`shared/src/ui/theme/font-face.ts`). */
const LETTERS = {
  latin: [
    [0x00_00, 0x00_a0],
    [0x00_a7, 0x00_a7],
    [0x00_a9, 0x00_a9],
    [0x00_ab, 0x00_ab],
    [0x00_ad, 0x00_ad],
    [0x00_b0, 0x00_b0],
    [0x00_b7, 0x00_b7],
    [0x00_bb, 0x00_bb],
    [0x00_c0, 0x00_c4],
    [0x00_c6, 0x00_cf],
    [0x00_d1, 0x00_d7],
    [0x00_d9, 0x00_dc],
    [0x00_df, 0x00_e4],
    [0x00_e6, 0x00_ef],
    [0x00_f1, 0x00_f7],
    [0x00_f9, 0x00_fc],
    [0x00_ff, 0x00_ff],
    [0x01_31, 0x01_31],
    [0x01_52, 0x01_53],
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
  ],
  seldom: [
    [0x00_a1, 0x00_a6],
    [0x00_a8, 0x00_a8],
    [0x00_aa, 0x00_aa],
    [0x00_ac, 0x00_ac],
    [0x00_ae, 0x00_af],
    [0x00_b1, 0x00_b6],
    [0x00_b8, 0x00_ba],
    [0x00_bc, 0x00_bf],
    [0x00_c5, 0x00_c5],
    [0x00_d0, 0x00_d0],
    [0x00_d8, 0x00_d8],
    [0x00_dd, 0x00_de],
    [0x00_e5, 0x00_e5],
    [0x00_f0, 0x00_f0],
    [0x00_f8, 0x00_f8],
    [0x00_fd, 0x00_fe],
  ],
  polish: [
    [0x01_04, 0x01_07],
    [0x01_18, 0x01_19],
    [0x01_41, 0x01_44],
    [0x01_5a, 0x01_5b],
    [0x01_79, 0x01_7c],
  ],
  turkish: [
    [0x01_1e, 0x01_1f],
    [0x01_30, 0x01_30],
    [0x01_5e, 0x01_5f],
  ],
  names: [
    [0x01_02, 0x01_03],
    [0x01_0c, 0x01_11],
    [0x01_1a, 0x01_1b],
    [0x01_47, 0x01_48],
    [0x01_50, 0x01_51],
    [0x01_58, 0x01_59],
    [0x01_60, 0x01_61],
    [0x01_64, 0x01_65],
    [0x01_6e, 0x01_71],
    [0x01_7d, 0x01_7e],
    [0x02_18, 0x02_1b],
  ],
};

/**
 * @param {string} query `?letters=polish`
 * @returns {string[]} The letters of that file.
 */
export function lettersOf(query) {
  const name = new URLSearchParams(query).get('letters');
  const [, ranges] = Object.entries(LETTERS).find(([key]) => key === name) ?? [];
  if (!ranges) throw new Error(`${query} names no letters; there are ${Object.keys(LETTERS).join(', ')}`);
  return ranges.flatMap(([first = 0, last = 0]) =>
    Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
  );
}

/** Kept are features that browsers apply by themselves, and the figures that styles ask for; small capitals, fractions and the like are a tenth of a font. */
const OPTIONS = {
  targetFormat: /** @type {const} */ ('woff2'),
  keepFeatures: ['ccmp', 'kern', 'liga', 'lnum', 'locl', 'mark', 'mkmk', 'rvrn', 'tnum'],
};

/**
 * Bundler loader: leaves the letters that its query names in a font; the others and its combining marks are a sixth of Latin and nine tenths of latin-ext.
 * @this {import('@rspack/core').LoaderContext}
 * @param {Buffer} font
 * @returns {Promise<Buffer>}
 */
function fontLettersLoader(font) {
  return subsetFont(font, lettersOf(this.resourceQuery).join(''), OPTIONS);
}

export default fontLettersLoader;

export const raw = true;
