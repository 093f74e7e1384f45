import type { DayList } from './day-list.ts';
import { type SentBytes, sentBytes } from './sent-bytes.ts';

/** Digests of the rows of a list by id, in its order: all that is kept of a list that a caller may still have. */
export type RowDigests = ReadonlyMap<number, string>;

/** What changed between two lists, as the contract writes it (BookingChanges). */
export interface ListChanges {
  readonly bytes: SentBytes;
  /** Rows in it. */
  readonly count: number;
}

/** The digests of the rows of a list. */
export const rowDigests = ({ rows }: DayList): RowDigests => new Map(rows.map(({ id, digest }) => [id, digest]));

/**
 * What changed from a list to another one: the rows that are new or other than before, each with its place in the new list, and the ids that are gone. Undefined
 * when most rows did, for which the whole list is the better answer, and when unchanged rows have another order, which places of changed ones don't tell.
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
