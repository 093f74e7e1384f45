import { readFile } from 'node:fs/promises';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { smallPdf } from '../demo/small-pdf.ts';
import { pdfOf } from '../testing/sent-files.ts';
import { acceptFile, readPdf } from './store-referenced.ts';

const latin = (text: string) => Buffer.from(text, 'latin1');

/** A photo of a red left half and a blue right half. */
const halves = sharp({ create: { width: 80, height: 40, channels: 3, background: '#d00000' } }).composite([
  { input: { create: { width: 40, height: 40, channels: 3, background: '#0000d0' } }, left: 40, top: 0 },
]);
const kinds = ['jpeg', 'png', 'webp'] as const;
const draw = (kind: (typeof kinds)[number]) => halves.clone().toFormat(kind).toBuffer();

const segment = (marker: number, body: Buffer) =>
  Buffer.concat([Buffer.from([0xff, marker, Math.floor((body.length + 2) / 256), (body.length + 2) % 256]), body]);
/** Puts segments right after the start of a JPEG. */
const withSegments = (photo: Buffer, ...segments: Buffer[]) =>
  Buffer.concat([photo.subarray(0, 2), ...segments, photo.subarray(2)]);

describe('an uploaded photo', () => {
  it.each(kinds)('stores a %s without position, device, owner, thumbnail, profile or trailing data', async (kind) => {
    const sent = await halves
      .clone()
      .toFormat(kind)
      .withExif({ IFD0: { Artist: 'Zoé Secret' }, IFD3: { GPSLatitudeRef: 'N', GPSAreaInformation: 'Secret' } })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">Secret</x:xmpmeta>')
      .withIccProfile('p3')
      .toBuffer();
    const hidden =
      kind === 'jpeg'
        ? withSegments(sent, ...[0xe0, 0xe3, 0xee, 0xfe].map((marker) => segment(marker, latin('JFXX\0Secret'))))
        : sent;
    const kept = await acceptFile(Buffer.concat([hidden, latin('ftypmp42 Secret')]));
    expect(kept.toString('latin1')).not.toMatch(/Secret|JFXX|Exif|ICC_PROFILE|iCCP/u);
    const { format, width, height, exif, xmp, icc } = await sharp(kept).metadata();
    expect({ format, width, height, exif, xmp, icc }).toEqual({ format: kind, width: 80, height: 40 });
  });

  it('stores private chunks of a PNG no more', async () => {
    const png = await draw('png');
    const length = Buffer.alloc(4);
    length.writeUInt32BE(6);
    const chunk = Buffer.concat([length, latin('prVtSecret'), Buffer.alloc(4)]);
    const kept = await acceptFile(Buffer.concat([png.subarray(0, 33), chunk, png.subarray(33)]));
    expect(kept.toString('latin1')).not.toMatch(/prVt|Secret/u);
    expect((await sharp(kept).metadata()).width).toBe(80);
  });

  it('rotates a photo taken sideways upright', async () => {
    const sent = await halves.clone().jpeg().withMetadata({ orientation: 6 }).toBuffer();
    const kept = sharp(await acceptFile(sent));
    const { width, height, orientation } = await kept.metadata();
    expect({ width, height, orientation }).toEqual({ width: 40, height: 80, orientation: undefined });
    const [red = 0, , blue = 0] = await kept.extract({ left: 20, top: 5, width: 1, height: 1 }).raw().toBuffer();
    expect(red).toBeGreaterThan(blue + 100);
  });

  it('stores the same photo as the same file, again and again', async () => {
    const sent = await draw('jpeg');
    expect((await acceptFile(sent)).equals(await acceptFile(sent))).toBe(true);
  });

  it('stores photos with stray bytes between their parts, and photos of receipts as they are sent', async () => {
    const sent = await draw('jpeg');
    expect((await sharp(await acceptFile(withSegments(sent, Buffer.from([0xff])))).metadata()).width).toBe(80);
    const receipt = await readFile(new URL('../demo/receipts/parking-kapelleplein.jpg', import.meta.url));
    expect((await sharp(await acceptFile(receipt)).metadata()).format).toBe('jpeg');
  });

  it.each([0.1, 0.5, 0.9])('refuses a photo that is cut off at %d of its length', async (part) => {
    for (const kind of kinds) {
      const sent = await draw(kind);
      await expect(acceptFile(sent.subarray(0, Math.max(12, Math.floor(sent.length * part))))).rejects.toThrow(
        'file.damaged',
      );
    }
  });

  it('refuses a photo with only an intact thumbnail', async () => {
    const thumbnail = await draw('jpeg');
    const sent = withSegments(await draw('jpeg'), segment(0xe1, thumbnail));
    await expect(acceptFile(sent.subarray(0, thumbnail.length + 60))).rejects.toThrow('file.damaged');
  });

  it('refuses a picture of more pixels than a browser can show', async () => {
    const png = Buffer.from(await draw('png'));
    png.writeUInt32BE(30_000, 16);
    png.writeUInt32BE(30_000, 20);
    await expect(acceptFile(png)).rejects.toMatchObject({
      code: expect.stringMatching(/^file\.(?:tooLarge|damaged)$/u),
    });
    const large = await sharp({ create: { width: 15_000, height: 15_000, channels: 3, background: 'white' } })
      .png()
      .toBuffer();
    await expect(acceptFile(large)).rejects.toMatchObject({ status: 413, code: 'file.tooLarge' });
  }, 60_000);
});

