import type { FileType } from '../ports/files/file-type.ts';

interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** Width and height that a picture says it has, in pixels; undefined when it says nothing that can be read. */
export function sizeOfPicture(content: Buffer, type: FileType): PictureSize | undefined {
  if (type === 'image/jpeg') return sizeOfJpeg(content);
  if (content.length < 30) return undefined;
  if (type === 'image/png') return { width: content.readUInt32BE(16), height: content.readUInt32BE(20) };
  return type === 'image/webp' ? sizeOfWebp(content) : undefined;
}

/** In the segment that begins a frame (SOF), of which there are several kinds. */
function sizeOfJpeg(content: Buffer): PictureSize | undefined {
  for (let at = 2; at + 9 <= content.length && content[at] === 0xff;) {
    const marker = content[at + 1] ?? 0;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { width: content.readUInt16BE(at + 7), height: content.readUInt16BE(at + 5) };
    at += marker === 0xff ? 1 : 2 + content.readUInt16BE(at + 2);
  }
  return undefined;
}

function sizeOfWebp(content: Buffer): PictureSize | undefined {
  switch (content.toString('latin1', 12, 16)) {
    case 'VP8X':
      return { width: content.readUIntLE(24, 3) + 1, height: content.readUIntLE(27, 3) + 1 };
    case 'VP8 ':
      return { width: content.readUInt16LE(26) % 0x4000, height: content.readUInt16LE(28) % 0x4000 };
    case 'VP8L':
      return {
        width: (content.readUInt16LE(21) % 0x4000) + 1,
        height: (Math.floor(content.readUInt32LE(21) / 0x4000) % 0x4000) + 1,
      };
    default:
      return undefined;
  }
}
