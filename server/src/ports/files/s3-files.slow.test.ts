import { startS3Fake } from '@navette/s3-fake';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { describeFilePort } from './file-port.contract.ts';
import { filesBucketOf, createS3Files } from './s3-files.ts';
const fake = await startS3Fake();
afterAll(() => fake.stop());
afterEach(() => fake.heal());

function files(env: NodeJS.ProcessEnv = {}) {
  const settings = filesBucketOf({
    FILES_URL: `s3://${fake.bucket}/office/files`,
    AWS_ENDPOINT_URL_S3: fake.endpoint,
    AWS_ACCESS_KEY_ID: fake.credentials.accessKeyId,
    AWS_SECRET_ACCESS_KEY: fake.credentials.secretAccessKey,
    ...env,
  });
  if (!settings) throw new Error('no bucket');
  return createS3Files(settings);
}

const pdf = (text: string) => Buffer.from(`%PDF-1.7 ${text}`);
const uploads = () => fake.asked.filter((request) => request.startsWith('PUT')).length;

describeFilePort('bucket', () => Promise.resolve(files()));

describe('files in a bucket', () => {
  it('files in a bucket are stored below the prefix, with their type, and marked as private', async () => {
    const { key } = await files().keep(pdf('where'));
    expect(fake.objects.get(`office/files/${key}`)).toMatchObject({
      type: 'application/pdf',
      cacheControl: 'private, max-age=31536000, immutable',
    });
  });

  it('files in a bucket are uploaded once, and again where a part of one is left', async () => {
    const { key } = await files().keep(pdf('once'));
    const before = uploads();
    await files().keep(pdf('once'));
    expect(uploads()).toBe(before);
    const half = { body: pdf('on'), type: 'application/pdf', cacheControl: undefined };
    fake.objects.put(`office/files/${key}`, half, {});
    await files().keep(pdf('once'));
    expect(await files().read(key)).toEqual(pdf('once'));
  });

  it('files in a bucket are not confused when the bucket holds something else under their key', async () => {
    const { key } = await files().keep(pdf('right'));
    fake.objects.put(
      `office/files/${key}`,
      { body: pdf('wrong'), type: 'application/pdf', cacheControl: undefined },
      {},
    );
    await expect(files().read(key)).rejects.toMatchObject({ name: 'ServiceError', fault: 'unexpected' });
  });

  it.each(['error', 'cut'] as const)('survive a request that ends with %s', async (kind) => {
    fake.fail({ kind, when: (method) => method === 'PUT', times: 2 });
    const { key } = await files().keep(pdf(`after ${kind}`));
    expect(await files().read(key)).toEqual(pdf(`after ${kind}`));
  });

  it('files in a bucket are unavailable while the service fails, and there again after it', async () => {
    const { key } = await files().keep(pdf('outage'));
    fake.fail({ kind: 'error' });
    const failure = { name: 'ServiceError', service: 'S3', fault: 'unavailable' };
    await expect(files().read(key)).rejects.toMatchObject(failure);
    await expect(files().keep(pdf('new'))).rejects.toMatchObject(failure);
    fake.heal();
    expect(await files().read(key)).toEqual(pdf('outage'));
  });

  it('files in a bucket report wrong settings when the bucket refuses the keys, or does not exist', async () => {
    const failure = { name: 'ServiceError', fault: 'settings' };
    await expect(files({ AWS_SECRET_ACCESS_KEY: 'wrong' }).keep(pdf('x'))).rejects.toMatchObject(failure);
    await expect(files({ FILES_URL: 's3://elsewhere' }).keep(pdf('x'))).rejects.toMatchObject(failure);
  });

  it('never tell a key in a failure', async () => {
    const secret = 'a-secret-of-nobody';
    const error = await files({ AWS_SECRET_ACCESS_KEY: secret })
      .read(`${'0'.repeat(64)}.pdf`)
      .catch(String);
    expect(error).toContain('S3');
    expect(error).not.toContain(secret);
  });
});

describe('configuration of the bucket of files', () => {
  const keys = { AWS_REGION: 'eu-west-1', AWS_ACCESS_KEY_ID: 'a', AWS_SECRET_ACCESS_KEY: 'b' };

  it('configuration of the bucket of files is absent when no variable names it', () => {
    expect(filesBucketOf(keys)).toBeUndefined();
  });

  it.each([
    ['no bucket', { FILES_URL: 'https://example.org', ...keys }, /names no bucket/],
    ['a bucket without keys', { FILES_URL: 's3://photos', AWS_REGION: 'eu-west-1' }, /AWS_ACCESS_KEY_ID/],
    ['two places', { FILES_URL: 's3://photos', FIREBASE_STORAGE_BUCKET: 'b', ...keys }, /FIREBASE_STORAGE_BUCKET/],
  ])('stops the start with %s', (_, env, message) => {
    expect(() => filesBucketOf(env)).toThrow(message);
  });
});
