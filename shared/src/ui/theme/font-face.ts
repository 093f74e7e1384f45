import latin from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2?letters';
import latinExt from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-ext-wght-normal.woff2';
import names from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-ext-wght-normal.woff2?letters';

/** URL of the suite's font, for preloading. Covers French, Dutch and English. */
export const fontUrl = latin;

const face = (url: string, range: string) =>
  `@font-face{font-family:"Source Sans 3 Variable";font-style:normal;font-display:swap;font-weight:200 900;src:url(${url}) format("woff2");unicode-range:${range}}`;

const LATIN =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2000-202E,U+2030-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215';
const NAMES =
  'U+0102-0107,U+010C-0111,U+0118-011B,U+011E-011F,U+0130,U+0141-0144,U+0147-0148,U+0150-0151,U+0158-015B,U+015E-0161,U+0164-0165,U+016E-0171,U+0179-017E,U+0218-021B';
const LATIN_EXT =
  'U+0100-0101,U+0108-010B,U+0112-0117,U+011C-011D,U+0120-012F,U+0132-0140,U+0145-0146,U+0149-014F,U+0154-0157,U+015C-015D,U+0162-0163,U+0166-016D,U+0172-0178,U+017F-0217,U+021C-02BA,U+1E00-1E9F,U+1EF2-1EFF,U+2C60-2C7F';

/**
 * `@font-face` rules of the suite, with `font-display: swap`. The second file has the letters of Polish, Romanian, Turkish, Hungarian, Czech and Croatian
 * names, a tenth of latin-ext; the third the rest. The browser fetches each only when one of its letters is on the page.
 */
export const fontFace = face(latin, LATIN) + face(names, NAMES) + face(latinExt, LATIN_EXT);
