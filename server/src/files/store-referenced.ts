import { ProblemError } from '../kernel/problem.ts';
import type { Db } from '../db/database.ts';
import {
  type FilePort,
  type FileType,
  type StoredFile,
  UnsupportedFileError,
  fileTypeOf,
} from '../ports/files/file-port.ts';
import { discardFile, holdFile } from './discarded-files.ts';
import type { FileServices } from './services.ts';
import { join } from 'node:path';
import { isolatedProgram, ProgramFault } from '../kernel/isolated-program.ts';

/** A stored file with its size in bytes. */
export type ReferencedFile = StoredFile & { readonly size: number };

/**
 * Stores a file together with the row that refers to it: both or neither.
 * @param refer writes the row, in a transaction in which the file cannot be deleted
 * @param accept sanitises the file
 * @throws ProblemError 400 when the type of the file is not supported, or `acceptFile` refuses it, 413 for an image of too many pixels
 */
export async function storeReferenced<T>(
  { db, files }: Pick<FileServices, 'db' | 'files'>,
  sent: Uint8Array,
  refer: (trx: Db, file: ReferencedFile) => Promise<T>,
  accept = acceptFile,
): Promise<T> {
  const content = await accept(Buffer.from(sent));
  const file = await storeFile(files, content);
  try {
    return await db.transaction().execute(async (trx) => {
      await holdFile(trx, file.key);
      // Race: the last row with the same file may just have been deleted, and the file with it.
      await files.keep(content);
      return refer(trx, { ...file, size: content.length });
    });
  } catch (error) {
    await discardFile(db, file.key).catch(() => undefined); // Database unavailable: the file stays.
    throw error;
  }
}

async function storeFile(files: FilePort, content: Uint8Array): Promise<StoredFile> {
  try {
    return await files.keep(content);
  } catch (error) {
    throw error instanceof UnsupportedFileError ? new ProblemError(400, 'file.unsupported') : error;
  }
}

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
  return contentOf(await inspected({ content, type, isRead: false }));
}

function contentOf(answer: object): Buffer {
  if ('content' in answer && answer.content instanceof Uint8Array) return Buffer.from(answer.content);
  throw new Error('a file was not answered as expected');
}

/**
 * A logo as a JPEG on white, as documents print it. Drawn in the same separate process: an SVG can refer to itself without end.
 * @throws ProblemError 400 for another type than PNG, JPEG and SVG, and for a damaged file
 */
export async function acceptLogo(content: Buffer): Promise<Buffer> {
  const type = isSvg(content) ? 'image/svg+xml' : fileTypeOf(content);
  if (type !== 'image/svg+xml' && type !== 'image/png' && type !== 'image/jpeg')
    throw new ProblemError(400, 'file.noLogo');
  return contentOf(await inspected({ content, type, isRead: false, isLogo: true }));
}

/** An SVG begins with its element, after a declaration, a document type and comments. */
const isSvg = (content: Buffer): boolean =>
  /^\uFEFF?\s*(?:<\?xml|<!|<svg)[^]*<svg[\s>]|^\s*<svg[\s>]/u.test(content.toString('utf8', 0, 10_000));

/**
 * Text of an uploaded PDF, empty for a scan.
 * @throws ProblemError 400 for another type, a PDF that {@link acceptFile} refuses, and one of more than 20 pages
 */
export async function readPdf(content: Buffer): Promise<string> {
  const type = fileTypeOf(content);
  if (type !== 'application/pdf') throw new ProblemError(400, 'file.noPdf');
  const answer = await inspected({ content, type, isRead: true });
  if ('text' in answer && typeof answer.text === 'string') return answer.text;
  throw new Error('a PDF was not answered as expected');
}

interface Inspection {
  readonly content: Buffer;
  readonly type: FileType | 'image/svg+xml';
  readonly isRead: boolean;
  readonly isLogo?: boolean;
}

/** Answer of the program, without faults. */
async function inspected({ content, type, ...asked }: Inspection): Promise<object> {
  // Parsers repair truncated files, so that missing pages would go unnoticed.
  if (type === 'application/pdf' && !content.includes('%%EOF')) throw new ProblemError(400, 'file.damaged');
  const answer = await inspect({ content, type, ...asked }).catch((error: unknown) => {
    throw error instanceof ProgramFault ? new ProblemError(400, 'file.tooComplex', { cause: error }) : error;
  });
  if (typeof answer !== 'object' || answer === null) throw new Error('a file was not answered');
  if ('fault' in answer && typeof answer.fault === 'string')
    throw new ProblemError(answer.fault === 'file.tooLarge' ? 413 : 400, answer.fault);
  return answer;
}
