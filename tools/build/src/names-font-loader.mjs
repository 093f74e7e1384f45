import subsetFont from 'subset-font';

/** First and last code of the letters of names, as the `unicode-range` of the subset says them (`shared/src/ui/theme/font-face.ts`). */
const NAMES = /** @type {const} */ ([
  [0x1_00, 0x1_30],
  [0x1_32, 0x1_51],
  [0x1_54, 0x1_7f],
  [0x2_18, 0x2_1b],
]);

/**
 * Leaves the letters of European names in a font.
 * @param {Buffer} font
 * @returns {Promise<Buffer>}
 */
export default function namesFontLoader(font) {
  const letters = NAMES.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
  );
  return subsetFont(font, letters.join(''), { targetFormat: 'woff2' });
}

export const raw = true;
