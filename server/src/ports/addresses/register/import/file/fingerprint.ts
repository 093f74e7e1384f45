import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { RefusedFile } from '../refused-file.ts';

/**
 * Fingerprint of the content: SHA-256 in hexadecimal.
 * @throws {RefusedFile} when it is no UTF-8 text
 */
export async function fingerprintOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  const utf8 = new TextDecoder('utf-8', { fatal: true });
  for await (const chunk of createReadStream(path, { highWaterMark: 1 << 20 })) {
    const bytes: Buffer = Buffer.isBuffer(chunk) ? chunk : Buffer.from(String(chunk));
    if (bytes.includes(0) || !decodes(utf8, bytes))
      throw new RefusedFile('is not text in UTF-8, as the address register is');
    hash.update(bytes);
  }
  if (!decodes(utf8)) throw new RefusedFile('ends in the middle of a letter: it is not whole');
  return hash.digest('hex');
}

function decodes(decoder: TextDecoder, chunk?: Uint8Array): boolean {
  try {
    decoder.decode(chunk, { stream: chunk !== undefined });
    return true;
  } catch {
    return false;
  }
}
