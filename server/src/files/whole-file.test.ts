import { readFile, readdir } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { smallPdf } from '../demo/small-pdf.ts';
import { fileTypeOf } from '../ports/files/file-type.ts';
import { isWhole } from './whole-file.ts';

const receipts = new URL('../demo/receipts/', import.meta.url);
const photos = await Promise.all(
  (await readdir(receipts)).filter((name) => name.endsWith('.jpg')).map((name) => readFile(new URL(name, receipts))),
);
const [photo = Buffer.alloc(0)] = photos;
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const webp = Buffer.from('UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==', 'base64');

/** A photo with an embedded thumbnail in its first segment, as cameras write it. */
const withThumbnail = (end: string): Buffer =>
  Buffer.concat([
    Buffer.from('ffd8ffe10010', 'hex'),
    Buffer.from('ffd8ffda0002aaaaffd90000aaaa', 'hex'),
    Buffer.from(`ffda000211223344${end}`, 'hex'),
  ]);
const whole = (content: Buffer): boolean => isWhole(content, fileTypeOf(content) ?? 'application/pdf');

describe('a file that came whole', () => {
  it('accepts a whole photo, also with trailing data of the camera', () => {
    expect(photos.length).toBeGreaterThan(1);
    expect(photos.map(whole)).toEqual(photos.map(() => true));
    expect([photo, png].map((content) => whole(Buffer.concat([content, Buffer.from('a film of one second')])))).toEqual(
      [true, true],
    );
    expect([whole(png), whole(webp), whole(smallPdf(['Parking'])), whole(withThumbnail('ffd9'))]).toEqual([
      true,
      true,
      true,
      true,
    ]);
  });

  it.each([0.1, 0.5, 0.9, 0.95])('rejects a photo truncated at %d of its length', (part) => {
    for (const content of [photo, png, webp, smallPdf(['Parking'])])
      expect(whole(content.subarray(0, Math.max(12, Math.floor(content.length * part))))).toBe(false);
  });

  it('rejects a truncated photo in which only the embedded thumbnail is whole', () => {
    expect(whole(withThumbnail('5566'))).toBe(false);
    expect(isWhole(Buffer.from('ffd8ff', 'hex'), 'image/jpeg')).toBe(false);
  });
});
