import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { create, type Font, type Glyph } from 'fontkit';

/** Source Sans 3, regular and semibold: the typeface of the screens, with Latin, Greek, Cyrillic and Vietnamese letters. */
const WEIGHTS = {
  regular: 'source-sans-3/400Regular/SourceSans3_400Regular.ttf',
  bold: 'source-sans-3/600SemiBold/SourceSans3_600SemiBold.ttf',
} as const;

/**
 * Fonts of the scripts that Source Sans lacks, loaded lazily: Noto, except for Arabic, whose letters Noto composes from strokes and dots, so that
 * text copied from the PDF would be wrong.
 */
const FALLBACKS = [
  ['IBMPlexSansArabic', /\p{scx=Arab}/u],
  ['NotoSansHebrew', /\p{scx=Hebr}/u],
  ['NotoSansDevanagari', /\p{scx=Deva}/u],
  ['NotoSansBengali', /\p{scx=Beng}/u],
  ['NotoSansGurmukhi', /\p{scx=Guru}/u],
  ['NotoSansTamil', /\p{scx=Taml}/u],
  ['NotoSansThai', /\p{scx=Thai}/u],
  ['NotoSansArmenian', /\p{scx=Armn}/u],
  ['NotoSansGeorgian', /\p{scx=Geor}/u],
  ['NotoSansEthiopic', /\p{scx=Ethi}/u],
  ['NotoSansSC', /[\p{scx=Hani}\p{scx=Hira}\p{scx=Kana}\p{scx=Bopo}\u3000-\u303F\uFF00-\uFFEF]/u],
  ['NotoSansKR', /\p{scx=Hang}/u],
  ['NotoEmoji', /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}]/u],
] as const;

export type Weight = keyof typeof WEIGHTS;
/** A font of documents: the typeface in a weight, or the fallback of a script. */
export type Face = Weight | (typeof FALLBACKS)[number][0];

/** `NotoSansSC` is in the package `noto-sans-sc`. */
const fileOf = (face: Face): string =>
  face === 'regular' || face === 'bold'
    ? WEIGHTS[face]
    : `${face.replaceAll(/(?<=[a-z])(?=[A-Z])|(?<=IBM)/gu, '-').toLowerCase()}/400Regular/${face}_400Regular.ttf`;

/** The files are beside the bundle; run from its source, the server finds them in their packages. */
function pathOf(file: string): string {
  const beside = join(import.meta.dirname, 'fonts', file.slice(file.lastIndexOf('/') + 1));
  return existsSync(beside) ? beside : createRequire(import.meta.url).resolve(`@expo-google-fonts/${file}`);
}

/**
 * Works around fontkit's glyph cache, which keeps the characters of a glyph's first use, in whatever document: components of "İ" are requested
 * without characters when its outline is embedded, and every later "I" had no text. Here glyphs are cached by their characters as well.
 */
function open(file: string): Font {
  const font = create(readFileSync(pathOf(file)));
  if (!('layout' in font)) throw new Error(`${file} is a collection of fonts`);
  const shape = font.getGlyph.bind(font);
  const glyphs = new Map<string, Glyph>();
  font.getGlyph = (id, codePoints = []) => {
    const key = `${id} ${codePoints.join(' ')}`;
    const glyph: Glyph = glyphs.get(key) ?? Object.create(shape(id), { codePoints: { value: codePoints } });
    glyphs.set(key, glyph);
    return glyph;
  };
  return font;
}

const opened = new Map<Face, Font>();

/** A font, parsed once for all documents; each document embeds the glyphs it uses. */
export function fontOf(face: Face): Font {
  const font = opened.get(face) ?? open(fileOf(face));
  opened.set(face, font);
  return font;
}

/** Fallback font of a character that the typeface lacks; undefined without one. */
export const fallbackOf = (sign: string): Face | undefined =>
  FALLBACKS.find(([face, script]) => script.test(sign) && has(face, sign))?.[0];

/** Whether a font has all characters of a text. */
export const has = (face: Face, text: string): boolean =>
  Array.from(text).every((sign) => fontOf(face).hasGlyphForCodePoint(sign.codePointAt(0) ?? 0));

/** Zero width space: text of a mark without its own, because PDF readers otherwise show the number of the glyph. */
const NOTHING = 0x200b;

/** No font has as many glyphs, so that a number from here on is one of ours. */
const FIRST_NUMBER = 0x1_0000;

/**
 * A font as used by one document. A PDF maps each embedded glyph to one text, and several characters can share a glyph: an Arabic letter without its
 * dots, a hyphen and a minus. Each is embedded once for each of its texts, so that copying, searching and reading aloud give the original text.
 */
function forDocument(shared: Font): Font {
  const font: Font = Object.create(shared);
  const numbered = new Map<string, Glyph>();
  const ids: number[] = [];
  const standingFor = (glyph: Glyph, codes: readonly number[]): Glyph => {
    const key = `${glyph.id} ${codes.join(' ')}`;
    const known = numbered.get(key);
    if (known) return known;
    const codePoints =
      codes.length === 0 ? [NOTHING] : codes.map((code) => (/\s/u.test(String.fromCodePoint(code)) ? 0x20 : code));
    const copied = Object.create(glyph, {
      id: { value: FIRST_NUMBER + ids.length },
      codePoints: { value: codePoints },
    });
    ids.push(glyph.id);
    numbered.set(key, copied);
    return copied;
  };
  font.layout = (text, features) => {
    const run = shared.layout(text, features);
    const codes = run.glyphs.map(({ codePoints }) => codePoints);
    const read = (run.direction === 'rtl' ? codes.toReversed() : codes).flat();
    // Vowels of Devanagari are drawn before the preceding letter: the first glyph of such a word stands for all of it.
    if (String.fromCodePoint(...read) === text)
      run.glyphs = run.glyphs.map((glyph) => standingFor(glyph, glyph.codePoints));
    else {
      const word = Array.from(text, (sign) => sign.codePointAt(0) ?? 0);
      run.glyphs = run.glyphs.map((glyph, index) => standingFor(glyph, index === 0 ? word : []));
    }
    return run;
  };
  font.createSubset = () => {
    const subset = shared.createSubset();
    const embedded = new Map<number, number>();
    const include = subset.includeGlyph.bind(subset);
    // Called with numbers, also for the components of a glyph, and returns a number, despite its types.
    const value = (number: number): number => {
      const id = ids[number - FIRST_NUMBER];
      if (id === undefined) return Reflect.apply(include, subset, [number]);
      const place = embedded.get(number) ?? subset.glyphs.push(id) - 1;
      embedded.set(number, place);
      return place;
    };
    Object.defineProperty(subset, 'includeGlyph', { value });
    return subset;
  };
  return font;
}

/** Registers both weights with a document, under their names. */
export const registerFonts = (pdf: PDFKit.PDFDocument): PDFKit.PDFDocument =>
  registerFont(registerFont(pdf, 'regular'), 'bold');

/** Registers a font with a document, under its name. */
export const registerFont = (pdf: PDFKit.PDFDocument, face: Face): PDFKit.PDFDocument =>
  pdf.registerFont(face, forDocument(fontOf(face)));