const PAGES = '<< /Type /Pages /Kids [3 0 R] /Count 1 >>';
const PAGE = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] >>';

const opening = (action: string, ...more: string[]) =>
  pdfOf([`<< /Type /Catalog /Pages 2 0 R /OpenAction ${action} >>`, PAGES, PAGE, ...more]);

/** A PDF whose catalogue is packed in a stream of objects. */
function packed(content: string, encode: (plain: Buffer) => Buffer, filter: string): Buffer {
  const plain = latin(`1 0 ${content}`);
  const data = encode(plain);
  let file = latin('%PDF-1.7\n');
  const offsets = new Map<number, number>();
  const add = (id: number, object: Buffer) => {
    offsets.set(id, file.length);
    file = Buffer.concat([file, latin(`${id} 0 obj\n`), object, latin('\nendobj\n')]);
  };
  add(2, latin(PAGES));
  add(3, latin(PAGE));
  const head = `<< /Type /ObjStm /N 1 /First 4 /Length ${data.length} ${filter} >>\nstream\n`;
  add(4, Buffer.concat([latin(head), data, latin('\nendstream')]));
  const at = file.length;
  offsets.set(5, at);
  const rows = [0, 1, 2, 3, 4, 5].map((id) => {
    const row = Buffer.alloc(7);
    row.writeUInt8(id === 0 ? 0 : id === 1 ? 2 : 1, 0);
    row.writeUInt32BE(id === 1 ? 4 : (offsets.get(id) ?? 0), 1);
    return row;
  });
  const table = Buffer.concat(rows);
  return Buffer.concat([
    file,
    latin(`5 0 obj\n<< /Type /XRef /Size 6 /W [1 4 2] /Root 1 0 R /Length ${table.length} >>\nstream\n`),
    table,
    latin(`\nendstream\nendobj\nstartxref\n${at}\n%%EOF\n`),
  ]);
}

