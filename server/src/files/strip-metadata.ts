import type { FileType } from '../ports/files/file-type.ts';

const SCAN = 0xda;
const END_OF_IMAGE = 0xd9;
const APP1 = 0xe1;
const APP2 = 0xe2;
const COMMENT = 0xfe;
/** Chunks of PNG and WebP that say where, when and by whom. */
const personal = new Set(['eXIf', 'tEXt', 'zTXt', 'iTXt', 'tIME', 'EXIF', 'XMP ']);
/** Tag of Exif for the way up, the one entry that a picture needs. */
const ORIENTATION = 0x0112;

/**
 * A picture without what its camera wrote into it: the place above all, also date, device and owner. The way up stays. Nothing stays behind its end, where
 * phones put a second picture or a film with a place of its own. What is no picture stays as it is.
 * @param content a whole file of that kind
 */
export function stripMetadata(content: Buffer, type: FileType): Buffer {
  if (type === 'image/jpeg') return stripJpeg(content);
  if (type === 'image/png') return stripPng(content);
  return type === 'image/webp' ? stripWebp(content) : content;
}

function stripJpeg(content: Buffer): Buffer {
  const parts = [content.subarray(0, 2)];
  let at = 2;
  while (at + 4 <= content.length && content[at] === 0xff && content[at + 1] !== END_OF_IMAGE) {
    const marker = content[at + 1] ?? 0;
    const after = marker === 0xff ? at + 1 : at + 2 + content.readUInt16BE(at + 2);
    const end = marker === SCAN ? endOfScan(content, after) : after;
    const segment = content.subarray(at, end);
    const orientation = marker === APP1 ? orientationOf(segment.subarray(4)) : undefined;
    if (orientation !== undefined) parts.push(orientationSegment(orientation));
    // The maker's notes of some phones are in segments of the applications 3 and later; 0, 2 and 14 say how colours are read.
    else if (!isPersonal(marker, segment)) parts.push(segment);
    at = end;
  }
  const isEnd = content[at + 1] === END_OF_IMAGE;
  return Buffer.concat([...parts, content.subarray(at, isEnd ? at + 2 : undefined)]);
}

/** Where the compressed pixels of a scan end: in them 0xff is followed by 0 or a restart marker. A progressive picture has several scans. */
function endOfScan(content: Buffer, start: number): number {
  for (let at = content.indexOf(0xff, start); at >= 0; at = content.indexOf(0xff, at + 2)) {
    const next = content[at + 1] ?? 0;
    if (next !== 0 && (next < 0xd0 || next > 0xd7)) return at;
  }
  return content.length;
}

/** Of segments of application 2 the profile of colours stays, not the index of further pictures. */
const isPersonal = (marker: number, segment: Buffer): boolean =>
  marker === COMMENT ||
  (marker === APP2 && segment.toString('latin1', 4, 15) !== 'ICC_PROFILE') ||
  (marker >= APP1 && marker <= 0xef && marker !== APP2 && marker !== 0xee);

/** The way up in an Exif segment, 2 to 8; undefined for none, or upright. */
function orientationOf(exif: Buffer): number | undefined {
  if (exif.length < 14 || exif.toString('latin1', 0, 6) !== 'Exif\0\0') return undefined;
  const tiff = exif.subarray(6);
  const little = tiff.toString('latin1', 0, 2) === 'II';
  const short = (at: number) => (at + 2 > tiff.length ? 0 : little ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const first = little ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  for (let entry = 0; entry < short(first); entry += 1) {
    const at = first + 2 + entry * 12;
    const value = short(at + 8);
    if (short(at) === ORIENTATION) return value >= 2 && value <= 8 ? value : undefined;
  }
  return undefined;
}

/** An Exif segment that holds the way up and nothing else. */
function orientationSegment(value: number): Buffer {
  const entry = Buffer.from([0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, value, 0, 0]);
  const tiff = Buffer.concat([Buffer.from('MM\0\x2a\0\0\0\x08\0\x01', 'latin1'), entry, Buffer.alloc(4)]);
  const body = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff]);
  const head = Buffer.from([0xff, APP1, 0, body.length + 2]);
  return Buffer.concat([head, body]);
}

function stripPng(content: Buffer): Buffer {
  const parts = [content.subarray(0, 8)];
  let at = 8;
  while (at + 12 <= content.length) {
    const end = at + 12 + content.readUInt32BE(at);
    const name = content.toString('latin1', at + 4, at + 8);
    if (!personal.has(name)) parts.push(content.subarray(at, end));
    if (name === 'IEND') return Buffer.concat(parts);
    at = end;
  }
  return Buffer.concat([...parts, content.subarray(at)]);
}

function stripWebp(content: Buffer): Buffer {
  const parts: Buffer[] = [];
  let at = 12;
  while (at + 8 <= content.length) {
    const size = content.readUInt32LE(at + 4);
    const end = at + 8 + size + (size % 2);
    const name = content.toString('latin1', at, at + 4);
    if (!personal.has(name))
      parts.push(name === 'VP8X' ? withoutFlags(content.subarray(at, end)) : content.subarray(at, end));
    at = end;
  }
  const body = Buffer.concat([...parts, content.subarray(at)]);
  const head = Buffer.from(content.subarray(0, 12));
  head.writeUInt32LE(body.length + 4, 4);
  return Buffer.concat([head, body]);
}

/** The header says no longer that there are Exif (8) and XMP (4). */
function withoutFlags(header: Buffer): Buffer {
  const copy = Buffer.from(header);
  copy[8] = (copy[8] ?? 0) & ~0x0c;
  return copy;
}
