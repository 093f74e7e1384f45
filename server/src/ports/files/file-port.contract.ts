import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { type FilePort, UnsupportedFileError } from './file-port.ts';

const bytes = (...parts: (string | number[])[]): Buffer =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part))));

const samples = {
  'image/png': bytes('\x89PNG\r\n\x1a\n', [0, 1, 2]),
  'image/jpeg': bytes([0xff, 0xd8, 0xff, 0xe0, 7]),
  'image/webp': bytes('RIFF', [9, 0, 0, 0], 'WEBPVP8 '),
  'application/pdf': bytes('%PDF-1.7\n'),
};

/** Contract tests of every adapter of the file port; call it in the adapter's test file. */
export function describeFilePort(name: string, start: () => Promise<FilePort>): void {
  describe(`file port: ${name}`, () => {
    let port: FilePort;
    beforeAll(async () => {
      port = await start();
    });

    it.each(Object.entries(samples))('keeps %s and answers it byte for byte', async (contentType, content) => {
      const kept = await port.keep(content);
      expect(kept.contentType).toBe(contentType);
      expect(await port.read(kept.key)).toEqual(content);
    });

    it('names a file by its content, so the same one is kept once', async () => {
      const content = bytes('%PDF-1.7 receipt');
      const [one, other] = await Promise.all([port.keep(content), port.keep(Buffer.from(content))]);
      expect(one).toEqual(other);
      expect(one.key).toBe(`${createHash('sha256').update(content).digest('hex')}.pdf`);
      expect((await port.keep(bytes('%PDF-1.7 another'))).key).not.toBe(one.key);
    });

    it.each([
      ['nothing', ''],
      ['a page', '<!doctype html><script>alert(1)</script>'],
      ['a drawing that may hold scripts', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
      ['text that says PDF later', 'x%PDF-1.7'],
      ['a sound in the same wrapping as WebP', 'RIFF\x09\x00\x00\x00WAVEfmt '],
    ])('refuses %s', async (_, content) => {
      await expect(port.keep(bytes(content))).rejects.toThrow(UnsupportedFileError);
    });

    it('deletes one file, which can be stored again', async () => {
      const [content, other] = [bytes('%PDF-1.7 gone'), bytes('%PDF-1.7 stays')];
      const [{ key }, { key: otherKey }] = [await port.keep(content), await port.keep(other)];
      await port.remove(key);
      await port.remove(key);
      expect([await port.read(key), await port.read(otherKey)]).toEqual([undefined, other]);
      await port.keep(content);
      expect(await port.read(key)).toEqual(content);
    });

    it.each(['', '..', '../auth-secret', `${'0'.repeat(64)}.pdf`])('deletes nothing under the key %j', async (key) => {
      await expect(port.remove(key)).resolves.toBeUndefined();
    });

    it.each([
      '',
      'a',
      '../auth-secret',
      `${'0'.repeat(64)}.pdf`,
      `${'0'.repeat(64)}.html`,
      `../${'0'.repeat(61)}.pdf`,
      `${'0'.repeat(64)}.pdf\0`,
      'a'.repeat(10_000),
    ])('has nothing under the key %j', async (key) => {
      expect(await port.read(key)).toBeUndefined();
    });
  });
}
