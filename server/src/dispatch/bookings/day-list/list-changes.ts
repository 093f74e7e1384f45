import type { DayList } from './day-list.ts';
import { type SentBytes, sentBytes } from './sent-bytes.ts';

/** Row digests of a list by id, in order: the only part kept of a list that a caller may still have. */
export type RowDigests = ReadonlyMap<number, string>;

/** Delta between two lists, as in the contract (BookingChanges). */
export interface ListChanges {
  readonly bytes: SentBytes;
  /** Number of rows in the list. */
  readonly count: number;
}

/** The digests of the rows of a list. */
export const rowDigests = ({ rows }: DayList): RowDigests => new Map(rows.map(({ id, digest }) => [id, digest]));

/**
 * Delta from one list to another: new or changed rows, each with its index in the new list, and the removed ids. Undefined when most rows changed, so
 * that the whole list is smaller, and when unchanged rows were reordered, which the delta can't express.
 */
export function listChanges(before: RowDigests, list: DayList): ListChanges | undefined {
  const { rows } = list;
  const isKept = ({ id, digest }: (typeof rows)[number]) => before.get(id) === digest;
  const changed = rows.flatMap((row, at) => (isKept(row) ? [] : [{ row, at }]));
  if (changed.length * 2 > rows.length) return undefined;
  const now = rowDigests(list);
  const kept = rows.filter(isKept);
  let place = 0;
  for (const [id, digest] of before) if (now.get(id) === digest && kept[place++]?.id !== id) return undefined;
  const gone = [...before.keys()].filter((id) => !now.has(id));
  const parts = changed.flatMap(({ row, at }, index) => [
    Buffer.from(`${index === 0 ? '' : ','}{"at":${at},"row":`),
    row.json,
    Buffer.from('}'),
  ]);
  const end = `],"gone":${JSON.stringify(gone)},"count":${rows.length}}`;
  const json = Buffer.concat([Buffer.from('{"changed":['), ...parts, Buffer.from(end)]);
  return { bytes: sentBytes(json), count: changed.length };
}
