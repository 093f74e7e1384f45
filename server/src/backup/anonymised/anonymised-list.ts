import { open, readFile } from 'node:fs/promises';
import { S3Fault, s3Objects, type S3Settings, s3SettingsOf } from '@navette/ops/s3';
import { resolve } from 'node:path';
import type { Environment } from '../../kernel/settings.ts';

/** An anonymised client, by ids only: the record's and those of records merged into it. */
export interface Anonymised {
  /** The installation: ids of another one belong to other people. */
  readonly installation: string;
  readonly id: number;
  readonly aliases: readonly number[];
  /** Time of the anonymisation, UTC. */
  readonly at: string;
}

/** Reads a list, one entry a line; a missing list is empty. A line truncated by a crash is ignored: it is written again. */
export async function readAnonymised(place: ListPlace): Promise<readonly Anonymised[]> {
  const text = await (typeof place === 'string' ? readFromFile(place) : readFromBucket(place));
  return text.split('\n').flatMap((line) => {
    const read = parsed(line);
    return read ? [read] : [];
  });
}

/** Reads the list of the environment and those named by a command, combined. */
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

/** Appends to a list; durable when it resolves. */
export async function addAnonymised(place: ListPlace, added: readonly Anonymised[]): Promise<void> {
  if (added.length === 0) return;
  // The leading line end terminates a truncated line.
  const lines = `\n${added.map((one) => JSON.stringify(one)).join('\n')}\n`;
  await (typeof place === 'string' ? addToFile(place, lines) : addToBucket(place, lines));
}

/** Two entries of one client differ when another record was merged into it in between. */
export const entryKey = ({ installation, id, aliases }: Anonymised): string => [installation, id, ...aliases].join(' ');

/** The text of the file; empty when there is none. */
const readFromFile = (path: string): Promise<string> =>
  readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    return '';
  });

/** Appends; durable when it resolves. */
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

/** Appends. An object is only written as a whole, conditional on the version that was read, so that concurrent additions are not lost. */
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

/** Location of a list: a file, or a bucket, which several machines share and which outlives them. */
export type ListPlace = string | S3Settings;

/**
 * Parses a location: `s3://bucket/prefix`, or a file.
 * @throws {Refusal} when the address or the keys of the bucket are missing
 */
export const listPlaceOf = (named: string, env: Environment = process.env): ListPlace =>
  named.startsWith('s3://') ? s3SettingsOf(named, env) : resolve(named);
