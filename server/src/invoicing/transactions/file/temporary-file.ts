import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { invalid } from '../../../kernel/problem.ts';

/** The largest file that is read, in bytes. */
export const MOST_BYTES = 200 * 1024 * 1024;

/**
 * Stores an upload in a temporary file while `work` runs, which reads it twice: for its encoding and for its content.
 * @throws {ProblemError} on `file` when it is empty or too large
 */
export async function withTemporaryFile<T>(arriving: Readable, work: (path: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'navette-import-'));
  try {
    const path = join(folder, 'file');
    const size = counted();
    await pipeline(arriving, size.count, createWriteStream(path, { mode: 0o600 }));
    if (size.bytes() === 0) throw invalid({ field: 'file', messageKey: 'validation.file.empty' });
    return await work(path);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function counted(): { count: Transform; bytes: () => number } {
  let bytes = 0;
  const count = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      const tooMuch =
        bytes > MOST_BYTES &&
        invalid({ field: 'file', messageKey: 'validation.file.tooLarge', params: { max: MOST_BYTES / 1024 / 1024 } });
      done(tooMuch || null, chunk);
    },
  });
  return { count, bytes: () => bytes };
}
