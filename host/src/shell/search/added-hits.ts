import { fold, searchWords } from '@navette/shared/domain';
import type { SearchDeclaration } from '@navette/shared/federation';
import type { HitGroup, RecordText } from './search-hits.ts';

/** Maximum number of hits per kind. */
const MOST = 8;

/**
 * Hits in the response of a remote's search operation: records that contain every typed word.
 * @param answer response body: a list of records; anything else has no hits
 */
export function addedHits(
  { kind, titles, text, path }: SearchDeclaration,
  answer: unknown,
  typed: string,
): HitGroup | undefined {
  const words = searchWords(typed);
  const records = Array.isArray(answer) ? answer.flatMap((record: unknown) => recordText(record, text) ?? []) : [];
  const hits = records
    .filter(({ title, detail }) => words.every((word) => fold(`${title} ${detail}`).includes(word)))
    .slice(0, MOST)
    .map((hit) => ({ key: `${kind}-${hit.id}`, hit, address: `${path}?id=${hit.id}` }));
  return hits.length === 0 ? undefined : { target: kind, heading: titles, hits };
}

function recordText(record: unknown, properties: readonly string[]): RecordText | undefined {
  if (typeof record !== 'object' || record === null || !('id' in record) || typeof record.id !== 'number')
    return undefined;
  const values: Readonly<Record<string, unknown>> = { ...record };
  const [title = '', ...details] = properties
    .map((name) => values[name])
    .filter((value) => typeof value === 'string' || typeof value === 'number')
    .map(String)
    .filter((value) => value !== '');
  return { id: record.id, title, detail: details.join(' · ') };
}
