import { invoiceDocument } from '@navette/shared/document';
import { sampleLine, sampleSource } from '@navette/shared/testing/document';
import { registerFonts } from '@navette/server/fonts';
import { renderPdf } from '@navette/server/render-pdf';
import Pdf from 'pdfkit';

/** Lines of the invoice: two trips a day in two weeks. Bundled before use (suite.mjs): model and renderer are TypeScript. */
const LINES = 20;
const made = new Date('2026-03-31T08:00:00Z');

const line = (/** @type {number} */ index) =>
  sampleLine({
    id: index + 1,
    ap_date: `2026-03-${String(2 + Math.floor(index / 2)).padStart(2, '0')}`,
    destination_name: `Cliniques universitaires, dialyse ${index + 1}`,
    type: index % 2 === 0 ? 'to' : 'back',
    price: 25,
    waitprice: 5,
    ticket_price: 3.5,
    subtotal: 30,
    price_factuur: 30,
    total: 30,
  });

const source = (/** @type {number} */ id) =>
  sampleSource({
    id,
    date: '2026-03-31',
    lines: Array.from({ length: LINES }, (_, index) => line(index)),
    amount: 673,
  });

/** The PDF of an invoice as the product makes it. @param {number} id */
export const invoice = (id) => renderPdf([invoiceDocument(source(id))], { author: 'ASBL Exemple Transport', made });

/** Every text of that document, in the same fonts, a line each: what the library alone takes. @param {number} id */
export async function bare(id) {
  const pdf = new Pdf({ size: 'A4', font: '' });
  registerFonts(pdf);
  /** @type {Buffer[]} */ const chunks = [];
  pdf.on('data', (chunk) => chunks.push(chunk));
  const ended = new Promise((resolve) => pdf.on('end', resolve));
  pdf.font('bold', 12).text(`Facture ${id}`);
  pdf.font('regular', 4);
  for (const text of textsOf(invoiceDocument(source(id)))) pdf.text(text);
  pdf.end();
  await ended;
  return Buffer.concat(chunks);
}

/** @param {unknown} value @returns {string[]} */
function textsOf(value) {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

/** Largest memory of this process after a number of invoices, in kB. @param {number} count */
export async function memoryAfter(count) {
  for (let id = 1; id <= count; id += 1) await invoice(id);
  return process.resourceUsage().maxRSS;
}
