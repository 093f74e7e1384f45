import { S3Fault, s3Objects, type S3Settings } from '@navette/s3';

const KEY = 'anonymised.jsonl';
/** Attempts while other processes write to the same list. */
const ATTEMPTS = 10;

/** The text of the list; empty when there is none. */
export const readFromBucket = async (bucket: S3Settings): Promise<string> =>
  (await s3Objects(bucket).get(KEY))?.body.toString() ?? '';

/** Appends. An object is written whole, so only over what was read: what another process added meanwhile stays. */
export async function addToBucket(bucket: S3Settings, text: string): Promise<void> {
  const objects = s3Objects(bucket);
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const before = await objects.get(KEY);
    const condition = before ? { tag: before.tag } : ('absent' as const);
    const body = (before?.body.toString() ?? '') + text;
    if ((await objects.put(KEY, body, { condition, type: 'application/jsonl' })) !== undefined) return;
  }
  throw new S3Fault(`${bucket.location}: others wrote to ${KEY} each time`);
}
