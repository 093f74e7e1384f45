import { afterAll, describe, expect, it } from 'vitest';
import { startS3Fake } from './index.ts';
const fake = await startS3Fake();
afterAll(() => fake.stop());

const put = (headers: Record<string, string>) =>
  fetch(`${fake.endpoint}/${fake.bucket}/key`, { method: 'PUT', body: 'text', headers });

const authorization = (credential: string, signed: string) =>
  `AWS4-HMAC-SHA256 Credential=${credential}/20260521/eu-west-1/s3/aws4_request, SignedHeaders=${signed}, Signature=${'0'.repeat(64)}`;

describe('the S3 server for tests', () => {
  it.each([
    ['is not signed', {}, 'AccessDenied'],
    ['has an unknown key', { authorization: authorization('OTHER', 'host') }, 'InvalidAccessKeyId'],
    ['does not sign what it must', { authorization: authorization('AKIATEST', 'host;x-amz-date') }, 'AccessDenied'],
    [
      'has another body than the signed one',
      {
        authorization: authorization('AKIATEST', 'host;x-amz-content-sha256;x-amz-date'),
        'x-amz-content-sha256': '0'.repeat(64),
      },
      'XAmzContentSHA256Mismatch',
    ],
    [
      'is of another time',
      {
        authorization: authorization('AKIATEST', 'host;x-amz-content-sha256;x-amz-date'),
        'x-amz-content-sha256': '982d9e3eb996f559e633f4d194def3761d909f5a3b647d1a851fead67c32c9d1',
        'x-amz-date': '20200101T000000Z',
      },
      'RequestTimeTooSkewed',
    ],
  ])('refuses a request that %s', async (_, headers, code) => {
    const answer = await put(headers);
    expect(answer.status).toBe(403);
    expect(await answer.text()).toContain(`<Code>${code}</Code>`);
    expect(fake.objects.keys()).toEqual([]);
  });
});
