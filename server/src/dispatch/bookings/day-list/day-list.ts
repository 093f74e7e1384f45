import { createHash } from 'node:crypto';
import { type SentBytes, sentBytes } from './sent-bytes.ts';

/** A row as it is sent. Rows with the same digest have the same contents. */
export interface ListedRow {
  readonly id: number;
  readonly digest: string;
  readonly json: Buffer;
}

/** The rows of some days, in order. */
export interface DayList {
  readonly rows: readonly ListedRow[];
  /** Lists with the same digest are the same, whichever process made them. */
  readonly digest: string;
  /** Bytes of its rows. */
  readonly size: number;
  /** The whole list as JSON, written when it is first asked for: most callers have most of it. */
  whole(): SentBytes;
}

const signs = { open: Buffer.from('['), comma: Buffer.from(','), close: Buffer.from(']') };

/** 128 bits: nobody meets two contents with the same one. */
const digestOf = (content: Buffer | string): string =>
  createHash('sha256').update(content).digest('base64url').slice(0, 22);

/** A row of its id and JSON. */
export function listedRow(id: number, text: string): ListedRow {
  const json = Buffer.from(text);
  return { id, digest: digestOf(json), json };
}

/** A list of its rows. */
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
