import type { Objects } from './objects.ts';

/** Answer of ListObjectsV2, with keys encoded as `encoding-type=url` asks. Pages as S3 does. */
export function listObjects(objects: Objects, query: URLSearchParams): string {
  const [prefix, delimiter] = [query.get('prefix') ?? '', query.get('delimiter') ?? ''];
  const size = Math.min(Number(query.get('max-keys') ?? 1000), 1000);
  const after = query.get('continuation-token') ?? query.get('start-after') ?? '';
  const entries = new Map<string, 'object' | 'prefix'>();
  for (const key of objects.keys(prefix)) {
    const end = delimiter === '' ? -1 : key.indexOf(delimiter, prefix.length);
    const name = end < 0 ? key : key.slice(0, end + delimiter.length);
    if (name > after) entries.set(name, end < 0 ? 'object' : 'prefix');
  }
  const page = [...entries].slice(0, size);
  const truncated = entries.size > page.length;
  const parts = page.map(([name, kind]) => {
    const found = objects.get(name);
    if (kind === 'prefix' || !found) return `<CommonPrefixes><Prefix>${encoded(name)}</Prefix></CommonPrefixes>`;
    const etag = found.etag.replaceAll('"', '&quot;');
    return `<Contents><Key>${encoded(name)}</Key><LastModified>${found.at.toISOString()}</LastModified><ETag>${etag}</ETag><Size>${found.body.length}</Size></Contents>`;
  });
  const next = truncated ? `<NextContinuationToken>${page.at(-1)?.[0] ?? ''}</NextContinuationToken>` : '';
  return `<?xml version="1.0" encoding="UTF-8"?><ListBucketResult><IsTruncated>${truncated}</IsTruncated>${next}${parts.join('')}</ListBucketResult>`;
}

const encoded = (key: string): string => encodeURIComponent(key).replaceAll('%2F', '/');
