import { onValue, type DataSnapshot, type Query } from 'firebase/database';
import { firebaseProblem } from './firebase-problem.ts';
import type { ReadRecord } from './records/read-records.ts';
import type { SnapshotSource } from './snapshot-feed.ts';

/** Parts of a source. */
export interface SourceOptions<Item> {
  /** Built for each subscription, since it filters by the current time. */
  readonly query: () => Query;
  readonly read: ReadRecord<Item>;
  /** Called with the number of unreadable records at each snapshot. */
  readonly onSkipped: (count: number) => void;
  /** Completes records asynchronously, and passes them on once or repeatedly as parts arrive. */
  readonly complete?: (
    records: readonly Item[],
    onRecords: (records: readonly Item[]) => void,
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
        // Race: a newer snapshot has arrived.
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
