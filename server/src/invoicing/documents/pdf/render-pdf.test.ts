import { invoiceDocument, type DocumentSource, type PaperDocument } from '@navette/shared/document';
import { sampleSource } from '@navette/shared/testing/document';
import { createCanvas } from '@napi-rs/canvas';
import jsqr from 'jsqr';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, it } from 'vitest';
import { renderPdf } from './render-pdf.ts';

const made = new Date('2026-03-10T09:00:00Z');
const render = (...documents: PaperDocument[]) => renderPdf(documents, { author: 'ASBL Exemple', made });

const open = async (pdf: Buffer) => getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
type Opened = Awaited<ReturnType<typeof open>>;

async function textOf(pdf: Opened, page: number): Promise<string> {
  const { items } = await (await pdf.getPage(page)).getTextContent();
  return items
    .map((item) => ('str' in item ? item.str : ''))
    .join(' ')
    .replaceAll('\u00A0', ' ')
    .replaceAll(/\s+/gu, ' ');
}

/** The text of an invoice for somebody of that name. */
async function named(name: string): Promise<string> {
  const { payer, ...source } = sampleSource();
  return textOf(await open(await render(invoiceDocument({ ...source, payer: { ...payer, name } }))), 1);
}

/** Right edge of an A4 page with a margin of 14 mm, in points. */
const WRITTEN_UNTIL = 556;

const longSource = (count: number): DocumentSource => {
  const source = sampleSource();
  const [line] = source.lines;
  if (!line) throw new Error('no line');
  return {
    ...source,
    lines: Array.from({ length: count }, (_, index) => ({ ...line, destination_name: `Clinique ${index + 1}` })),
  };
};

/** Roles of a tagged tree, from the top. */
function rolesOf(node: { readonly role?: string; readonly children?: readonly object[] }): readonly string[] {
  return [...(node.role ? [node.role] : []), ...(node.children ?? []).flatMap((child) => rolesOf(child))];
}

