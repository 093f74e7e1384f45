import { createHash } from 'node:crypto';
import { AwsV4Signer } from 'aws4fetch';
import { S3Fault } from './s3-settings.ts';
import type { S3Settings } from './s3-settings.ts';

/** A request to a bucket. */
export interface S3Request {
  readonly method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  /** Key, with the prefix; empty for the bucket itself. */
  readonly key: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Buffer;
}

/** Answer of a bucket. */
export interface S3Answer {
  readonly status: number;
  readonly etag: string;
  readonly body: Buffer;
  /** Bytes of the object, also where the answer has no body. */
  readonly size: number;
  /** An earlier try may have been done although no answer to it arrived. */
  readonly retried: boolean;
}

/** Pauses between tries, ms. */
const PAUSES = [50, 200, 800] as const;
/** Longer than this an answer is not waited for, ms: page loads wait too. What is written may be large. */
const TIMEOUTS = { GET: 5_000, HEAD: 5_000, DELETE: 5_000, PUT: 30_000 } as const;

/**
 * Asks the bucket, signed (AWS Signature Version 4, with the hash of the body). Tries again after a broken connection, a 5xx, a 429 and a 409, which is a
 * conditional write that met another; a time-out is final.
 * @returns any other answer, also a refusal
 * @throws {S3Fault} when it does not answer in the end
 */
export async function askS3(settings: S3Settings, request: S3Request): Promise<S3Answer> {
  for (let attempt = 0; ; attempt++) {
    const pause = PAUSES[attempt];
    try {
      const answer = await once(settings, request);
      if (pause === undefined || !isTransient(answer.status)) return { ...answer, retried: attempt > 0 };
    } catch (error) {
      if (pause === undefined || isTimeout(error))
        throw new S3Fault(`${settings.location} can't be reached at ${settings.endpoint}: ${reasonOf(error)}.`, {
          cause: error,
        });
    }
    await new Promise((resolve) => setTimeout(resolve, pause * (1 + Math.random())));
  }
}

const isTimeout = (error: unknown): boolean => error instanceof DOMException && error.name === 'TimeoutError';

const isTransient = (status: number): boolean => (status >= 500 && status !== 501) || status === 429 || status === 409;

async function once(
  { endpoint, bucket, region, accessKeyId, secretAccessKey, sessionToken }: S3Settings,
  { method, key, query = {}, headers = {}, body }: S3Request,
): Promise<Omit<S3Answer, 'retried'>> {
  const url = new URL(`${endpoint}/${bucket}${key === '' ? '' : `/${key.split('/').map(encoded).join('/')}`}`);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  const hash = createHash('sha256')
    .update(body ?? '')
    .digest('hex');
  const signed = await new AwsV4Signer({
    method,
    url: url.href,
    headers: { ...headers, 'x-amz-content-sha256': hash },
    service: 's3',
    region,
    accessKeyId,
    secretAccessKey,
    ...(sessionToken === undefined ? {} : { sessionToken }),
  }).sign();
  const answer = await fetch(signed.url, {
    method,
    headers: signed.headers,
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUTS[method]),
    ...(body && { body: new Uint8Array(body) }),
  });
  return {
    status: answer.status,
    etag: answer.headers.get('etag') ?? '',
    size: Number(answer.headers.get('content-length') ?? 0),
    body: Buffer.from(await answer.arrayBuffer()),
  };
}

/** RFC 3986, as the signature wants it: a plus sign would be read as a space. */
const encoded = (part: string): string =>
  encodeURIComponent(part).replaceAll(/[!'()*]/g, (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`);

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error && error.cause.message !== '' ? error.cause.message : error.message;
}
