import type { FileType } from '../ports/files/file-type.ts';

const SCAN = 0xda;
const END_OF_IMAGE = Buffer.from([0xff, 0xd9]);
/** The last chunk with its checksum. */
const IEND = Buffer.from('IEND\xae\x42\x60\x82', 'latin1');

/**
 * Whether a file is not truncated: a photo cut off on its way shows half grey or nothing. Trailing data of cameras is
 * ignored.
 * @param type by its first bytes
 */
export function isWhole(content: Buffer, type: FileType): boolean {
  if (type === 'image/jpeg') return hasWholeScan(content);
  if (type === 'image/png') return content.includes(IEND);
  if (type === 'image/webp') return content.length >= content.readUInt32LE(4) + 8;
  return content.includes('%%EOF');
}

/** Parses segment by segment, because the embedded thumbnail has an end marker of its own. */
function hasWholeScan(content: Buffer): boolean {
  for (let at = 2; at + 4 <= content.length;) {
    if (content[at] !== 0xff) return false;
    const marker = content[at + 1];
    if (marker === SCAN) return content.includes(END_OF_IMAGE, at);
    at += marker === 0xff ? 1 : 2 + content.readUInt16BE(at + 2);
  }
  return false;
}
