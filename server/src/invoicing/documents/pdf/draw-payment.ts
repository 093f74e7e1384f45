import type { DocumentFact, PaymentBlock, TransferSlip } from '@navette/shared/document';
import { encode } from 'uqr';
import { artifact, EDGES, GREY, grouped, heightOf, makeRoom, MM, type Sheet, tagged, WIDTH, writeAt } from './sheet.ts';

const LABELS = 42 * MM;
const CODE = 34 * MM;
const BOX = 3 * MM;
const GAP = 2 * MM;

interface Place {
  readonly x: number;
  readonly width: number;
}

const factHeight = (sheet: Sheet, { label, value }: DocumentFact, { width }: Place): number =>
  Math.max(heightOf(sheet, label, { width: LABELS - GAP }), heightOf(sheet, value, { width: width - LABELS })) + 1;

/** Height of labels with their values, in points. */
export const factsHeight = (sheet: Sheet, facts: readonly DocumentFact[], place: Place): number =>
  facts.reduce((sum, fact) => sum + factHeight(sheet, fact, place), 0);

/** Writes labels with their values beside them. */
export function drawFacts(sheet: Sheet, facts: readonly DocumentFact[], place: Place): void {
  for (const fact of facts) {
    tagged(sheet, 'P', () => {
      writeAt(sheet, fact.label, { x: place.x, width: LABELS - GAP, colour: GREY });
      writeAt(sheet, fact.value, { x: place.x + LABELS, width: place.width - LABELS });
    });
    sheet.y += factHeight(sheet, fact, place);
  }
}

/** Draws a QR code with its quiet zone; runs of modules are one rectangle, so that no hairlines show between them. */
function drawCode(sheet: Sheet, { payload, label }: NonNullable<PaymentBlock['code']>, y: number): void {
  const { data, size } = encode(payload, { ecc: 'M', maxVersion: 13, border: 4 });
  const square = CODE / size;
  const left = EDGES.right - CODE;
  tagged(
    sheet,
    'Figure',
    () => {
      for (const [row, squares] of data.entries())
        for (const [start, length] of runs(squares))
          sheet.pdf.rect(left + start * square, y + row * square, length * square, square);
      sheet.pdf.fillColor('#000000').fill();
    },
    { alt: label },
  );
}

/** Start and length of each run of dark modules in a row. */
function runs(squares: readonly boolean[]): readonly (readonly [start: number, length: number])[] {
  const found: [number, number][] = [];
  for (const [place, isDark] of squares.entries()) {
    const last = found.at(-1);
    if (!isDark) continue;
    if (last && last[0] + last[1] === place) last[1] += 1;
    else found.push([place, 1]);
  }
  return found;
}

const slipPlace = { x: EDGES.left + BOX, width: WIDTH - 2 * BOX } as const;
const slipHeight = (sheet: Sheet, { fields }: TransferSlip): number =>
  factsHeight(sheet, fields, slipPlace) + 14 + 2 * BOX;

function drawSlip(sheet: Sheet, slip: TransferSlip): void {
  const height = slipHeight(sheet, slip);
  artifact(sheet, 'Layout', () =>
    sheet.pdf.rect(EDGES.left, sheet.y, WIDTH, height).lineWidth(0.75).strokeColor('#000000').stroke(),
  );
  const end = sheet.y + height;
  sheet.y += BOX;
  tagged(sheet, 'H3', () => writeAt(sheet, slip.title, { ...slipPlace, weight: 'bold' }));
  sheet.y += 14;
  drawFacts(sheet, slip.fields, slipPlace);
  sheet.y = end;
}

/** Draws the payment instructions without a page break: code and slip belong to the sentences above them. */
export function drawPayment(sheet: Sheet, { title, sentences, facts, code, slip }: PaymentBlock): void {
  const place = { x: EDGES.left, width: WIDTH - (code ? CODE + GAP : 0) };
  const upper = Math.max(
    18 +
      sentences.reduce((sum, text) => sum + heightOf(sheet, text, { width: place.width }) + GAP, 0) +
      factsHeight(sheet, facts, place),
    code ? CODE : 0,
  );
  makeRoom(sheet, upper + (slip ? slipHeight(sheet, slip) + 3 * GAP : 0) + 3 * GAP);
  sheet.y += 3 * GAP;
  const start = sheet.y;
  grouped(sheet, 'Sect', () => {
    tagged(sheet, 'H2', () => writeAt(sheet, title, { size: 12, weight: 'bold', width: place.width }));
    sheet.y += 18;
    for (const text of sentences) {
      tagged(sheet, 'P', () => writeAt(sheet, text, { width: place.width }));
      sheet.y += heightOf(sheet, text, { width: place.width }) + GAP;
    }
    drawFacts(sheet, facts, place);
    if (code) drawCode(sheet, code, start);
    sheet.y = start + upper;
    if (slip) {
      sheet.y += 2 * GAP;
      drawSlip(sheet, slip);
    }
  });
}
