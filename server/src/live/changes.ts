import type { components } from '@navette/openapi/types';
import type { LiveServices } from './services.ts';
import { demandsByKey } from './demands.ts';
import { locationsByKey } from './locations/location-handlers.ts';
import { tasksByKey } from './tasks.ts';
import { ticketsByKey } from './tickets.ts';

type Schemas = components['schemas'];

/** Records of the live store by collection, as its list operations answer them. */
export interface LiveRecords {
  tasks: Schemas['Task'];
  demands: Schemas['Demand'];
  tickets: Schemas['Ticket'];
  locations: Schemas['DriverLocation'];
}

export type LiveCollection = keyof LiveRecords;

/** Collections announced equally to all who may list them; tasks are announced to the users they concern. */
export type OpenCollection = Exclude<LiveCollection, 'tasks'>;

type Reader<Name extends LiveCollection> = (
  services: LiveServices,
  keys: readonly string[],
) => Promise<Map<string, LiveRecords[Name]>>;

const byKey = <T>(records: readonly T[], keyOf: (record: T) => string) =>
  new Map(records.map((record) => [keyOf(record), record]));

/** Reads the current records of some keys; a missing one was deleted. */
export const readLive: { readonly [Name in LiveCollection]: Reader<Name> } = {
  tasks: async ({ db }, keys) => byKey(await tasksByKey(db, keys), ({ id }) => id),
  demands: async (services, keys) => byKey(await demandsByKey(services.db, keys, services.now()), ({ key }) => key),
  tickets: async ({ db, fileLinks }, keys) =>
    byKey(await ticketsByKey(db, fileLinks, keys), ({ ticketId }) => ticketId),
  locations: async ({ db }, keys) => byKey(await locationsByKey(db, keys), ({ key }) => key),
};

/** Changed keys, with the users each concerns. */
export type Changed = ReadonlyMap<string, ReadonlySet<number>>;

/** Batches changes that arrive together. */
interface Gathering {
  add(key: string, userId?: number): void;
  stop(): void;
}

/**
 * Collects changes for so many milliseconds, then announces the batch; announcements never overlap.
 * @param onError called when an announcement failed
 */
export function gatherChanges(
  milliseconds: number,
  notify: (changed: Changed) => Promise<void>,
  onError: (error: unknown) => void,
): Gathering {
  let gathered = new Map<string, Set<number>>();
  let timer: NodeJS.Timeout | undefined;
  let notifying = Promise.resolve();
  const flush = () => {
    timer = undefined;
    const changed = gathered;
    gathered = new Map();
    notifying = notifying.then(() => notify(changed)).catch(onError);
  };
  return {
    add: (key, userId) => {
      const users = gathered.get(key) ?? new Set();
      gathered.set(key, userId === undefined ? users : users.add(userId));
      timer ??= setTimeout(flush, milliseconds);
    },
    stop: () => clearTimeout(timer),
  };
}

type Task = components['schemas']['Task'];

interface TaskChanges {
  records: Task[];
  gone: string[];
}

/** Changes of tasks by user: the current state of visible ones, and the deleted or unassigned ones. */
export function taskChanges(changed: Changed, there: ReadonlyMap<string, Task>): Map<number, TaskChanges> {
  const byUser = new Map<number, TaskChanges>();
  for (const [key, users] of changed) {
    const task = there.get(key);
    for (const userId of users) {
      const changes = byUser.get(userId) ?? { records: [], gone: [] };
      byUser.set(userId, changes);
      if (task && (task.data.user === userId || task.user.includes(userId))) changes.records.push(task);
      else changes.gone.push(key);
    }
  }
  return byUser;
}
