// Program of the processes that parse and render untrusted files (isolated-program.ts). It takes one file at a time and returns its sanitised
// content, or its fault.
import { writeFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { textOfPdf } from './pdf-text.mjs';

/** @typedef {'file.active' | 'file.locked' | 'file.damaged' | 'file.tooLarge' | 'file.tooManyPages'} FileFault */
/**
 * A file, and whether the text of a PDF is asked instead of its content, or the image as a logo.
 * @typedef {{ readonly content: Uint8Array, readonly type: import('../ports/files/file-port.ts').FileType | 'image/svg+xml', readonly isRead: boolean, readonly isLogo?: boolean }} Sent
 */
/** @typedef {{ readonly content: Uint8Array } | { readonly text: string } | { readonly fault: FileFault }} Inspected */

/** Memory limit of this process in bytes: buffers of compressed data are not part of Node's heap limit. */
const MOST_MEMORY = 700 * 1024 * 1024;
/** Maximum pixels that a browser can still display; larger images only exhaust its memory. */
const MOST_PIXELS = 100_000_000;
/** A re-encoded image may be larger than the original; limited far beyond the upload limit. */
const MOST_BYTES = 30 * 1024 * 1024;

/** PDF actions that run or send something, or open embedded files. */
const ACTIONS = new Set([
  'JavaScript',
  'Launch',
  'Rendition',
  'SubmitForm',
  'ImportData',
  'GoToE',
  'RichMediaExecute',
  'GoTo3DView',
]);
/** Annotations with an embedded file or program. */
const ANNOTATIONS = new Set(['FileAttachment', 'RichMedia', '3D', 'Screen', 'Movie', 'Sound']);

/**
 * Checks every object that a reader can reach from the catalogue, whatever it is packed in. An encrypted PDF hides its objects, and a password would
 * make it unreadable in some years. One without pages is useless.
 * @param {Uint8Array} content
 * @returns {Promise<FileFault | undefined>}
 */
async function faultOfPdf(content) {
  const pdf = await loaded(content);
  if (pdf.isEncrypted) return 'file.locked';
  if (await isActive(pdf)) return 'file.active';
  // A reader that considers the cross-reference table broken scans the whole file for objects, and may find others.
  const repaired = await loaded(withoutTable(content)).catch(() => undefined);
  if (repaired && (await isActive(repaired))) return 'file.active';
  const isLocked =
    pdf.recoveredViaBruteForce && /\/Encrypt\s*(?:\d+\s+\d+\s+R|<<)/u.test(Buffer.from(content).toString('latin1'));
  if (isLocked) return 'file.locked';
  return pdf.getPageCount() > 0 ? undefined : 'file.damaged';
}

/** @param {Uint8Array} content */
async function loaded(content) {
  const { PDF } = await import('@libpdf/core');
  return PDF.load(content);
}

/** @param {Uint8Array} content */
function withoutTable(content) {
  const copy = Buffer.from(content);
  for (let at = copy.indexOf('startxref'); at >= 0; at = copy.indexOf('startxref', at + 9)) copy.write('startless', at);
  return copy;
}

/** @param {import('@libpdf/core').PDF} pdf */
async function isActive(pdf) {
  const { PdfArray, PdfDict, PdfName, PdfRef } = await import('@libpdf/core');
  const resolved = (/** @type {import('@libpdf/core').PdfObject | undefined} */ value) =>
    value instanceof PdfRef ? pdf.getObject(value) : value;
  const isNamed = (
    /** @type {import('@libpdf/core').PdfDict} */ dict,
    /** @type {string} */ key,
    /** @type {Set<string>} */ names,
  ) => {
    const value = resolved(dict.get(key));
    return value instanceof PdfName && names.has(value.value);
  };
  const seen = new Set();
  /** @type {(import('@libpdf/core').PdfObject | null)[]} */
  const waiting = [pdf.getCatalog()];
  for (let value = waiting.pop(); value !== undefined; value = waiting.pop()) {
    const key = value instanceof PdfRef ? `${value.objectNumber} ${value.generation}` : value;
    if (value === null || seen.has(key)) continue;
    seen.add(key);
    if (value instanceof PdfRef) waiting.push(pdf.getObject(value));
    else if (value instanceof PdfArray) waiting.push(...value);
    else if (value instanceof PdfDict) {
      const files = resolved(value.get('EF'));
      const hasFile = files instanceof PdfDict && files.size > 0;
      if (hasFile || value.has('XFA') || value.has('JS')) return true;
      if (isNamed(value, 'S', ACTIONS) || isNamed(value, 'Subtype', ANNOTATIONS)) return true;
      for (const [, each] of value) waiting.push(each);
    }
  }
  return false;
}

/**
 * Re-encodes an image upright, in sRGB and without anything else of its file: location, date, device and owner, thumbnail, appended video.
 * @param {Sent} sent
 * @returns {Promise<Inspected>}
 */
async function redrawn({ content, type }) {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  sharp.cache(false);
  const { width, height } = await sharp(content, { limitInputPixels: false }).metadata();
  if (width * height > MOST_PIXELS) return { fault: 'file.tooLarge' };
  // Photos with a stray byte between their segments are common and intact.
  const picture = sharp(content, { limitInputPixels: MOST_PIXELS, failOn: 'truncated' }).autoOrient();
  const written =
    type === 'image/png'
      ? picture.png()
      : type === 'image/webp'
        ? picture.webp({ quality: 90 })
        : picture.jpeg({ quality: 90 });
  const anew = await written.toBuffer();
  return anew.length > MOST_BYTES ? { fault: 'file.tooLarge' } : { content: anew };
}

/** Largest logo in pixels: sharp on paper at 70 by 18 mm. */
const LOGO = { width: 1000, height: 400 };
/** Resolution at which the vectors of a logo are drawn, before it is scaled down. */
const DENSITY = 300;
/** Maximum pixels of a drawn logo. */
const MOST_LOGO_PIXELS = 25_000_000;

/**
 * Draws a logo on white, since documents are white, as a JPEG, which a PDF takes as it is.
 * @param {Sent} sent
 * @returns {Promise<Inspected>}
 */
async function drawnLogo({ content, type }) {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  sharp.cache(false);
  const isVector = type === 'image/svg+xml';
  const options = { failOn: /** @type {const} */ ('truncated'), ...(isVector && { density: DENSITY }) };
  const { width, height } = await sharp(content, { ...options, limitInputPixels: false }).metadata();
  if (width * height > MOST_LOGO_PIXELS) return { fault: 'file.tooLarge' };
  const drawn = await sharp(content, { ...options, limitInputPixels: MOST_LOGO_PIXELS })
    .autoOrient()
    .resize({ ...LOGO, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .jpeg({ quality: 92, chromaSubsampling: '4:4:4' })
    .toBuffer();
  return { content: drawn };
}

/**
 * @param {Sent} sent
 * @returns {Promise<Inspected>}
 */
async function inspect(sent) {
  try {
    if (sent.isLogo) return await drawnLogo(sent);
    if (sent.type !== 'application/pdf') return await redrawn(sent);
    const fault = await faultOfPdf(sent.content);
    if (fault) return { fault };
    return sent.isRead ? textOfPdf(await loaded(sent.content)) : { content: sent.content };
  } catch {
    return { fault: 'file.damaged' };
  }
}

// Makes Linux kill this process before the server when memory is short.
try {
  writeFileSync('/proc/self/oom_score_adj', '1000');
} catch {
  // Not Linux.
}
// A worker thread: a parser in a loop would block a timer.
new Worker(
  `setInterval(() => process.memoryUsage.rss() > ${MOST_MEMORY} && process.kill(${process.pid}, 'SIGKILL'), 25)`,
  { eval: true },
).unref();
process.on('disconnect', () => process.exit());
process.on('message', async (/** @type {Sent} */ sent) => process.send?.(await inspect(sent)));
