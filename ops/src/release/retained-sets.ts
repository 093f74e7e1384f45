import type { Change } from '../registry/history.ts';

/**
 * Sets that a page which is still open may need: those that ran or were staged at some moment since `since`, and for each the one that ran before it,
 * which is what a tab falls back to.
 * @param changes oldest first
 */
export function setsSince(changes: readonly Change[], since: Date): Set<string> {
  const retained = new Set<string>();
  for (const [index, { action, before, after }] of changes.entries()) {
    if (after === null) continue;
    const end = action === 'stage' ? endOfStaging(changes.slice(index + 1), after) : endOfRun(changes.slice(index + 1));
    if (end !== undefined && Date.parse(end) < since.getTime()) continue;
    retained.add(after);
    if (action === 'activate' && before !== null) retained.add(before);
  }
  return retained;
}

const runs = ({ action }: Change): boolean => action === 'activate' || action === 'rollback';

const endOfRun = (later: readonly Change[]): string | undefined => later.find(runs)?.at;

const endOfStaging = (later: readonly Change[], set: string): string | undefined =>
  later.find(
    (change) => change.action === 'stage' || change.action === 'unstage' || (runs(change) && change.after === set),
  )?.at;
