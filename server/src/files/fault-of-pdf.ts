import { inflateSync } from 'node:zlib';

const MOST_INFLATED = 16 * 1024 * 1024;

/**
 * Types of the actions that run something. Not their key `/JS` alone: three bytes stand by chance in most large scans, and a script has to name its type.
 */
const ACTIVE = /\/(?:JavaScript|Rendition|Launch)(?![A-Za-z])/u;

/** In the trailer, which is never encrypted itself. */
const LOCKED = /\/Encrypt\s*(?:\d+\s+\d+\s+R|<<)/u;

/** A page, not the tree of pages. */
const PAGE = /\/Type\s*\/Page(?![A-Za-z])/u;

/** Why a PDF is not kept. */
export type PdfFault = 'file.active' | 'file.locked' | 'file.damaged';

/**
 * Looks at the objects of a PDF, also at those that are packed together in a stream. An encrypted one hides these from us, and with a password of its own itself from
 * whoever needs the receipt in some years. One that is only locked against changes opens without a password, but its packed objects are encrypted all the same, and
 * no library of ours gives them decrypted. One without a page shows nothing.
 * @returns undefined for one that is kept
 */
export function faultOfPdf(content: Buffer): PdfFault | undefined {
  const text = content.toString('latin1');
  let hasPage = false;
  for (const part of partsOf(content, text)) {
    if (part !== undefined && ACTIVE.test(part)) return 'file.active';
    // What is packed in a way that we don't know may be the pages.
    hasPage ||= part === undefined || PAGE.test(part);
  }
  if (LOCKED.test(text)) return 'file.locked';
  return hasPage ? undefined : 'file.damaged';
}

/** The file, then what is packed in it, one after the other: all of it at once could fill the memory. */
function* partsOf(content: Buffer, text: string): Generator<string | undefined> {
  yield plainNames(text);
  for (const { index, 0: start } of text.matchAll(/\/ObjStm\b[^]{0,400}?stream\r?\n/gu)) {
    const packed = inflated(content.subarray(index + start.length));
    yield packed === undefined ? undefined : plainNames(packed);
  }
}

/** Names may spell each sign as `#` and two digits: `/J#61vaScript`. */
const plainNames = (text: string): string =>
  text.replaceAll(/#([0-9a-fA-F]{2})/gu, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)));

/** @returns undefined for a stream that is packed otherwise */
function inflated(stream: Buffer): string | undefined {
  try {
    return inflateSync(stream, { maxOutputLength: MOST_INFLATED }).toString('latin1');
  } catch {
    return undefined;
  }
}
