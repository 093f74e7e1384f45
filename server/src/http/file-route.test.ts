import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startS3Fake } from '@navette/s3-fake';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

let now = new Date('2026-03-02T09:00:00Z');
const fake = await startS3Fake();
const folder = await mkdtemp(join(tmpdir(), 'navette-links-'));
const bucket = {
  FILES_URL: `s3://${fake.bucket}/files`,
  AWS_ENDPOINT_URL_S3: fake.endpoint,
  AWS_ACCESS_KEY_ID: fake.credentials.accessKeyId,
  AWS_SECRET_ACCESS_KEY: fake.credentials.secretAccessKey,
};
afterAll(async () => {
  await fake.stop();
  await rm(folder, { recursive: true });
});

describe.each([
  ['a folder', {}],
  ['a bucket', bucket],
])('the link of a file in %s', (_, env) => {
  let server: TestApp;
  let key: string;
  let link: string;
  beforeAll(async () => {
    server = await createTestApp({ env, filesDir: folder, now: () => now });
    ({ key } = await server.services.files.keep(Buffer.from('%PDF-1.7 receipt')));
    link = server.services.fileLinks.sign(key);
  });
  afterAll(() => server.close());
  const get = (url: string) => server.app.inject({ method: 'GET', url });

  it('opens it without a token', async () => {
    const answer = await get(link);
    expect([answer.statusCode, answer.body]).toEqual([200, '%PDF-1.7 receipt']);
    expect(answer.headers).toMatchObject({ 'content-type': 'application/pdf', 'content-disposition': 'inline' });
    expect(answer.headers['cache-control']).toMatch(/^private, max-age=\d{3}$/);
  });

  it('names this server, not the location of the file', () => {
    expect(link).toMatch(/^\/files\/[\da-f]{64}\.pdf\?expires=\d+&signature=[\w-]+$/);
  });

  it.each([
    ['without a signature', () => `/files/${key}`],
    ['with another signature', () => link.replace(/(?<=signature=)./, (first) => (first === 'A' ? 'B' : 'A'))],
    ['for longer than it was signed', () => link.replace(/expires=\d+/, 'expires=99999999999')],
    ['for another file', () => link.replace(key, `${'0'.repeat(64)}.pdf`)],
  ])('opens nothing %s', async (_, url) => {
    expect((await get(url())).statusCode).toBe(403);
  });

  it('the link to a file is over within ten minutes', async () => {
    const before = now;
    now = new Date(before.getTime() + 10 * 60_000);
    expect((await get(link)).statusCode).toBe(403);
    now = before;
  });
});
