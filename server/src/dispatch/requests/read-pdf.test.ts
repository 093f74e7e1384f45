import { afterAll, describe, expect, it } from 'vitest';
import { smallPdf } from '../../demo/small-pdf.ts';
import { activePdf, pdfOf, pictureOf } from '../../testing/sent-files.ts';
import { createTestApp } from '../../testing/test-app.ts';

const server = await createTestApp();
const office = await server.signedIn('dispatch');
afterAll(() => server.close());

const read = (payload: Buffer, token = office) =>
  server.app.inject({
    method: 'POST',
    url: '/service/request/readPdf',
    payload,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' },
  });

const CATALOGUE = '<< /Type /Catalog /Pages 2 0 R >>';
const pagesOf = (count: number) =>
  `<< /Type /Pages /Kids [${Array.from({ length: count }, (_, at) => `${at + 3} 0 R`).join(' ')}] /Count ${count} >>`;
const page = (more = '') => `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] ${more} >>`;
const streamOf = (head: string, content: Buffer) =>
  Buffer.concat([
    Buffer.from(`<< ${head} /Length ${content.length} >>\nstream\n`),
    content,
    Buffer.from('\nendstream'),
  ]);

const scan = async () => {
  const picture = streamOf('/Type /XObject /Subtype /Image /Filter /DCTDecode /Width 8 /Height 8', await pictureOf(1));
  const drawn = streamOf('', Buffer.from('q 595 0 0 842 0 0 cm /I Do Q'));
  return pdfOf([
    CATALOGUE,
    pagesOf(1),
    page('/Contents 4 0 R /Resources << /XObject << /I 5 0 R >> >>'),
    drawn,
    picture,
  ]);
};

const form = () => {
  const field = (name: string, type: string, value: string) =>
    `<< /FT /${type} /T (${name}) /V ${value} /Subtype /Widget /Rect [0 0 9 9] >>`;
  const fields = [field('Nom', 'Tx', '(Claes)'), field('Rolstoel', 'Btn', '/Off'), field('Civiere', 'Btn', '/Yes')];
  return pdfOf([
    `<< /Type /Catalog /Pages 2 0 R /AcroForm << /Fields [${fields.map((_, at) => `${at + 4} 0 R`).join(' ')}] >> >>`,
    pagesOf(1),
    page(),
    ...fields,
  ]);
};

describe('a PDF that asks for trips', () => {
  it('is read line by line, without the number of the page', async () => {
    const { statusCode, json } = await read(smallPdf(['Demande', 'Mme Claes Marie', 'le 12/05 à 14h30', 'Page 1/1']));
    expect([statusCode, json()]).toEqual([200, { text: 'Demande\nMme Claes Marie\nle 12/05 à 14h30\nPage ' }]);
  });

  it('is read with the values filled in its form, and of its boxes those that are ticked', async () => {
    expect((await read(form())).json()).toEqual({ text: 'Nom: Claes\nCiviere' });
  });

  it('has no text when it is a scan', async () => {
    const { statusCode, json } = await read(await scan());
    expect([statusCode, json()]).toEqual([200, { text: '' }]);
  });

  it.each<[string, () => Buffer | Promise<Buffer>, number, string]>([
    ['is another file', () => pictureOf(1), 400, 'file.noPdf'],
    ['breaks off', () => smallPdf(['Demande']).subarray(0, 300), 400, 'file.damaged'],
    ['runs a program', activePdf, 400, 'file.active'],
    [
      'has 2,000 pages',
      () => pdfOf([CATALOGUE, pagesOf(2000), ...Array<string>(2000).fill(page())]),
      400,
      'file.tooManyPages',
    ],
    ['is larger than 10 MB', () => Buffer.alloc(10 * 1024 * 1024 + 1, 37), 413, 'file.tooLarge'],
    [
      'has a password',
      () =>
        pdfOf(
          [CATALOGUE, pagesOf(1), page(), '<< /Filter /Standard /V 1 /R 2 /O (x) /U (y) /P -4 >>'],
          '/Encrypt 4 0 R /ID [(a) (a)]',
        ),
      400,
      'file.locked',
    ],
  ])('is refused with a reason when it %s', async (_, content, status, code) => {
    const answer = await read(await content());
    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
  });

  it('is read for those who book, and for nobody else', async () => {
    expect((await read(smallPdf(['a']), await server.signedIn('account'))).statusCode).toBe(403);
    expect((await read(smallPdf(['a']), 'none')).statusCode).toBe(401);
  });
});