describe('a PDF', () => {
  it('a PDF of many documents leaves the event loop to others after each', async () => {
    const documents = Array.from({ length: 20 }, () => invoiceDocument(sampleSource()));
    let turns = 0;
    const turn = () => {
      turns += 1;
      next = setImmediate(turn);
    };
    let next = setImmediate(turn);
    await render(...documents);
    clearImmediate(next);
    expect(turns).toBeGreaterThanOrEqual(documents.length);
  });

  it('a PDF contains selectable and searchable text', async () => {
    const text = await textOf(await open(await render(invoiceDocument(sampleSource()))), 1);
    for (const part of [
      'Facture 000123',
      'Zoé Œuvrard',
      'Clinique Saint-Jean',
      'Échéance 25/03/2026',
      'Total à payer 54,50 €',
      '+++100/0123/00038+++',
      '0001237',
      'page 1 sur 1',
    ])
      expect(text).toContain(part);
  });

  it('a PDF has a payment code that reads byte for byte as the standard wants it', async () => {
    const pdf = await open(await render(invoiceDocument(sampleSource())));
    const page = await pdf.getPage(1);
    const viewport = page.getViewport({ scale: 3 });
    const canvas = createCanvas(viewport.width, viewport.height);
    const context = canvas.getContext('2d');
    // A canvas without a screen is no HTMLCanvasElement by its types.
    const target: object = { canvasContext: context, viewport };
    const drawn: { promise: Promise<void> } = Reflect.apply(Reflect.get(page, 'render'), page, [target]);
    await drawn.promise;
    const { data, width, height } = context.getImageData(0, 0, canvas.width, canvas.height);
    const code = jsqr(new Uint8ClampedArray(data), width, height);
    expect(Buffer.from(code?.binaryData ?? [])).toEqual(
      Buffer.from('BCD\n002\n1\nSCT\n\nASBL Exemple Transport\nBE68539007547034\nEUR54.50\n\n100012300038'),
    );
  });

  it('a PDF is tagged, with its language and its title', async () => {
    const pdf = await open(await render(invoiceDocument(sampleSource({ language: 'nl' }))));
    expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
    const { info } = await pdf.getMetadata();
    expect(info).toMatchObject({ Title: 'Factuur 000123', Author: 'ASBL Exemple', Language: 'nl-BE' });
    const roles = rolesOf((await (await pdf.getPage(1)).getStructTree()) ?? {});
    for (const role of ['Document', 'H1', 'Table', 'TR', 'TH', 'TD', 'H2', 'Figure']) expect(roles).toContain(role);
    expect(roles.filter((role) => role === 'TR')).toHaveLength(4);
  });

  it('breaks 400 lines over pages, and repeats the header as an untagged artifact', async () => {
    const pdf = await open(await render(invoiceDocument(longSource(400))));
    expect(pdf.numPages).toBeGreaterThan(7);
    const second = await textOf(pdf, 2);
    expect(second).toContain('Destination');
    expect(second).toContain(`page 2 sur ${pdf.numPages}`);
    expect(rolesOf((await (await pdf.getPage(2)).getStructTree()) ?? {})).not.toContain('TH');
    const texts = await Promise.all(Array.from({ length: pdf.numPages }, (_, index) => textOf(pdf, index + 1)));
    const shown = texts.join(' ');
    for (const line of [1, 200, 400]) expect(shown).toContain(`Clinique ${line} `);
    expect(shown).toContain('Total à payer 54,50 €');
  });

  it('carries the sums forward at each page break, and names the document on further pages', async () => {
    const pdf = await open(await render(invoiceDocument(longSource(90))));
    expect(pdf.numPages).toBe(3);
    expect(await textOf(pdf, 1)).not.toMatch(/^Facture 000123/u);
    for (const page of [1, 2]) {
      const [here, next] = [await textOf(pdf, page), await textOf(pdf, page + 1)];
      const [, carried] = /À reporter ([\d ,]+) ASBL/u.exec(here) ?? [];
      expect(carried).toBeDefined();
      expect(next).toMatch(/^Facture 000123 /u);
      expect(next).toContain(`Report ${carried}`);
    }
  });

  it('no page holds a sentence or the totals alone, whatever the number of lines', async () => {
    const company = { ...sampleSource().company, invoiceText: 'Contestations par écrit dans les 15 jours.' };
    const documents = (
      [
        ['client', 54.5],
        ['client', 0],
        ['driver', 20],
      ] as const
    ).flatMap(([kind, amount]) =>
      Array.from({ length: 12 }, (_, more) => invoiceDocument({ ...longSource(16 + more), kind, amount, company })),
    );
    const pdf = await open(await render(...documents));
    const texts = await Promise.all(Array.from({ length: pdf.numPages }, (_, index) => textOf(pdf, index + 1)));
    const last = texts.filter((text) => /page (\d+) sur \1$/u.test(text));
    expect(last).toHaveLength(documents.length);
    // A transfer slip fills a page of its own; anything shorter stands with the totals and two lines.
    const isWhole = (text: string) => text.includes('BE68') || /Clinique \d+ .*Clinique \d+ .*Total/u.test(text);
    expect(last.filter((text) => !/Paiement.*Contestations/u.test(text) || !isWhole(text))).toEqual([]);
    expect(last.filter((text) => text.includes('BE68'))).toHaveLength(12);
  });

  it('repeats the name of a patient whose trips continue on the next page', async () => {
    const source = longSource(60);
    const lines = source.lines.map((line, index) => ({
      ...line,
      clientId: Math.floor(index / 40),
      client_lastname: `Patient${Math.floor(index / 40)}`,
    }));
    const pdf = await open(await render(invoiceDocument({ ...source, kind: 'insurance', lines })));
    expect(await textOf(pdf, 2)).toMatch(
      /Report .*Patient0 Zoé – 40 trajets.*Sous-total du patient.*Patient1 Zoé – 20 trajets/u,
    );
  });

  it('draws the logo once for all documents of a PDF', async () => {
    const logo = await createCanvas(400, 100).encode('jpeg', 90);
    const document = invoiceDocument(sampleSource({ logo: 'logo' }));
    const details = { author: 'ASBL Exemple', made, logos: new Map([['logo', logo]]) };
    const [one, three] = [
      await renderPdf([document], details),
      await renderPdf([document, document, document], details),
    ];
    expect(one.includes('/Subtype /Image')).toBe(true);
    expect(three.toString('latin1').match(/\/Subtype \/Image/gu)).toHaveLength(1);
    expect((await render(document)).includes('/Subtype /Image')).toBe(false);
  });

  it('numbers the pages of each document separately', async () => {
    const pdf = await open(await render(invoiceDocument(longSource(50)), invoiceDocument(sampleSource())));
    expect(await textOf(pdf, 1)).toContain('page 1 sur 2');
    expect(await textOf(pdf, 3)).toContain('page 1 sur 1');
  });

  it.each([
    'Łukasz Žižka-Đorđević',
    'Ελένη Παπαδοπούλου',
    'Нина Орлова',
    'Nguyễn Thị Hồng',
    '王小明 🚐',
    'さくら カナ',
    '김민준',
    'محمد بن يوسف',
    'فاطمة أم علي 12',
    'שרה כהן',
    'प्रिया शर्मा',
    'รัตนา',
    'Արամ Պետրոսյան',
    'ნინო ბერიძე',
    'ሰላም ተስፋዬ',
    'Zoé İnan, ٣ rue Ğ',
  ])('writes the name %s so that it is read, copied and searched correctly', async (name) => {
    expect(await named(name)).toContain(name);
  });

  it('composes a letter with its combining mark, and shows a replacement for a missing glyph', async () => {
    expect(await named('Zo\u0065\u0301')).toContain('Zoé');
    expect(await named('𓀀𓀁 ᚠ')).toMatch(/(?:\uFFFD|\?){2} (?:\uFFFD|\?)/u);
  });

  it('a document is not affected by the letters of documents rendered before', async () => {
    const plain = invoiceDocument(sampleSource({ language: 'en' }));
    const before = await textOf(await open(await render(plain)), 1);
    for (const name of ['İpek Öz', 'Ğazi Ńowak‑Ö', 'Ảnh Ợ', 'ﬁﬀ ﬂ', 'بنت نبيل']) await named(name);
    const [alone, after] = [await render(plain), await render(plain)];
    expect(await textOf(await open(alone), 1)).toBe(before);
    expect(before).toMatch(/Invoice 000123.*Parking.*Total to pay/u);
    expect(after.equals(alone)).toBe(true);
  });

  it('breaks a text of another script into lines within its column', async () => {
    const { payer, ...source } = sampleSource();
    const name = 'محمد بن يوسف '.repeat(12).trim();
    const pdf = await open(await render(invoiceDocument({ ...source, payer: { ...payer, name } })));
    const { items } = await (await pdf.getPage(1)).getTextContent();
    const words = items.flatMap((item) => ('str' in item && /\p{sc=Arab}/u.test(item.str) ? [item] : []));
    expect(new Set(words.map(({ transform }) => Math.round(Number(transform[5])))).size).toBeGreaterThan(2);
    for (const { transform, width } of words) expect(Number(transform[4]) + width).toBeLessThan(WRITTEN_UNTIL);
    expect(words.map(({ str }) => str.match(/يوسف/gu)?.length ?? 0).reduce((sum, count) => sum + count, 0)).toBe(12);
  });

  it('a PDF has one page for a settlement that the driver owes and for an empty invoice, and two for very long words', async () => {
    const owing = sampleSource({ kind: 'driver', amount: -8, fee: 0 });
    const nothing = sampleSource({ amount: 0 });
    const words = sampleSource({ about: 'x'.repeat(300), payer: { ...sampleSource().payer, name: 'W'.repeat(200) } });
    const pages = await Promise.all(
      [owing, nothing, words].map(async (source) => (await open(await render(invoiceDocument(source)))).numPages),
    );
    expect(pages).toEqual([1, 1, 2]);
  });

  it('a PDF is the same bytes for the same document', async () => {
    const document = invoiceDocument(sampleSource());
    expect((await render(document)).equals(await render(document))).toBe(true);
  });
});