const catalogue = (action = '') => `<< /Type /Catalog /Pages 2 0 R ${action} >>`;
const hex = (plain: Buffer) => latin(`${plain.toString('hex')}>`);
/** Rows of eight bytes, each told as the difference from the row above. */
function predicted(plain: Buffer): Buffer {
  const rows = Buffer.concat([plain, Buffer.alloc((8 - (plain.length % 8)) % 8, ' ')]);
  const parts: Buffer[] = [];
  for (let at = 0; at < rows.length; at += 8) {
    const row = Array.from(
      rows.subarray(at, at + 8),
      (byte, index) => (byte - (at ? (rows[at - 8 + index] ?? 0) : 0) + 256) % 256,
    );
    parts.push(Buffer.from([2, ...row]));
  }
  return deflateSync(Buffer.concat(parts));
}
const ways: [name: string, encode: (plain: Buffer) => Buffer, filter: string][] = [
  ['deflated', (plain) => deflateSync(plain), '/Filter /FlateDecode'],
  ['as hexadecimal digits', hex, '/Filter /ASCIIHexDecode'],
  ['deflated, then as digits', (plain) => hex(deflateSync(plain)), '/Filter [/ASCIIHexDecode /FlateDecode]'],
  ['with a predictor', predicted, '/Filter /FlateDecode /DecodeParms << /Predictor 12 /Columns 8 >>'],
  ['far from its name', (plain) => deflateSync(plain), `/Filter /FlateDecode /Padding (${'x'.repeat(2_000)})`],
  ['under an escaped name', (plain) => deflateSync(plain), '/Filter /Fl#61teDecode'],
  // Nine bits a code: the table is emptied before each letter, so that no longer code begins.
  ['by LZW', (plain) => bits([...plain].flatMap((byte) => [256, byte]).concat(257)), '/Filter /LZWDecode'],
];
function bits(codes: readonly number[]): Buffer {
  const text = codes.map((code) => code.toString(2).padStart(9, '0')).join('');
  return Buffer.from((text.match(/.{1,8}/gu) ?? []).map((byte) => Number.parseInt(byte.padEnd(8, '0'), 2)));
}

