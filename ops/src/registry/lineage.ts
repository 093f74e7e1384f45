import type { Change, VerifiedHow } from './history.ts';

/**
 * The sets that a rollback may go to, oldest first, the one that runs last. A rollback drops the set that it leaves, so that two rollbacks go two steps
 * back instead of returning to it. A rollback of some remotes alone makes a new set that stands in place of the one that it leaves.
 * @param current id of the set that runs; added when the history does not know it (yet)
 */
export function lineage(changes: readonly Change[], current?: string): string[] {
  const line: string[] = [];
  for (const { action, after, only } of changes) {
    if (after === null || (action !== 'activate' && action !== 'rollback')) continue;
    const known = line.lastIndexOf(after);
    if (known >= 0 && (action === 'rollback' || known === line.length - 1)) line.length = known + 1;
    else if (action === 'rollback' && only !== undefined) line.splice(-1, 1, after);
    else line.push(after);
  }
  if (current !== undefined && line.at(-1) !== current) line.push(current);
  return line;
}

/** The set that a rollback from the current one goes to; nothing when there is none. */
export const previousId = (changes: readonly Change[], current: string): string | undefined =>
  lineage(changes, current).at(-2);

/** The change since when a set runs. */
export const startOf = (changes: readonly Change[], set: string): Change | undefined =>
  changes.findLast(({ action, after }) => after === set && (action === 'activate' || action === 'rollback'));

/** Verification of a set at its last activation. */
export const verifiedOf = (changes: readonly Change[], set: string): VerifiedHow =>
  changes.findLast(({ action, after }) => after === set && action === 'activate')?.verified ?? 'none';
