import { ProblemError } from '../kernel/problem.ts';
import { fileTypeOf } from '../ports/files/file-type.ts';
import { faultOfPdf } from './fault-of-pdf.ts';
import { sizeOfPicture } from './picture-size.ts';
import { stripMetadata } from './strip-metadata.ts';

/** Pixels that a browser can still show; beyond it lies nothing but a way to use up its memory. */
const MOST_PIXELS = 100_000_000;

/**
 * A file that was sent, as it is kept: pictures without the place and other data of their camera.
 * @throws ProblemError 413 for a picture of too many pixels, 400 for a PDF that runs programs, that asks for a password or that has no page
 */
export function acceptFile(content: Buffer): Buffer {
  const type = fileTypeOf(content);
  if (!type) return content;
  if (type === 'application/pdf') {
    const fault = faultOfPdf(content);
    if (fault) throw new ProblemError(400, fault);
    return content;
  }
  const { width, height } = sizeOfPicture(content, type) ?? { width: 0, height: 0 };
  if (width * height > MOST_PIXELS) throw new ProblemError(413, 'file.tooLarge');
  return stripMetadata(content, type);
}
