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
export function listed(xml: string, prefix: string): Page | undefined {
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
