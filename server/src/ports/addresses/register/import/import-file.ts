import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Db } from '../../../../db/database.ts';
import { type Counts, noCounts, Staging, startStaging } from './staging.ts';
import { type Columns, readHeader, readRow, rowsOf, RefusedFile } from './read-file.ts';
import { type Merged, mergeStaged, regionsFrom } from './merge.ts';
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type pg from 'pg';

/** Options of an import. */
export interface ImportOptions {
  /** Imports only the addresses of this region, such as `BE-BRU`. */
  readonly region?: string | undefined;
  /** Accepts a file that would remove much of a region. */
  readonly acceptLoss?: boolean;
  /** Stops the import after the current batch; it can be resumed with the same file. */
  readonly signal?: AbortSignal;
  /** Read size in bytes. */
  readonly blockSize?: number;
  readonly onProgress?: (progress: ImportProgress) => void;
}

/** Step and progress of an import. */
export type ImportProgress =
  | { readonly step: 'checking' | 'merging' }
  | {
      readonly step: 'reading';
      readonly position: number;
      readonly size: number;
      readonly counts: Counts;
      readonly resumedAt: number;
    };

/** Result of an import. */
export type ImportResult =
  | ({ readonly outcome: 'imported'; readonly counts: Counts } & Merged)
  /** This very file was the last one imported for its regions. */
  | { readonly outcome: 'known'; readonly regions: readonly string[] }
  /** Cancelled; number of bytes stored so far. */
  | { readonly outcome: 'stopped'; readonly counts: Counts };

/**
 * Imports a file of the Belgian address register: reads it in batches, each stored with the position after it, then replaces its regions atomically.
 * Interrupted at any moment it can be resumed; the same file again changes nothing.
 * @throws {RefusedFile} when it is something else, or truncated
 */
export async function importFile(db: Db, path: string, options: ImportOptions = {}): Promise<ImportResult> {
  const { region, acceptLoss = false, onProgress = () => {} } = options;
  const { columns, end } = await readHeader(path);
  onProgress({ step: 'checking' });
  const fingerprint = `${await fingerprintOf(path)}${region ? `:${region}` : ''}`;
  const known = await regionsFrom(db, fingerprint);
  if (known.length > 0) return { outcome: 'known', regions: known };
  const start = (await startStaging(db, fingerprint)) ?? { position: end, counts: noCounts() };
  const staging = await Staging.open(db, fingerprint, columns);
  const { counts } = start;
  const { size } = await stat(path);
  let written: Promise<void> = Promise.resolve();
  let saved: Counts = { ...counts };
  for await (const block of blocksOf(path, start.position, options.blockSize)) {
    takeRows(staging, block, columns, { counts, region });
    // Pipelined: the next batch is read while the database writes one.
    await written;
    if (options.signal?.aborted) return { outcome: 'stopped', counts: saved };
    saved = { ...counts };
    written = staging.write({ position: block.end, counts: saved });
    written.catch(() => undefined);
    onProgress({ step: 'reading', position: block.end, size, counts, resumedAt: start.position });
  }
  await written;
  onProgress({ step: 'merging' });
  return { outcome: 'imported', counts, ...(await mergeStaged(db, { fingerprint, file: basename(path), acceptLoss })) };
}

interface Taking {
  readonly counts: Counts;
  readonly region: string | undefined;
}

function takeRows(staging: Staging, { text }: Block, columns: Columns, { counts, region }: Taking): void {
  for (const fields of rowsOf(text)) {
    const row = readRow(fields, columns);
    counts.read += 1;
    if (typeof row === 'string') counts[row] += 1;
    else if (region && row.region !== region) counts.otherRegion += 1;
    else {
      counts.taken += 1;
      staging.add(row, fields);
    }
  }
}

/**
 * Fingerprint of the content: SHA-256 in hexadecimal.
 * @throws {RefusedFile} when it is no UTF-8 text
 */
async function fingerprintOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  const utf8 = new TextDecoder('utf-8', { fatal: true });
  for await (const chunk of createReadStream(path, { highWaterMark: 1 << 20 })) {
    const bytes: Buffer = Buffer.isBuffer(chunk) ? chunk : Buffer.from(String(chunk));
    if (bytes.includes(0) || !decodes(utf8, bytes))
      throw new RefusedFile('is not text in UTF-8, as the address register is');
    hash.update(bytes);
  }
  if (!decodes(utf8)) throw new RefusedFile('ends in the middle of a letter: it is not whole');
  return hash.digest('hex');
}

function decodes(decoder: TextDecoder, chunk?: Uint8Array): boolean {
  try {
    decoder.decode(chunk, { stream: chunk !== undefined });
    return true;
  } catch {
    return false;
  }
}

interface Block {
  readonly text: string;
  /** Byte offset of the end of these rows. */
  readonly end: number;
}

/** Read size in bytes: some thousand rows. */
const BLOCK = 1 << 20;

/** Without a limit an unclosed quote would make the whole file one field. */
const LONGEST_ROW = 4 << 20;

const QUOTE = 0x22;
const NEWLINE = 0x0a;

/** The file from the beginning of a row, in chunks that end at the end of a row. */
async function* blocksOf(path: string, start: number, size = BLOCK): AsyncGenerator<Block> {
  let rest: Buffer = Buffer.alloc(0);
  let end = start;
  for await (const chunk of createReadStream(path, { start, highWaterMark: size })) {
    const bytes: Buffer = Buffer.isBuffer(chunk) ? chunk : Buffer.from(String(chunk));
    const held = rest.length > 0 ? Buffer.concat([rest, bytes]) : bytes;
    const cut = endOfRows(held);
    if (cut === 0 && held.length > LONGEST_ROW)
      throw new RefusedFile(`has a quote that never ends, after ${end} bytes`);
    if (cut > 0) yield { text: held.toString('utf8', 0, cut), end: (end += cut) };
    rest = held.subarray(cut);
  }
  if (rest.length > 0) yield { text: rest.toString('utf8'), end: end + rest.length };
}

/** End of the last complete row; a line break inside quotes does not count. */
function endOfRows(bytes: Buffer): number {
  let quoted = false;
  let end = 0;
  for (let index = 0; index < bytes.length; index += 1) {
    if (bytes[index] === QUOTE) quoted = !quoted;
    else if (bytes[index] === NEWLINE && !quoted) end = index + 1;
  }
  return end;
}

/** Key of the advisory lock: arbitrary, but unique in the database. */
const KEY = 4_216_001;

/**
 * Allows one import at a time: two would mix their rows. The lock is bound to the connection, however that ends.
 * @throws {RefusedFile} when another import is running
 */
export async function withImportLock<T>(pool: pg.Pool, work: () => Promise<T>): Promise<T> {
  const connection = await pool.connect();
  try {
    const { rows } = await connection.query<{ free: boolean }>('select pg_try_advisory_lock($1) as free', [KEY]);
    if (!rows[0]?.free) throw new RefusedFile('another import is at work on this database');
    return await work();
  } finally {
    await connection.query('select pg_advisory_unlock($1)', [KEY]).catch(() => undefined);
    connection.release();
  }
}
