import { S3Fault, type S3Settings } from './s3-settings.ts';
import { askS3, type S3Answer } from './s3-request.ts';

/** An object with its entity tag. */
export interface S3Object {
  readonly body: Buffer;
  readonly tag: string;
}

/** Condition of a write: the key is `absent`, or its object still has this entity tag. */
export type Condition = 'absent' | { readonly tag: string };

/** Options of a write. */
export interface PutOptions {
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
          `${settings.location} answers no whole listing of ${under || 'its root'}: look for a proxy in between.`,
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

/** An object of a listing. */
export interface ListedObject {
  /** Below the prefix of the settings. */
  readonly key: string;
  readonly tag: string;
  readonly at: Date;
}

/** A page of a listing. */
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
