import { join } from 'node:path';
import { ProblemError } from '../kernel/problem.ts';
import { fileTypeOf } from '../ports/files/file-type.ts';
import { isolatedProgram, ProgramFault } from '../kernel/isolated-program.ts';

/** Two files at once; a minute of work may wait. */
const LIMITS = { mostAtOnce: 2, mostWaiting: 30, mostTime: 20_000, mostHeap: 256 };

/** The program lies beside the bundle, as it lies beside this file. */
const inspect = isolatedProgram(join(import.meta.dirname, 'inspect-file.mjs'), LIMITS);

/**
 * A file that was sent, as it is kept: a PDF as it came, a picture drawn anew, without the place and other data of its camera. It is parsed in a process of its own: small files are made
 * that take minutes and gigabytes.
 * @throws ProblemError 400 for a PDF that runs programs, carries files, asks for a password or has no page, for a file that is cut off, and for one that takes too long or too much memory; 413 for
 * a picture of too many pixels
 */
export async function acceptFile(content: Buffer): Promise<Buffer> {
  const type = fileTypeOf(content);
  if (!type) return content;
  // Parsers mend what is cut off, and nobody sees which pages are missing.
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
