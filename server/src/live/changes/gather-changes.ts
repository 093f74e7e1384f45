/** Changed keys, with the users each concerns. */
export type Changed = ReadonlyMap<string, ReadonlySet<number>>;

/** Batches changes that arrive together. */
export interface Gathering {
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
