// Program of the processes in which files of strangers are parsed and drawn (isolated-program.ts). It takes one file at a time and answers what is kept of it, or what is wrong with it.
import { writeFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';

/** @typedef {'file.active' | 'file.locked' | 'file.damaged' | 'file.tooLarge'} FileFault */
/** @typedef {{ readonly content: Uint8Array, readonly type: import('../ports/files/file-type.ts').FileType }} Sent */
/** @typedef {{ readonly content: Uint8Array } | { readonly fault: FileFault }} Inspected */

/** Memory of this process, in bytes, beyond which it ends: buffers of compressed data are no part of the heap that Node limits. */
const MOST_MEMORY = 700 * 1024 * 1024;
/** Pixels that a browser can still show; beyond it lies nothing but a way to use up its memory. */
const MOST_PIXELS = 100_000_000;
/** A picture that is written anew may be larger than it came; far beyond the limit of uploads it is not kept. */
const MOST_BYTES = 30 * 1024 * 1024;

/** Actions that run something, send something or open what is packed inside. */
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
/** Annotations that carry a file or a program. */
const ANNOTATIONS = new Set(['FileAttachment', 'RichMedia', '3D', 'Screen', 'Movie', 'Sound']);

/**
 * Asks a parser about every object that a reader can reach from the catalogue, whatever it is packed in. An encrypted PDF hides these from us, and with a password of its own itself from
 * whoever needs the receipt in some years. One without a page shows nothing.
 * @param {Uint8Array} content
 * @returns {Promise<FileFault | undefined>}
 */
async function faultOfPdf(content) {
  const { PDF } = await import('@libpdf/core');
  const pdf = await PDF.load(content);
  if (pdf.isEncrypted) return 'file.locked';
  if (await isActive(pdf)) return 'file.active';
  // A reader that takes the table of objects for broken looks for them in the whole file, and may find others.
  const repaired = await PDF.load(withoutTable(content)).catch(() => undefined);
  if (repaired && (await isActive(repaired))) return 'file.active';
  const isLocked =
    pdf.recoveredViaBruteForce && /\/Encrypt\s*(?:\d+\s+\d+\s+R|<<)/u.test(Buffer.from(content).toString('latin1'));
  if (isLocked) return 'file.locked';
  return pdf.getPageCount() > 0 ? undefined : 'file.damaged';
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
 * Draws a picture anew, upright, in the colours of screens and without anything else that was in its file: place, date, device and owner, a smaller picture of itself, a film behind it.
 * @param {Sent} sent
 * @returns {Promise<Inspected>}
 */
async function redrawn({ content, type }) {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  sharp.cache(false);
  const { width, height } = await sharp(content, { limitInputPixels: false }).metadata();
  if (width * height > MOST_PIXELS) return { fault: 'file.tooLarge' };
  // Photos with a stray byte between their parts are common, and are whole.
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

/**
 * @param {Sent} sent
 * @returns {Promise<Inspected>}
 */
async function inspect(sent) {
  try {
    if (sent.type !== 'application/pdf') return await redrawn(sent);
    const fault = await faultOfPdf(sent.content);
    return fault ? { fault } : { content: sent.content };
  } catch {
    return { fault: 'file.damaged' };
  }
}

// Makes Linux end this process before the server where memory is short.
try {
  writeFileSync('/proc/self/oom_score_adj', '1000');
} catch {
  // Another system.
}
// A thread of its own: a parser in a loop leaves no turn to a timer.
new Worker(
  `setInterval(() => process.memoryUsage.rss() > ${MOST_MEMORY} && process.kill(${process.pid}, 'SIGKILL'), 25)`,
  { eval: true },
).unref();
process.on('disconnect', () => process.exit());
process.on('message', async (/** @type {Sent} */ sent) => process.send?.(await inspect(sent)));
