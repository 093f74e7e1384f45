import { createHash } from 'node:crypto';
import { AwsV4Signer } from 'aws4fetch';
import { reasonOf, Refusal, StoreFault } from '../refusal.ts';

/** A bucket, or the part of one below a prefix. */
export interface S3Settings {
  /** `s3://bucket/prefix`, as it was named. */
  readonly location: string;
  /** Address of the service, without a slash at its end. The bucket is addressed by path. */
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  /** Before each key: empty, or with a slash at its end. */
  readonly prefix: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** Of temporary credentials. */
  readonly sessionToken: string | undefined;
}

const LOCATION = /^s3:\/\/([a-z\d][a-z\d.-]{1,61}[a-z\d])(?:\/([\w./-]*))?$/;

/**
 * The bucket that a location names, with the variables that the AWS tools read too.
 * @throws {Refusal} naming what is missing
 */
export function s3SettingsOf(location: string, env: NodeJS.ProcessEnv): S3Settings {
  const [, bucket, path = ''] = LOCATION.exec(location) ?? [];
  if (bucket === undefined) throw new Refusal(`${location} names no bucket: s3://bucket/prefix is expected.`);
  const endpoint = env.AWS_ENDPOINT_URL_S3 || env.AWS_ENDPOINT_URL;
  const region = env.AWS_REGION || env.AWS_DEFAULT_REGION || (endpoint ? 'us-east-1' : undefined);
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = env;
  if (region === undefined)
    throw new Refusal(`${location}: set AWS_REGION, or AWS_ENDPOINT_URL_S3 of another service.`);
  if (endpoint && !URL.canParse(endpoint)) throw new Refusal(`AWS_ENDPOINT_URL_S3 is not an address: ${endpoint}`);
  if (!accessKeyId || !secretAccessKey)
    throw new Refusal(`${location}: set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.`);
  const parts = path.split('/').filter((part) => part !== '');
  return {
    location,
    endpoint: (endpoint || `https://s3.${region}.amazonaws.com`).replace(/\/+$/, ''),
    region,
    bucket,
    prefix: parts.map((part) => `${part}/`).join(''),
    accessKeyId,
    secretAccessKey,
    sessionToken: env.AWS_SESSION_TOKEN || undefined,
  };
}

/** A bucket that does not answer, or refuses what is asked of it. Never holds a key. */
export class S3Fault extends StoreFault {
  /** HTTP status of a refusal; undefined when no answer came. */
  readonly status: number | undefined;

  constructor(message: string, { status, cause }: { readonly status?: number; readonly cause?: unknown } = {}) {
    super(message, cause === undefined ? undefined : { cause });
    this.status = status;
  }
}

interface S3Request {
  readonly method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  /** Key, with the prefix; empty for the bucket itself. */
  readonly key: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Buffer;
}

