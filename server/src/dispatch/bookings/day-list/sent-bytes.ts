import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type Encoding, brotliQuality, compressionThreshold, gzipLevel } from '../../../kernel/encoding.ts';

/** JSON that is sent to many callers. */
export interface SentBytes {
  json: Buffer;
  /** Lazily compressed; undefined below the threshold. */
  compressed(encoding: Encoding): Promise<Buffer> | undefined;
}

/** JSON that is compressed once per encoding, lazily. */
export function sentBytes(json: Buffer): SentBytes {
  const made = new Map<Encoding, Promise<Buffer>>();
  return {
    json,
    compressed: (encoding) => {
      if (json.length < compressionThreshold) return undefined;
      const bytes = made.get(encoding) ?? compress[encoding](json);
      made.set(encoding, bytes);
      return bytes;
    },
  };
}

/** Fits nearly any compressed day: smaller chunks cause switches between threads. */
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
