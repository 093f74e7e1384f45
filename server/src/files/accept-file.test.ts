import { readFile } from 'node:fs/promises';
import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { acceptFile } from './accept-file.ts';
import { isWhole } from './whole-file.ts';

const latin = (text: string) => Buffer.from(text, 'latin1');
const segment = (marker: number, body: Buffer) =>
  Buffer.concat([Buffer.from([0xff, marker, Math.floor((body.length + 2) / 256), (body.length + 2) % 256]), body]);
/** Exif of a camera that was held upright on its side, and knew where it was. */
const exif = latin('Exif\0\0II\x2a\0\x08\0\0\0\x01\0\x12\x01\x03\0\x01\0\0\0\x06\0\0\0\0\0\0\0GPS 50.8503 4.3517');
const frame = (width: number, height: number) =>
  latin(String.fromCodePoint(8, height >> 8, height & 255, width >> 8, width & 255, 1));
const jpeg = (width: number, height: number, ...more: Buffer[]) =>
  Buffer.concat([
    latin('\xff\xd8'),
    ...more,
    segment(0xc0, frame(width, height)),
    segment(0xda, latin('scan')),
    latin('\xff\xd9'),
  ]);
const chunk = (name: string, body: Buffer) => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(body.length);
  return Buffer.concat([length, latin(name), body, Buffer.alloc(4)]);
};
const png = (width: number, height: number, ...more: Buffer[]) => {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  return Buffer.concat([
    latin('\x89PNG\r\n\x1a\n'),
    chunk('IHDR', head),
    ...more,
    latin('\0\0\0\0IEND\xae\x42\x60\x82'),
  ]);
};

describe('a photo that is sent', () => {
  it('stores a photo without its position, in the same orientation', () => {
    const kept = acceptFile(jpeg(40, 30, segment(0xe1, exif), segment(0xfe, latin('by Zoé'))));
    expect(kept.toString('latin1')).not.toMatch(/GPS|Zo/);
    expect(kept.includes(Buffer.from([0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6]))).toBe(true);
    expect(isWhole(kept, 'image/jpeg')).toBe(true);
    expect(acceptFile(kept)).toEqual(kept);
  });

  it('stores a photo without the picture or film that a phone puts behind it, and without their index', () => {
    const behind = [jpeg(4, 3, segment(0xe1, exif)), latin('\0\0\0\x18ftypmp42 GPS')];
    const kept = acceptFile(Buffer.concat([jpeg(40, 30, segment(0xe2, latin('MPF\0MM'))), ...behind]));
    expect(kept).toEqual(jpeg(40, 30));
    expect(acceptFile(Buffer.concat([png(40, 30), ...behind]))).toEqual(png(40, 30));
  });

  it('stores all scans of a progressive photo, without what stands between them', () => {
    const scan = Buffer.concat([segment(0xda, latin('scan')), latin('a\xff\0b\xff\xd0c')]);
    const progressive = (...between: Buffer[]) =>
      Buffer.concat([latin('\xff\xd8'), segment(0xc2, frame(40, 30)), scan, ...between, scan, latin('\xff\xd9')]);
    expect(acceptFile(progressive(segment(0xe1, exif.subarray(0, 20))))).toEqual(progressive());
  });

  it('stores a PNG or WebP without its text chunks', () => {
    expect(acceptFile(png(40, 30, chunk('eXIf', exif), chunk('tEXt', latin('Author\0Ada'))))).toEqual(png(40, 30));
    const body = Buffer.concat([latin('VP8L\x04\0\0\0abcd'), latin('EXIF\x04\0\0\0GPS!'), latin('XMP \x04\0\0\0<x/>')]);
    const webp = Buffer.concat([latin('RIFF\0\0\0\0WEBP'), body]);
    const kept = acceptFile(webp);
    expect(kept.toString('latin1')).toBe('RIFF\x10\0\0\0WEBPVP8L\x04\0\0\0abcd');
  });

  it('a photo that is sent stays as it is when there is nothing to remove', async () => {
    const photo = jpeg(40, 30, segment(0xe0, latin('JFIF\0')), segment(0xe2, latin('ICC_PROFILE\0')));
    expect(acceptFile(photo)).toEqual(photo);
    const demo = await readFile(new URL('../demo/receipts/parking-kapelleplein.jpg', import.meta.url));
    expect(isWhole(acceptFile(demo), 'image/jpeg')).toBe(true);
  });

  it('refuses a picture whose pixels would exhaust memory', () => {
    for (const photo of [jpeg(30_000, 30_000), png(30_000, 30_000)])
      expect(() => acceptFile(photo)).toThrow('file.tooLarge');
    expect(acceptFile(jpeg(8_000, 6_000))).toEqual(jpeg(8_000, 6_000));
  });
});

describe('a PDF that is sent', () => {
  const packed = deflateSync(latin('1 0 << /S /JavaScript >>'));
  it.each([
    ['plainly', latin('%PDF-1.7 1 0 obj << /S /JavaScript /JS (app.alert(1)) >> %%EOF')],
    ['with its name spelt out', latin('%PDF-1.7 1 0 obj << /S /J#61vaScript >> %%EOF')],
    [
      'in a packed object',
      Buffer.concat([latin('%PDF-1.7 << /Type /ObjStm /N 1 >> stream\n'), packed, latin('\nendstream %%EOF')]),
    ],
    ['by starting another', latin('%PDF-1.7 << /S /Launch /F (x.exe) >> %%EOF')],
  ])('is refused when it runs a program, %s', (_, pdf) => {
    expect(() => acceptFile(pdf)).toThrow('file.active');
  });

  it('stores a PDF without programs unchanged', () => {
    const pdf = latin('%PDF-1.7 << /Type /Catalog /JSON 1 >> << /Type /Page >> %%EOF');
    expect(acceptFile(pdf)).toEqual(pdf);
  });

  it('stores a scan whose pixels contain the three bytes of a key by chance', () => {
    const scan = latin(
      '%PDF-1.7 << /Type/Page >> << /Subtype /Image >> stream\n\x8a/JS\x01\xff/#4aS(\nendstream %%EOF',
    );
    expect(acceptFile(scan)).toEqual(scan);
  });

  it('is refused when it asks for a password, whatever it is that is locked', () => {
    const locked = latin('%PDF-1.7 << /Type /Page >> trailer << /Encrypt 8 0 R /Root 1 0 R >> %%EOF');
    expect(() => acceptFile(locked)).toThrow('file.locked');
  });

  it('is refused without a page, and kept when its pages are packed', () => {
    const page = (pages: string | Buffer) =>
      Buffer.concat([
        latin('%PDF-1.7 << /Type /ObjStm /N 1 >> stream\n'),
        deflateSync(pages),
        latin('\nendstream %%EOF'),
      ]);
    for (const empty of [latin('%PDF-1.4\n%%EOF'), page('<< /Type /Pages /Kids [] /Count 0 >>')])
      expect(() => acceptFile(empty)).toThrow('file.damaged');
    expect(acceptFile(page('<< /Type /Page >>'))).toEqual(page('<< /Type /Page >>'));
  });
});
