import { join } from 'node:path';
import { ProblemError } from '../kernel/problem.ts';
import { fileTypeOf } from '../ports/files/file-type.ts';
import { isolatedProgram, ProgramFault } from '../kernel/isolated-program.ts';

/** Two files at once; the queue holds about a minute of work. */
const LIMITS = { mostAtOnce: 2, mostWaiting: 30, mostTime: 20_000, mostHeap: 256 };

/** The program is beside the bundle, or beside this file in the source tree. */
const inspect = isolatedProgram(join(import.meta.dirname, 'inspect-file.mjs'), LIMITS);

/**
 * Sanitised form of an uploaded file: a PDF unchanged, an image re-encoded, without location and other metadata of its camera. Parsed in a separate
 * process: small crafted files can take minutes and gigabytes.
 * @throws ProblemError 400 for a PDF that runs programs, has attachments, requires a password or has no page, for a truncated file, and for one that
 * takes too long or too much memory; 413 for an image of too many pixels
 */
export async function acceptFile(content: Buffer): Promise<Buffer> {
  const type = fileTypeOf(content);
  if (!type) return content;
  // Parsers repair truncated files, so that missing pages would go unnoticed.
  if (type === 'application/pdf' && !content.includes('%%EOF')) throw new ProblemError(400, 'file.damaged');
  const answer = await inspect({ content, type }).catch((error: unknown) => {
    throw error instanceof ProgramFault ? new ProblemError(400, 'file.tooComplex', { cause: error }) : error;
  });
  if (typeof answer === 'object' && answer !== null) {
    if ('content' in answer && answer.content instanceof Uint8Array) return Buffer.from(answer.content);
    if ('fault' in answer && typeof answer.fault === 'string')
      throw new ProblemError(answer.fault === 'file.tooLarge' ? 413 : 400, answer.fault);
  }
  throw new Error('a file was not answered as expected');
}
