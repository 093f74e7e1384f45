import { createReadStream } from 'node:fs';

/** What a bank's file is written in. */
export type Encoding = 'utf-8' | 'windows-1252' | 'utf-16le';

/** Looks at the whole file: text that is not UTF-8 is Latin-1, as Windows writes it. `undefined` when the file is no text at all. */
export async function encodingOf(path: string): Promise<Encoding | undefined> {
  const utf8 = new TextDecoder('utf-8', { fatal: true });
  let encoding: Encoding = 'utf-8';
  let first = true;
  for await (const chunk of createReadStream(path)) {
    if (!Buffer.isBuffer(chunk)) return undefined;
    if (first && chunk[0] === 0xff && chunk[1] === 0xfe) return 'utf-16le';
    first = false;
    if (chunk.includes(0)) return undefined;
    if (encoding === 'utf-8' && !decodes(utf8, chunk)) encoding = 'windows-1252';
  }
  return encoding === 'utf-8' && !decodes(utf8) ? 'windows-1252' : encoding;
}

function decodes(decoder: TextDecoder, chunk?: Uint8Array): boolean {
  try {
    decoder.decode(chunk, { stream: chunk !== undefined });
    return true;
  } catch {
    return false;
  }
}
