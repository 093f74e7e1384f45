import { invoiceDocument } from '@navette/shared/document';
import { registerFonts } from '@navette/server/fonts';
import { renderPdf } from '@navette/server/render-pdf';
import Pdf from 'pdfkit';

/** Lines of the invoice: two trips a day in two weeks. Bundled before use (suite.mjs): model and renderer are TypeScript. */
const LINES = 20;
const made = new Date('2026-03-31T08:00:00Z');

const line = (/** @type {number} */ index) => ({
  id: index + 1,
  ap_date: `2026-03-${String(2 + Math.floor(index / 2)).padStart(2, '0')}`,
  ap_time: '10:00',
  client_firstname: 'Zoé',
  client_lastname: 'Œuvrard',
  destination_name: `Cliniques universitaires, dialyse ${index + 1}`,
  type: index % 2 === 0 ? 'to' : 'back',
  motive: 5,
  mutualPatientID: null,
  price: 25,
  waitprice: 5,
  ticket_price: 3.5,
  subtotal: 30,
  price_cash: 0,
  price_factuur: 30,
  commission: null,
  creditDriver: null,
  creditAmount: null,
  total: 30,
});

const source = (/** @type {number} */ id) => ({
  kind: /** @type {const} */ ('client'),
  id,
  date: '2026-03-31',
  language: /** @type {const} */ ('fr'),
  company: {
    companyName: 'ASBL Exemple Transport',
    companyType: 'ASBL',
    companyAddress: 'Rue de la Loi 16',
    companyZip: '1000',
    companyCity: 'Bruxelles',
    companyTel: '+3225123456',
    companyEmail: 'info@exemple.be',
    companyWebsite: null,
    companyNumber: '0566988259',
    companyBank: 'BE68539007547034',
    companyBic: null,
    companyVat: null,
    invoiceText: null,
    reminderText: null,
    noticeText: null,
    paymentTerm: 15,
    noticeTerm: 7,
    epcReference: /** @type {const} */ ('structured'),
  },
  payer: {
    id: 7,
    name: 'Zoé Œuvrard',
    address: 'Rue Neuve 3',
    zip: '1000',
    city: 'Bruxelles',
    tel: null,
    email: null,
    bank: null,
  },
  about: null,
  lines: Array.from({ length: LINES }, (_, index) => line(index)),
  amount: 673,
  fee: 3,
  credit: null,
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
