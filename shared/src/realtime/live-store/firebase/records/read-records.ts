import type { LiveCollection, LiveRecords } from '../../live-records.ts';
import { readDemand } from './demand-record.ts';
import { readLocation } from './location-record.ts';
import { readTask } from './task-record.ts';
import { readTicket } from './ticket-record.ts';

/** Reads a record; undefined for a broken or foreign one. */
export type ReadRecord<Item> = (key: string, value: unknown) => Item | undefined;

/** Strict parser of each collection, because apps of any version write into it. */
export const readers: { readonly [Name in LiveCollection]: ReadRecord<LiveRecords[Name]> } = {
  tasks: readTask,
  demands: readDemand,
  tickets: readTicket,
  locations: readLocation,
};
