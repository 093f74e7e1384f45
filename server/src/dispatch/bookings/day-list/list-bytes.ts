import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type Encoding, brotliQuality, compressionThreshold, gzipLevel } from '../../../kernel/encoding.ts';

/** A serialised list. */
export interface ListBytes {
  json: Buffer;
  /** Rows in it. */
  count: number;
  /** Lazily compressed; undefined below the threshold. */
  compressed(encoding: Encoding): Promise<Buffer> | undefined;
}

const signs = { open: Buffer.from('['), comma: Buffer.from(','), close: Buffer.from(']') };

/** A list of rows that are JSON already. */
export function listBytes(rows: readonly Buffer[]): ListBytes {
  const parts = rows.flatMap((row, index) => (index === 0 ? [row] : [signs.comma, row]));
  const json = Buffer.concat([signs.open, ...parts, signs.close]);
  const made = new Map<Encoding, Promise<Buffer>>();
  return {
    json,
    count: rows.length,
    compressed: (encoding) => {
      if (json.length < compressionThreshold) return undefined;
      const bytes = made.get(encoding) ?? compress[encoding](json);
      made.set(encoding, bytes);
      return bytes;
    },
  };
}

/** Room for nearly any compressed day: with less, the work goes back and forth between threads. */
const chunkSize = 256 * 1024;
const [brotli, zip] = [promisify(brotliCompress), promisify(gzip)];

const compress: Record<Encoding, (json: Buffer) => Promise<Buffer>> = {
  br: (json) =>
    brotli(json, {
      chunkSize,
      params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality, [constants.BROTLI_PARAM_SIZE_HINT]: json.length },
    }),
  gzip: (json) => zip(json, { chunkSize, level: gzipLevel }),
};