interface S3Answer {
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
async function askS3(settings: S3Settings, request: S3Request): Promise<S3Answer> {
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

interface S3Object {
  readonly body: Buffer;
  readonly tag: string;
}

/** Condition of a write: the key is `absent`, or its object still has this entity tag. */
type Condition = 'absent' | { readonly tag: string };

interface PutOptions {
  readonly condition?: Condition | undefined;
  readonly type?: string;
  readonly cacheControl?: string;
}

/** Objects of a bucket, by keys below the prefix of its settings. */
export interface S3Objects {
  readonly get: (key: string) => Promise<S3Object | undefined>;
  /** Bytes of an object; undefined when there is none. */
  readonly size: (key: string) => Promise<number | undefined>;
  /** @returns its entity tag; undefined, and nothing was written, when the condition does not hold */
  readonly put: (key: string, body: Buffer | string, options?: PutOptions) => Promise<string | undefined>;
  readonly remove: (key: string) => Promise<void>;
  /** Objects whose key begins with `under`, by key. */
  readonly list: (under: string) => Promise<readonly ListedObject[]>;
  /** First parts of the keys that begin with `under`. */
  readonly parts: (under: string) => Promise<readonly string[]>;
}

/** Reads and writes objects. An answer other than what is expected is a {@link S3Fault}. */
export function s3Objects(settings: S3Settings): S3Objects {
  const get = async (key: string): Promise<S3Object | undefined> => {
    const answer = await askS3(settings, { method: 'GET', key: settings.prefix + key });
    if (answer.status === 404 && !answer.body.includes('NoSuchBucket')) return undefined;
    assertDone(settings, 'read', key, answer);
    return { body: answer.body, tag: answer.etag };
  };
  const pages = async (under: string, delimiter?: string) => {
    const found: { objects: ListedObject[]; prefixes: string[] } = { objects: [], prefixes: [] };
    for (let next: string | undefined; ;) {
      const query = {
        'list-type': '2',
        'encoding-type': 'url',
        prefix: settings.prefix + under,
        ...(delimiter && { delimiter }),
        ...(next && { 'continuation-token': next }),
      };
      const answer = await askS3(settings, { method: 'GET', key: '', query });
      assertDone(settings, 'list', under, answer);
      const page = listed(answer.body.toString(), settings.prefix);
      if (!page)
        throw new S3Fault(
          `${settings.location} returns an incomplete listing of ${under || 'its root'}: check for a proxy in between.`,
        );
      found.objects.push(...page.objects);
      found.prefixes.push(...page.prefixes);
      if (page.next === undefined) return found;
      next = page.next;
    }
  };
  return {
    get,
    size: async (key) => {
      const answer = await askS3(settings, { method: 'HEAD', key: settings.prefix + key });
      // An answer to HEAD has no body that could say whether the bucket or the object is missing.
      if (answer.status === 404) return undefined;
      assertDone(settings, 'read', key, answer);
      return answer.size;
    },
    put: async (key, content, { condition, type, cacheControl } = {}) => {
      const body = Buffer.from(content);
      const headers = {
        'content-type': type ?? 'application/octet-stream',
        ...(cacheControl && { 'cache-control': cacheControl }),
      };
      const write = (wanted: Record<string, string>) =>
        askS3(settings, { method: 'PUT', key: settings.prefix + key, headers: { ...headers, ...wanted }, body });
      let answer = await write(headersOf(condition));
      if (isUnmet(condition, answer)) {
        const now = condition === 'absent' && !answer.retried ? undefined : await get(key);
        // The first try may have been done, its answer lost, and the second one refused because of it.
        if (answer.retried && now?.body.equals(body)) return now.tag;
        // Ceph compares the tag without its quotes.
        if (typeof condition !== 'object' || now?.tag !== condition.tag) return undefined;
        answer = await write({ 'if-match': condition.tag.replaceAll('"', '') });
        if (isUnmet(condition, answer)) return undefined;
      }
      assertDone(settings, 'write', key, answer);
      return answer.etag;
    },
    remove: async (key) => {
      const answer = await askS3(settings, { method: 'DELETE', key: settings.prefix + key });
      if (answer.status !== 404) assertDone(settings, 'remove', key, answer);
    },
    list: async (under) => (await pages(under)).objects,
    parts: async (under) => (await pages(under, '/')).prefixes.map((part) => part.slice(under.length, -1)),
  };
}

/** If-Match of an object that is not there is a 404 in S3, and a 412 elsewhere. */
const isUnmet = (condition: Condition | undefined, { status, body }: S3Answer): boolean =>
  condition !== undefined &&
  (status === 412 || (status === 404 && condition !== 'absent' && !body.includes('NoSuchBucket')));

function headersOf(condition: Condition | undefined): Record<string, string> {
  if (condition === undefined) return {};
  return condition === 'absent' ? { 'if-none-match': '*' } : { 'if-match': condition.tag };
}

function assertDone({ location }: S3Settings, verb: string, key: string, { status, body }: S3Answer): void {
  if (status >= 200 && status < 300) return;
  const text = body.toString();
  const [code, message] = ['Code', 'Message'].map((tag) => new RegExp(`<${tag}>([^<]*)<`).exec(text)?.[1] ?? '');
  const said = [code, message].filter((part) => part !== '').join(': ') || 'no reason';
  throw new S3Fault(`${location} refuses to ${verb} ${key || 'its root'} (HTTP ${status}, ${said}).`, { status });
}

interface ListedObject {
  /** Below the prefix of the settings. */
  readonly key: string;
  readonly tag: string;
  readonly at: Date;
}

interface Page {
  readonly objects: readonly ListedObject[];
  readonly prefixes: readonly string[];
  /** Token of the next page. */
  readonly next: string | undefined;
}

/**
 * Reads an answer of ListObjectsV2 with `encoding-type=url`: its elements are flat, its keys hold no markup.
 * @returns undefined for what is no whole answer, as the page of a proxy that answers 200: read as a list it would be an empty one, and an empty registry
 */
function listed(xml: string, prefix: string): Page | undefined {
  if (!/<ListBucketResult[\s>].*<\/ListBucketResult>\s*$/s.test(xml)) return undefined;
  const next = valueOf(xml, 'NextContinuationToken') || undefined;
  if (next === undefined && valueOf(xml, 'IsTruncated') === 'true') return undefined;
  const keyOf = (part: string, name: string) =>
    decodeURIComponent(valueOf(part, name).replaceAll('+', ' ')).slice(prefix.length);
  return {
    objects: [...xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)].map(([, part = '']) => ({
      key: keyOf(part, 'Key'),
      tag: valueOf(part, 'ETag'),
      at: new Date(valueOf(part, 'LastModified')),
    })),
    prefixes: [...xml.matchAll(/<CommonPrefixes>(.*?)<\/CommonPrefixes>/gs)].map(([, part = '']) =>
      keyOf(part, 'Prefix'),
    ),
    next,
  };
}

const entities: Readonly<Record<string, string>> = { quot: '"', '#34': '"', amp: '&', lt: '<', gt: '>', apos: "'" };

const valueOf = (xml: string, name: string): string =>
  (new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1] ?? '').replaceAll(
    /&(#?\w+);/g,
    (whole, entity: string) => entities[entity] ?? whole,
  );
