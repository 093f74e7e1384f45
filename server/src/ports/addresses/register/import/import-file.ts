import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Db } from '../../../../db/database.ts';
import { type Counts, noCounts } from './counts.ts';
import { type Block, blocksOf } from './file/blocks.ts';
import { type Columns, readHeader } from './file/columns.ts';
import { fingerprintOf } from './file/fingerprint.ts';
import { readRow } from './file/row.ts';
import { rowsOf } from './file/rows.ts';
import { type Merged, mergeStaged, regionsFrom } from './merge.ts';
import { Staging, startStaging } from './staging.ts';

/** How an import goes. */
export interface ImportOptions {
  /** Takes over the addresses of this region alone, such as `BE-BRU`. */
  readonly region?: string | undefined;
  /** Takes over a file although much of a region would go. */
  readonly acceptLoss?: boolean;
  /** Ends the import after the batch at hand; the next one of the same file goes on there. */
  readonly signal?: AbortSignal;
  /** Bytes that are read at a time. */
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

/** How an import ended. */
export type ImportResult =
  | ({ readonly outcome: 'imported'; readonly counts: Counts } & Merged)
  /** This very file was the last one imported of its regions. */
  | { readonly outcome: 'known'; readonly regions: readonly string[] }
  /** Cancelled; number of bytes stored so far. */
  | { readonly outcome: 'stopped'; readonly counts: Counts };

/**
 * Takes over a file of the Belgian address register: reads it in batches, each stored with the position after it, then puts what was read in the place of
 * its regions at once. Interrupted at any moment it goes on where it was; the same file again changes nothing.
 * @throws {RefusedFile} when it is something else, or was cut short
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
