import { createReadStream } from 'node:fs';
import { RefusedFile } from '../refused-file.ts';

/** Whole rows of a file. */
export interface Block {
  readonly text: string;
  /** Bytes from the beginning of the file to the end of these rows. */
  readonly end: number;
}

/** How much is read at a time, in bytes: some thousand rows. */
const BLOCK = 1 << 20;
/** Without a limit a quote that never ends would take the whole file for one field. */
const LONGEST_ROW = 4 << 20;

const QUOTE = 0x22;
const NEWLINE = 0x0a;

/** The file from a position at which a row begins, in pieces that end where a row ends. */
export async function* blocksOf(path: string, start: number, size = BLOCK): AsyncGenerator<Block> {
  let rest: Buffer = Buffer.alloc(0);
  let end = start;
  for await (const chunk of createReadStream(path, { start, highWaterMark: size })) {
    const bytes: Buffer = Buffer.isBuffer(chunk) ? chunk : Buffer.from(String(chunk));
    const held = rest.length > 0 ? Buffer.concat([rest, bytes]) : bytes;
    const cut = endOfRows(held);
    if (cut === 0 && held.length > LONGEST_ROW)
      throw new RefusedFile(`has a quote that never ends, after ${end} bytes`);
    if (cut > 0) yield { text: held.toString('utf8', 0, cut), end: (end += cut) };
    rest = held.subarray(cut);
  }
  if (rest.length > 0) yield { text: rest.toString('utf8'), end: end + rest.length };
}

/** Where the last whole row ends; a line break inside quotes ends none. */
function endOfRows(bytes: Buffer): number {
  let quoted = false;
  let end = 0;
  for (let index = 0; index < bytes.length; index += 1) {
    if (bytes[index] === QUOTE) quoted = !quoted;
    else if (bytes[index] === NEWLINE && !quoted) end = index + 1;
  }
  return end;
}