describe('an uploaded PDF', () => {
  const script = '/S /JavaScript /JS (app.alert\\(1\\))';
  it.each<[string, Buffer]>([
    ['runs a script when it is opened', opening(`<< ${script} >>`)],
    [
      'runs a script of another object',
      opening('4 0 R', `<< /S 5 0 R /JS 6 0 R >>`, '/JavaScript', '(app.alert\\(1\\))'),
    ],
    ['escapes the name of the key', opening('<< /#53 /JavaScript /#4a#53 (x) >>')],
    ['escapes the name of the action', opening('<< /S /J#61vaScript >>')],
    [
      'has scripts by name',
      pdfOf([
        `<< /Type /Catalog /Pages 2 0 R /Names << /JavaScript << /Names [(x) << ${script} >>] >> >> >>`,
        PAGES,
        PAGE,
      ]),
    ],
    [
      'runs a script when a page is shown',
      pdfOf([catalogue(), PAGES, `<< /Type /Page /Parent 2 0 R /AA << /O << ${script} >> >> >>`]),
    ],
    ['runs a script after another action', opening(`<< /S /GoTo /D [3 0 R /Fit] /Next [<< ${script} >>] >>`)],
    ['starts a program', opening('<< /S /Launch /F (x.exe) >>')],
    ['sends its form', opening('<< /S /SubmitForm /F (https://x.example) >>')],
    ['reads data of elsewhere', opening('<< /S /ImportData /F (x.fdf) >>')],
    [
      'holds a file',
      pdfOf([
        `<< /Type /Catalog /Pages 2 0 R /Names << /EmbeddedFiles << /Names [(x) << /Type /Filespec /EF << /F 4 0 R >> >>] >> >> >>`,
        PAGES,
        PAGE,
        '<< /Length 1 >>\nstream\nx\nendstream',
      ]),
    ],
    [
      'has a file pinned to a page',
      pdfOf([catalogue(), PAGES, '<< /Type /Page /Parent 2 0 R /Annots [<< /Subtype /FileAttachment >>] >>']),
    ],
    [
      'is a form of XFA',
      pdfOf([catalogue('/AcroForm << /XFA 4 0 R >>'), PAGES, PAGE, '<< /Length 1 >>\nstream\nx\nendstream']),
    ],
    ['hides an object in pixels', hiddenInPixels()],
    ...ways.map(
      ([name, encode, filter]) =>
        [`packs its script ${name}`, packed(catalogue(`/OpenAction << ${script} >>`), encode, filter)] satisfies [
          string,
          Buffer,
        ],
    ),
  ])('is refused when it %s', async (_, pdf) => {
    await expect(acceptFile(pdf)).rejects.toMatchObject({ status: 400, code: 'file.active' });
  });

  it.each<[string, Buffer]>([
    ['plain', pdfOf([catalogue('/JSON 1'), PAGES, PAGE])],
    [
      'with links',
      pdfOf([
        catalogue(),
        PAGES,
        '<< /Type /Page /Parent 2 0 R /Annots [<< /Subtype /Link /A << /S /URI /URI (https://x.example) >> >>] >>',
      ]),
    ],
    [
      'with a scan that says the name of a script by chance',
      pdfOf([catalogue(), PAGES, PAGE, '<< /Subtype /Image /Length 22 >>\nstream\n/S /JavaScript /JS (x) \nendstream']),
    ],
    ['of the demo', smallPdf(['Parking'])],
    ...ways.map(
      ([name, encode, filter]) => [`packed ${name}`, packed(catalogue(), encode, filter)] satisfies [string, Buffer],
    ),
  ])('stores a PDF %s unchanged', async (_, pdf) => {
    expect((await acceptFile(pdf)).equals(pdf)).toBe(true);
  });

  it('a PDF is refused when it is encrypted with a password', async () => {
    const locked = pdfOf(
      [catalogue(), PAGES, PAGE, '<< /Filter /Standard /V 1 /R 2 /O (x) /U (y) /P -4 >>'],
      '/Encrypt 4 0 R /ID [(a) (a)]',
    );
    await expect(acceptFile(locked)).rejects.toMatchObject({ status: 400, code: 'file.locked' });
  });

  it('is refused without a page, and when it is cut off', async () => {
    const whole = smallPdf(['Parking']);
    const empty = pdfOf([catalogue(), '<< /Type /Pages /Kids [] /Count 0 >>']);
    for (const sent of [
      latin('%PDF-1.4\n%%EOF'),
      empty,
      whole.subarray(0, whole.length / 2),
      latin(`%PDF-1.4 ${'['.repeat(100_000)} %%EOF`),
    ])
      await expect(acceptFile(sent)).rejects.toMatchObject({ status: 400, code: 'file.damaged' });
  });

  it.each<[string, (layer: Buffer, filter: string) => Buffer, (content: Buffer) => Promise<unknown>]>([
    ['stored', (layer, filter) => packed(catalogue(), () => layer, filter), acceptFile],
    [
      'read',
      (layer, filter) => {
        const head = `<< /Length ${layer.length} ${filter} >>\nstream\n`;
        const content = Buffer.concat([latin(head), layer, latin('\nendstream')]);
        return pdfOf([catalogue(), PAGES, PAGE.replace('>>', '/Contents 4 0 R >>'), content]);
      },
      readPdf,
    ],
  ])(
    'a PDF is not %s when it decompresses to gigabytes, while the server stays responsive',
    async (_, make, use) => {
      const layer = deflateSync(deflateSync(Buffer.alloc(1_500_000_000, 'q ')));
      const bomb = make(layer, '/Filter [/FlateDecode /FlateDecode]');
      expect(bomb.length).toBeLessThan(100_000);
      let turns = 0;
      const watch = setInterval(() => {
        turns += 1;
      }, 10);
      await expect(use(bomb)).rejects.toMatchObject({ status: 400, code: 'file.tooComplex' });
      clearInterval(watch);
      expect(turns).toBeGreaterThan(20);
      expect(await acceptFile(smallPdf(['After']))).toBeDefined();
    },
    60_000,
  );
});

/** The table of objects says that the action begins within the stream of a picture. */
function hiddenInPixels(): Buffer {
  const action = '4 0 obj\n<< /S /Launch /F (x.exe) >>\nendobj\n';
  const pdf = pdfOf([
    '<< /Type /Catalog /Pages 2 0 R /OpenAction 4 0 R >>',
    PAGES,
    PAGE,
    'null',
    `<< /Subtype /Image /Length ${action.length} >>\nstream\n${action}endstream`,
  ]);
  const text = pdf.toString('latin1');
  const [, plain = ''] = /(\d{10}) 00000 n \n\d{10} 00000 n \ntrailer/u.exec(text) ?? [];
  return latin(text.replace(plain, String(text.lastIndexOf('4 0 obj')).padStart(10, '0')));
}
