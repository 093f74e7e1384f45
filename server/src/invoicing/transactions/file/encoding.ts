import { createReadStream } from 'node:fs';

/** What a bank's file is written in. */
export type Encoding = 'utf-8' | 'windows-1252' | 'utf-16le' | 'utf-16be';

/** Looks at the whole file: text that is not UTF-8 is Latin-1, as Windows writes it. `undefined` when the file is no text at all. */
export async function encodingOf(path: string): Promise<Encoding | undefined> {
  const utf8 = new TextDecoder('utf-8', { fatal: true });
  let encoding: Encoding = 'utf-8';
  let first = true;
  for await (const chunk of createReadStream(path)) {
    if (!Buffer.isBuffer(chunk)) return undefined;
    const wide = first ? wideEncoding(chunk) : undefined;
    if (wide) return wide;
    first = false;
    if (chunk.includes(0)) return undefined;
    if (encoding === 'utf-8' && !decodes(utf8, chunk)) encoding = 'windows-1252';
  }
  return encoding === 'utf-8' && !decodes(utf8) ? 'windows-1252' : encoding;
}

/** UTF-16 by its byte order mark, else by the zero beside each letter of a header, which is in ASCII. */
function wideEncoding(chunk: Buffer): Encoding | undefined {
  const start = chunk.subarray(0, 64);
  if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le';
  if (start[0] === 0xfe && start[1] === 0xff) return 'utf-16be';
  const zerosAt = (odd: number) => start.filter((byte, index) => index % 2 === odd && byte === 0).length;
  if (start.length < 16 || zerosAt(0) + zerosAt(1) < start.length * 0.4) return undefined;
  if (zerosAt(0) === 0) return 'utf-16le';
  return zerosAt(1) === 0 ? 'utf-16be' : undefined;
}

function decodes(decoder: TextDecoder, chunk?: Uint8Array): boolean {
  try {
    decoder.decode(chunk, { stream: chunk !== undefined });
    return true;
  } catch {
    return false;
  }
}
