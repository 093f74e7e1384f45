import { Readable } from 'node:stream';
import { ProblemError } from '../kernel/problem.ts';

/**
 * Reads an upload with a size limit enforced while it arrives: nothing beyond it is buffered.
 * @throws ProblemError 413 as soon as it is too large, 400 when it is no file
 */
export async function readUpload(body: unknown, mostBytes: number): Promise<Buffer> {
  if (!(body instanceof Readable)) throw new ProblemError(400, 'file.unsupported');
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of body) {
    if (!Buffer.isBuffer(chunk)) continue;
    bytes += chunk.length;
    // Closing the connection discards the rest of the upload.
    if (bytes > mostBytes) throw new ProblemError(413, 'file.tooLarge', { headers: { connection: 'close' } });
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
