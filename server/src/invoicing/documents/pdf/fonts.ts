import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { create, type Font } from 'fontkit';

/** Source Sans 3, regular and semibold: the typeface of the screens, with Latin, Greek, Cyrillic and Vietnamese letters. */
const FILES = {
  regular: '400Regular/SourceSans3_400Regular.ttf',
  bold: '600SemiBold/SourceSans3_600SemiBold.ttf',
} as const;

/** Weights of the typeface of documents. */
export type Weight = keyof typeof FILES;

/** The files lie beside the bundle; run from its source, the server finds them in its package. */
function pathOf(file: string): string {
  const beside = join(import.meta.dirname, 'fonts', file.slice(file.indexOf('/') + 1));
  return existsSync(beside)
    ? beside
    : createRequire(import.meta.url).resolve(`@expo-google-fonts/source-sans-3/${file}`);
}

function open(file: string): Font {
  const font = create(readFileSync(pathOf(file)));
  if (!('layout' in font)) throw new Error(`${file} is a collection of fonts`);
  return font;
}

const opened = new Map<Weight, Font>();

/** A font, parsed once for all documents; each document embeds the letters it uses. */
export function fontOf(weight: Weight): Font {
  const font = opened.get(weight) ?? open(FILES[weight]);
  opened.set(weight, font);
  return font;
}

/** Gives a document both weights, under their names. */
export const registerFonts = (pdf: PDFKit.PDFDocument): PDFKit.PDFDocument =>
  pdf.registerFont('regular', fontOf('regular')).registerFont('bold', fontOf('bold'));
