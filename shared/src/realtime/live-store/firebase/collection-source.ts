import { onValue, type DataSnapshot, type Query } from 'firebase/database';
import { firebaseProblem } from './firebase-problem.ts';
import type { ReadRecord } from './records/read-records.ts';
import type { SnapshotSource } from './snapshot-feed.ts';

/** What a source is made of. */
export interface SourceOptions<Item> {
  /** Made anew for each listening: what stands is a matter of the moment. */
  readonly query: () => Query;
  readonly read: ReadRecord<Item>;
  /** Told how many records could not be read, each time some arrive. */
  readonly onSkipped: (count: number) => void;
  /** Finds out what else has to be known of records, and tells them, once or as more is known. */
  readonly complete?: (
    records: readonly Item[],
    tell: (records: readonly Item[]) => void,
    isOver: () => boolean,
  ) => Promise<void>;
}

/** A collection in the Realtime Database. Broken and foreign records are left out, and counted. */
export function collectionSource<Item>({
  query,
  read,
  onSkipped,
  complete,
}: SourceOptions<Item>): SnapshotSource<Item> {
  return {
    listen: (onRecords, onFailure) => {
      let turn = 0;
      const onSnapshot = (snapshot: DataSnapshot) => {
        const own = (turn += 1);
        const records: Item[] = [];
        snapshot.forEach((child) => {
          const record = child.key === null ? undefined : read(child.key, child.val());
          if (record) records.push(record);
        });
        onSkipped(snapshot.size - records.length);
        if (!complete) return onRecords(records);
        // What arrives meanwhile is newer.
        return void complete(records, onRecords, () => own !== turn);
      };
      const stop = onValue(query(), onSnapshot, (error) => onFailure(firebaseProblem(error)));
      return () => {
        turn += 1;
        stop();
      };
    },
  };
}
