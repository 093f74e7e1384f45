import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type Encoding, brotliQuality, compressionThreshold, gzipLevel } from '../../../kernel/encoding.ts';

/** A serialised row. Rows with the same digest have the same contents. */
export interface ListedRow {
  readonly id: number;
  readonly digest: string;
  readonly json: Buffer;
}

/** The rows of some days, in order. */
export interface DayList {
  readonly rows: readonly ListedRow[];
  /** Lists with the same digest are equal, whichever process made them. */
  readonly digest: string;
  /** Bytes of its rows. */
  readonly size: number;
  /** The whole list as JSON, serialised lazily: most callers already have most of it. */
  whole(): SentBytes;
}

const signs = { open: Buffer.from('['), comma: Buffer.from(','), close: Buffer.from(']') };

/** 128 bits: collisions are practically impossible. */
const digestOf = (content: Buffer | string): string =>
  createHash('sha256').update(content).digest('base64url').slice(0, 22);

/** A row from its id and JSON. */
export function listedRow(id: number, text: string): ListedRow {
  const json = Buffer.from(text);
  return { id, digest: digestOf(json), json };
}

/** A list from its rows. */
export function dayList(rows: readonly ListedRow[]): DayList {
  let whole: SentBytes | undefined;
  return {
    rows,
    digest: digestOf(rows.map(({ digest }) => digest).join('')),
    size: rows.reduce((sum, { json }) => sum + json.length, 0),
    whole: () => (whole ??= sentBytes(Buffer.concat([signs.open, ...separated(rows), signs.close]))),
  };
}

const separated = (rows: readonly ListedRow[]): Buffer[] =>
  rows.flatMap(({ json }, index) => (index === 0 ? [json] : [signs.comma, json]));

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
