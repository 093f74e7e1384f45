import { performance } from 'node:perf_hooks';
import { expect, it } from 'vitest';
import { cleanedMail, decodedBytes, decodedText } from './parse-mail.ts';

/** Share of the time during which the event loop was busy with that. */
async function busyShare(work: () => Promise<unknown>): Promise<number> {
  const before = performance.eventLoopUtilization();
  await work();
  return performance.eventLoopUtilization(before).utilization;
}

it('does not block the event loop while a slow mail is cleaned', async () => {
  expect(await busyShare(() => cleanedMail('>'.repeat(500_000), [], true))).toBeLessThan(0.5);
});

it('does not block the event loop while a slow part is decoded', async () => {
  const head = { type: 'text/plain', encoding: 'quoted-printable', parameters: { charset: 'iso-2022-jp' } };
  expect(await busyShare(() => decodedText(head, Buffer.from('\n'.repeat(500_000))))).toBeLessThan(0.5);
});

it.each([
  ['a =\r\nb', 'a b'],
  ['a =  \r\nb', 'a b'],
  ['a  \t\r\nb', 'a\r\nb'],
  ['a=20 \r\nb', 'a \r\nb'],
  ['a \nb  ', 'a\nb  '],
  ['=41=4a=C3=a9', 'AJ\u00E9'],
  ['1 = 2, a=b, =4', '1 = 2, a=b, =4'],
  ['a =\r\n  \r\nb', 'a \r\nb'],
  ['a\rb', 'a\rb'],
])('decodes the quoted-printable part %j', async (encoded, decoded) => {
  const bytes = await decodedBytes({ type: 'image/png', encoding: 'Quoted-Printable' }, Buffer.from(encoded));
  expect(bytes?.toString()).toBe(decoded);
});

it('decodes a part of spaces in a moment', async () => {
  const spaces = Buffer.from(`${' '.repeat(2_000_000)}x`);
  const decoded = await decodedBytes({ type: 'image/png', encoding: 'quoted-printable' }, spaces);
  expect(decoded?.equals(spaces)).toBe(true);
});

it('decodes base64 and keeps unencoded text', async () => {
  const content = Buffer.from([0, 255, 61]);
  const encoded = Buffer.from(content.toString('base64'));
  expect(await decodedBytes({ type: 'image/png', encoding: 'base64' }, encoded)).toEqual(content);
  expect(await decodedBytes({ type: 'image/png' }, content)).toEqual(content);
});

it('cleans the next mail after one that is too long to clean', async () => {
  expect(await cleanedMail('x'.repeat(1_000_001), [], true)).toBeNull();
  expect(await cleanedMail('<p>a</p>', [], true)).toEqual({ html: '<p>a</p>', blockedImages: 0, words: 'a' });
});
