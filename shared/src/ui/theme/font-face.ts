import latin from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2?letters=latin';
import seldom from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2?letters=seldom';
import latinExt from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-ext-wght-normal.woff2';
import names from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-ext-wght-normal.woff2?letters=names';
import polish from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-ext-wght-normal.woff2?letters=polish';
import turkish from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-ext-wght-normal.woff2?letters=turkish';

/** URL of the suite's font, for preloading. Covers French, Dutch and English. */
export const fontUrl = latin;

const face = (url: string, range: string) =>
  `@font-face{font-family:"Source Sans 3 Variable";font-style:normal;font-display:swap;font-weight:200 900;src:url(${url}) format("woff2");unicode-range:${range}}`;

const LATIN =
  'U+0000-00A0,U+00A7,U+00A9,U+00AB,U+00AD,U+00B0,U+00B7,U+00BB,U+00C0-00C4,U+00C6-00CF,U+00D1-00D7,U+00D9-00DC,U+00DF-00E4,U+00E6-00EF,U+00F1-00F7,U+00F9-00FC,U+00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2000-202E,U+2030-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215';
/** Symbols and letters that neither texts nor most names have. */
const SELDOM =
  'U+00A1-00A6,U+00A8,U+00AA,U+00AC,U+00AE-00AF,U+00B1-00B6,U+00B8-00BA,U+00BC-00BF,U+00C5,U+00D0,U+00D8,U+00DD-00DE,U+00E5,U+00F0,U+00F8,U+00FD-00FE';
const POLISH = 'U+0104-0107,U+0118-0119,U+0141-0144,U+015A-015B,U+0179-017C';
const TURKISH = 'U+011E-011F,U+0130,U+015E-015F';
const NAMES =
  'U+0102-0103,U+010C-0111,U+011A-011B,U+0147-0148,U+0150-0151,U+0158-0159,U+0160-0161,U+0164-0165,U+016E-0171,U+017D-017E,U+0218-021B';
const LATIN_EXT =
  'U+0100-0101,U+0108-010B,U+0112-0117,U+011C-011D,U+0120-012F,U+0132-0140,U+0145-0146,U+0149-014F,U+0154-0157,U+015C-015D,U+0162-0163,U+0166-016D,U+0172-0178,U+017F-0217,U+021C-02BA,U+1E00-1E9F,U+1EF2-1EFF,U+2C60-2C7F';

/**
 * `@font-face` rules of the suite, with `font-display: swap`. The second file has symbols and Nordic letters, the next the letters of Polish, of Turkish,
 * and of Romanian, Hungarian, Czech and Croatian names, a tenth of latin-ext together; the last the rest. The browser fetches each only when one of its letters is on the page.
 */
export const fontFace =
  face(latin, LATIN) +
  face(seldom, SELDOM) +
  face(polish, POLISH) +
  face(turkish, TURKISH) +
  face(names, NAMES) +
  face(latinExt, LATIN_EXT);
