import { inflateSync } from 'node:zlib';
import { ProblemError } from '../kernel/problem.ts';
import { fileTypeOf } from '../ports/files/file-type.ts';
import { sizeOfPicture } from './picture-size.ts';
import { stripMetadata } from './strip-metadata.ts';

/** Pixels that a browser can still show; beyond it lies nothing but a way to use up its memory. */
const MOST_PIXELS = 100_000_000;
const MOST_INFLATED = 16 * 1024 * 1024;

/**
 * A file that was sent, as it is kept: pictures without the place and other data of their camera.
 * @throws ProblemError 413 for a picture of too many pixels, 400 for a PDF that runs programs
 */
export function acceptFile(content: Buffer): Buffer {
  const type = fileTypeOf(content);
  if (!type) return content;
  if (type === 'application/pdf') {
    if (runsPrograms(content)) throw new ProblemError(400, 'file.active');
    return content;
  }
  const { width, height } = sizeOfPicture(content, type) ?? { width: 0, height: 0 };
  if (width * height > MOST_PIXELS) throw new ProblemError(413, 'file.tooLarge');
  return stripMetadata(content, type);
}

/**
 * Types of the actions that run something. Not their key `/JS` alone: three bytes stand by chance in most large scans, and a script has to name its type.
 */
const ACTIVE = /\/(?:JavaScript|Rendition|Launch)(?![A-Za-z])/u;

/** Looks at the objects of a PDF, also at those that are packed together in a stream. */
function runsPrograms(content: Buffer): boolean {
  const text = content.toString('latin1');
  if (ACTIVE.test(plainNames(text))) return true;
  for (const { index, 0: start } of text.matchAll(/\/ObjStm\b[^]{0,400}?stream\r?\n/gu))
    if (ACTIVE.test(plainNames(inflated(content.subarray(index + start.length))))) return true;
  return false;
}

/** Names may spell each sign as `#` and two digits: `/J#61vaScript`. */
const plainNames = (text: string): string =>
  text.replaceAll(/#([0-9a-fA-F]{2})/gu, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)));

function inflated(stream: Buffer): string {
  try {
    return inflateSync(stream, { maxOutputLength: MOST_INFLATED }).toString('latin1');
  } catch {
    return '';
  }
}
