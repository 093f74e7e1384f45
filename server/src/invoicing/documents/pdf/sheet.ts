import Pdf from 'pdfkit';
import { drawable, linesOf } from './mixed-text.ts';
import { type Face, fontOf, registerFont, registerFonts, type Weight } from './fonts.ts';

/** Points of a millimetre. */
export const MM = 72 / 25.4;
const PAGE = { width: 210 * MM, height: 297 * MM };
const MARGIN = 14 * MM;
/** Margins of the content of a page, in points; the footer is below `bottom`. */
export const EDGES = {
  left: MARGIN,
  right: PAGE.width - MARGIN,
  top: MARGIN,
  bottom: PAGE.height - 22 * MM,
  footer: PAGE.height - 16 * MM,
} as const;
/** Width of the content, in points. */
export const WIDTH = EDGES.right - EDGES.left;

type Structure = PDFKit.PDFStructureElement;

/** Style of a text. Sizes and widths in points. */
export interface TextStyle {
  readonly x?: number;
  readonly width?: number;
  readonly size?: number;
  readonly weight?: Weight;
  readonly align?: 'left' | 'right' | 'center';
  readonly colour?: string;
}

/** Text is black on white; secondary text has a grey with a contrast above 7. */
export const GREY = '#444444';

/** A document being drawn, with the current position. */
export interface Sheet {
  readonly pdf: PDFKit.PDFDocument;
  /** Parent in the structure tree of what is drawn now. */
  parent: Structure;
  /** From the top of the page, in points. */
  y: number;
  /** Fallback fonts that the document has needed so far. */
  readonly faces: Set<Face>;
  readonly images: Map<Buffer, PDFKit.OpenedImage>;
  /** Names the document on its pages after the first. */
  running: string;
}

/** Starts a document on a page of its own. */
export function firstPage(sheet: Sheet, title: string): void {
  sheet.pdf.addPage();
  sheet.running = title;
  sheet.y = EDGES.top;
}

/** Continues a document on a new page, under its title. */
export function newPage(sheet: Sheet): void {
  sheet.pdf.addPage();
  artifact(sheet, 'Pagination', () => writeAt(sheet, sheet.running, { size: 8.5, colour: GREY }, EDGES.top));
  sheet.y = EDGES.top + RUNNING;
}

const RUNNING = 8 * MM;
/** Height of the content of a page after the first, in points. */
export const PAGE_HEIGHT = EDGES.bottom - EDGES.top - RUNNING;

/** Starts a new page when less than `height` points are left; returns whether it did. */
export function makeRoom(sheet: Sheet, height: number): boolean {
  if (sheet.y + height <= EDGES.bottom) return false;
  newPage(sheet);
  return true;
}

const DEFAULTS = {
  x: EDGES.left,
  width: WIDTH,
  size: 9.5,
  weight: 'regular',
  align: 'left',
  colour: '#000000',
} as const;

/** Selects a font, registering it on first use. */
function chooseFace({ pdf, faces }: Sheet, face: Face, size: number): void {
  if (face !== 'regular' && face !== 'bold' && !faces.has(face)) {
    registerFont(pdf, face);
    faces.add(face);
  }
  pdf.font(face, size);
}

function prepared(sheet: Sheet, text: string, style: TextStyle) {
  const { x, width, size, weight, align, colour } = { ...DEFAULTS, ...style };
  const { text: shown, faces } = drawable(text, weight);
  const lines =
    faces &&
    linesOf({ text: shown, faces }, width, (part, face) => {
      chooseFace(sheet, face, size);
      return sheet.pdf.widthOfString(part);
    });
  sheet.pdf.font(weight, size).fillColor(colour);
  return { x, size, weight, options: { width, align }, text: shown, lines };
}

/** Height of a text when drawn, in points. */
export function heightOf(sheet: Sheet, text: string, style: TextStyle): number {
  const { options, text: shown, lines } = prepared(sheet, text, style);
  if (lines) return lines.length * sheet.pdf.currentLineHeight(true);
  return shown === '' ? 0 : sheet.pdf.heightOfString(shown, options);
}

/** Draws a text at the current position without moving it; the caller has made room. */
export function writeAt(sheet: Sheet, text: string, style: TextStyle, y = sheet.y): void {
  const { x, options, text: shown, ...mixed } = prepared(sheet, text, style);
  if (mixed.lines) writeMixed(sheet, { ...mixed, lines: mixed.lines, x, ...options }, y);
  else if (shown !== '') sheet.pdf.text(shown, x, y, options);
}

type MixedText = Required<Pick<TextStyle, 'x' | 'width' | 'size' | 'weight' | 'align'>> & {
  readonly lines: ReturnType<typeof linesOf>;
};

/** Draws lines run by run, on one baseline, in logical order. */
function writeMixed(sheet: Sheet, { lines, x, width, size, weight, align }: MixedText, y: number): void {
  const { pdf } = sheet;
  const [height, font] = [pdf.currentLineHeight(true), fontOf(weight)];
  const share = { left: 0, center: 0.5, right: 1 }[align];
  for (const [index, runs] of lines.entries()) {
    const start = x + share * (width - runs.reduce((sum, run) => sum + run.width, 0));
    const baseline = y + index * height + (font.ascent / font.unitsPerEm) * size;
    for (const run of runs) {
      chooseFace(sheet, run.face, size);
      pdf.text(run.text, start + run.x, baseline, { lineBreak: false, baseline: 'alphabetic' });
    }
  }
  pdf.font(weight, size);
}

/** Draws an element of the structure tree, for screen readers. */
export function tagged(
  sheet: Sheet,
  type: string,
  draw: () => void,
  options: PDFKit.Mixins.StructureElementOptions = {},
): void {
  const content = sheet.pdf.markStructureContent(type);
  draw();
  sheet.pdf.endMarkedContent();
  sheet.parent.add(sheet.pdf.struct(type, options, [content]));
}

/** Draws children of one element of the structure tree. */
export function grouped(sheet: Sheet, type: string, draw: () => void): void {
  const outer = sheet.parent;
  const group = sheet.pdf.struct(type);
  outer.add(group);
  sheet.parent = group;
  draw();
  group.end();
  sheet.parent = outer;
}

/** Draws artifacts, which screen readers skip: lines, repeated headings, page numbers. */
export function artifact({ pdf }: Sheet, type: 'Pagination' | 'Layout', draw: () => void): void {
  pdf.markContent('Artifact', { type });
  draw();
  pdf.endMarkedContent();
}

/** Draws a paragraph and moves below it, on a new page when it does not fit. */
export function paragraph(sheet: Sheet, text: string, style: TextStyle = {}, type = 'P'): void {
  const height = heightOf(sheet, text, style);
  makeRoom(sheet, height);
  tagged(sheet, type, () => writeAt(sheet, text, style));
  sheet.y += height;
}

/** A document without pages. Its bytes depend only on its contents and on `made`. */
export function createSheet(title: string, author: string, language: string, made: Date): Sheet {
  const pdf = new Pdf({
    size: 'A4',
    // No bottom margin: the library would begin a page in the middle of a footer.
    margins: { top: EDGES.top, bottom: 0, left: EDGES.left, right: MARGIN },
    autoFirstPage: false,
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: `${language}-BE`,
    // No standard font of the library: those are not embedded.
    font: '',
    info: { Title: title, Author: author, Creator: author, Producer: author, CreationDate: made, ModDate: made },
  });
  registerFonts(pdf);
  const parent = pdf.struct('Document');
  pdf.addStructure(parent);
  return { pdf, parent, y: EDGES.top, faces: new Set(), images: new Map(), running: '' };
}
