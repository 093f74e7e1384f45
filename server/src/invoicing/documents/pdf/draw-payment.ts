import type { DocumentFact, PaymentBlock, TransferSlip } from '@navette/shared/document';
import { encode } from 'uqr';
import { artifact, EDGES, GREY, grouped, heightOf, MM, type Sheet, tagged, WIDTH, writeAt } from './sheet.ts';

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
function drawCode(
  sheet: Sheet,
  { payload, label }: NonNullable<PaymentBlock['code']>,
  { x: left, y }: { readonly x: number; readonly y: number },
): void {
  const { data, size } = encode(payload, { ecc: 'M', maxVersion: 13, border: 4 });
  const square = CODE / size;
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

const PLACE = { x: EDGES.left, width: WIDTH } as const;
const BOXED = { x: EDGES.left + BOX, width: WIDTH - 2 * BOX } as const;
const TITLE = 18;
const SLIP_TITLE = 14;

/** Place of the facts, beside the code if there is one. */
const beside = (place: Place, code: PaymentBlock['code']): Place => ({
  x: place.x,
  width: place.width - (code ? CODE + GAP : 0),
});

const slipHeight = (sheet: Sheet, { fields }: TransferSlip, code: PaymentBlock['code']): number =>
  Math.max(SLIP_TITLE + factsHeight(sheet, fields, beside(BOXED, code)), code ? CODE : 0) + 2 * BOX;

function drawSlip(sheet: Sheet, slip: TransferSlip, code: PaymentBlock['code']): void {
  const height = slipHeight(sheet, slip, code);
  artifact(sheet, 'Layout', () =>
    sheet.pdf.rect(EDGES.left, sheet.y, WIDTH, height).lineWidth(0.75).strokeColor('#000000').stroke(),
  );
  const start = sheet.y;
  sheet.y += BOX;
  tagged(sheet, 'H3', () => writeAt(sheet, slip.title, { ...beside(BOXED, code), weight: 'bold' }));
  sheet.y += SLIP_TITLE;
  drawFacts(sheet, slip.fields, beside(BOXED, code));
  if (code) drawCode(sheet, code, { x: EDGES.right - BOX - CODE, y: start + BOX });
  sheet.y = start + height;
}

/** Height of the payment instructions, in points. */
export function paymentHeight(sheet: Sheet, { sentences, facts, code, slip }: PaymentBlock): number {
  const words = sentences.reduce((sum, text) => sum + heightOf(sheet, text, { width: WIDTH }) + GAP, 0);
  const data = slip
    ? GAP + slipHeight(sheet, slip, code)
    : Math.max(factsHeight(sheet, facts, beside(PLACE, code)), code ? CODE : 0);
  return 3 * GAP + TITLE + words + data;
}

/** Draws the payment instructions; the caller has made room for all of them, as code and slip belong to the sentences above them. */
export function drawPayment(sheet: Sheet, block: PaymentBlock): void {
  const { title, sentences, facts, code, slip } = block;
  const end = sheet.y + paymentHeight(sheet, block);
  sheet.y += 3 * GAP;
  grouped(sheet, 'Sect', () => {
    tagged(sheet, 'H2', () => writeAt(sheet, title, { size: 12, weight: 'bold' }));
    sheet.y += TITLE;
    for (const text of sentences) {
      tagged(sheet, 'P', () => writeAt(sheet, text, {}));
      sheet.y += heightOf(sheet, text, { width: WIDTH }) + GAP;
    }
    if (slip) {
      sheet.y += GAP;
      drawSlip(sheet, slip, code);
    } else {
      if (code) drawCode(sheet, code, { x: EDGES.right - CODE, y: sheet.y });
      drawFacts(sheet, facts, beside(PLACE, code));
    }
  });
  sheet.y = end;
}
