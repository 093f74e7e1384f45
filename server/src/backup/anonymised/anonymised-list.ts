import { type ListPlace, listPlaceOf } from './list-place.ts';
import { open, readFile } from 'node:fs/promises';
import { S3Fault, s3Objects, type S3Settings } from '@navette/ops/s3';

/** A client who was anonymised, by numbers alone: the record's and those of records that were merged into it. */
export interface Anonymised {
  /** The installation: numbers of another one are other people. */
  readonly installation: string;
  readonly id: number;
  readonly aliases: readonly number[];
  /** When, UTC. */
  readonly at: string;
}

/** Reads a list, a line each; a list that is not there is empty. A line that a crash cut off is left out: it is written again. */
export async function readAnonymised(place: ListPlace): Promise<readonly Anonymised[]> {
  const text = await (typeof place === 'string' ? readFromFile(place) : readFromBucket(place));
  return text.split('\n').flatMap((line) => {
    const read = parsed(line);
    return read ? [read] : [];
  });
}

/** Reads the list of the environment and those that a command names, together. */
export async function readAnonymisedLists(own: ListPlace, named: readonly string[]): Promise<readonly Anonymised[]> {
  const places = [own, ...named.map((list) => listPlaceOf(list))];
  return (await Promise.all(places.map(readAnonymised))).flat();
}

function parsed(line: string): Anonymised | undefined {
  try {
    const read: Partial<Anonymised> | null = JSON.parse(line);
    const { installation, id, aliases, at } = read ?? {};
    return typeof installation === 'string' &&
      typeof id === 'number' &&
      Array.isArray(aliases) &&
      typeof at === 'string'
      ? { installation, id, aliases: aliases.map(Number), at }
      : undefined;
  } catch {
    return undefined;
  }
}

/** Adds to a list; when it resolves the lines survive a crash. */
export async function addAnonymised(place: ListPlace, added: readonly Anonymised[]): Promise<void> {
  if (added.length === 0) return;
  // A line that was cut off is ended by the first line end.
  const lines = `\n${added.map((one) => JSON.stringify(one)).join('\n')}\n`;
  await (typeof place === 'string' ? addToFile(place, lines) : addToBucket(place, lines));
}

/** Two entries of one client differ where another record was merged into it meanwhile. */
export const entryKey = ({ installation, id, aliases }: Anonymised): string => [installation, id, ...aliases].join(' ');

/** The text of the file; empty when there is none. */
const readFromFile = (path: string): Promise<string> =>
  readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    return '';
  });

/** Appends; when it resolves the text survives a crash. */
async function addToFile(path: string, text: string): Promise<void> {
  const file = await open(path, 'a', 0o600);
  try {
    await file.appendFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
}

const KEY = 'anonymised.jsonl';
/** Attempts while other processes write to the same list. */
const ATTEMPTS = 10;

/** The text of the list; empty when there is none. */
const readFromBucket = async (bucket: S3Settings): Promise<string> =>
  (await s3Objects(bucket).get(KEY))?.body.toString() ?? '';

/** Appends. An object is written whole, so only over what was read: what another process added meanwhile stays. */
async function addToBucket(bucket: S3Settings, text: string): Promise<void> {
  const objects = s3Objects(bucket);
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const before = await objects.get(KEY);
    const condition = before ? { tag: before.tag } : ('absent' as const);
    const body = (before?.body.toString() ?? '') + text;
    if ((await objects.put(KEY, body, { condition, type: 'application/jsonl' })) !== undefined) return;
  }
  throw new S3Fault(`${bucket.location}: others wrote to ${KEY} each time`);
}
