import { createReadStream } from 'node:fs';
import type { Encoding } from './encoding.ts';

/** The text of a file, piece by piece, without a byte order mark. */
export async function* textOf(path: string, encoding: Encoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const chunk of createReadStream(path))
    yield decoder.decode(Buffer.isBuffer(chunk) ? chunk : Buffer.from(String(chunk)), { stream: true });
  yield decoder.decode();
}
