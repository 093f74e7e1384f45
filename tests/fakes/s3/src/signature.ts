import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

export interface Credentials {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** Code and message of an S3 error. */
export type Denied = readonly [code: string, message: string];

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([\da-f]{64})$/;

/** Error if a request lacks a valid Signature Version 4 with these keys over this body; undefined if it is valid. */
export function deniedBy(request: IncomingMessage, body: Buffer, credentials: Credentials): Denied | undefined {
  const [, id, day, region, names, signature] = AUTHORIZATION.exec(request.headers.authorization ?? '') ?? [];
  if (id === undefined || day === undefined || region === undefined || names === undefined || signature === undefined)
    return ['AccessDenied', 'The request is not signed.'];
  if (id !== credentials.accessKeyId) return ['InvalidAccessKeyId', 'There is no such access key.'];
  const signed = names.split(';');
  const missing = ['host', 'x-amz-content-sha256', 'x-amz-date'].find((name) => !signed.includes(name));
  if (missing !== undefined) return ['AccessDenied', `${missing} is not signed.`];
  const hash = textOf(request, 'x-amz-content-sha256');
  if (hash !== sha256(body)) return ['XAmzContentSHA256Mismatch', 'The body is not the one that was signed.'];
  const date = textOf(request, 'x-amz-date');
  if (Math.abs(Date.parse(iso(date)) - Date.now()) > 15 * 60_000)
    return ['RequestTimeTooSkewed', 'The clocks differ by more than a quarter of an hour.'];
  const canonical = [
    request.method,
    pathOf(request),
    queryOf(request),
    ...signed.map((name) => `${name}:${textOf(request, name).trim().replaceAll(/ +/g, ' ')}`),
    '',
    names,
    hash,
  ].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const toSign = ['AWS4-HMAC-SHA256', date, scope, sha256(canonical)].join('\n');
  const key = [day, region, 's3', 'aws4_request'].reduce<Buffer>(
    (last, part) => hmac(last, part),
    Buffer.from(`AWS4${credentials.secretAccessKey}`),
  );
  return timingSafeEqual(hmac(key, toSign), Buffer.from(signature, 'hex'))
    ? undefined
    : ['SignatureDoesNotMatch', 'The signature is another one.'];
}

const sha256 = (content: string | Buffer): string => createHash('sha256').update(content).digest('hex');
const hmac = (key: Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

function textOf({ headers }: IncomingMessage, name: string): string {
  const value = headers[name];
  return Array.isArray(value) ? value.join(',') : (value ?? '');
}

const iso = (date: string): string => date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z');

/** Path as it was sent; S3 encodes it once. */
const pathOf = ({ url = '/' }: IncomingMessage): string => url.split('?', 1)[0] ?? '/';

const encoded = (text: string): string =>
  encodeURIComponent(text).replaceAll(/[!'()*]/g, (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`);

const queryOf = ({ url = '/' }: IncomingMessage): string =>
  [...new URL(url, 'http://s3').searchParams]
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .sort()
    .join('&');
