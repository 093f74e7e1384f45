import * as z from 'zod';
import { lineWarnings, readLines } from './stored.ts';
import { keys } from './keys.ts';
import type { Registry } from './registry.ts';

const CHANGE_ACTIONS = [
  'activate',
  'rollback',
  'stage',
  'unstage',
  'policy',
  'overrides',
  'prune',
  'token',
  /** Of former versions of ops, which set damaged files aside. */
  'repair',
] as const;

/** Verification of a set: `full` with a boot in a browser, `static` without, `none` not at all. */
export const VERIFIED_HOW = ['full', 'static', 'none'] as const;

/** Verification of a set. */
export type VerifiedHow = (typeof VERIFIED_HOW)[number];

/** A line of the history. Properties that a later version of ops adds are ignored. */
export const changeSchema = z.object({
  at: z.iso.datetime(),
  /** Author; `automatic` for the suite itself. */
  who: z.string(),
  why: z.string(),
  action: z.enum(CHANGE_ACTIONS),
  /** Id of the set before: that ran, or that was staged; null for none, and for changes that are not about a set. */
  before: z.string().nullable(),
  after: z.string().nullable(),
  /** Verification of the set after; absent in lines of former versions of ops. */
  verified: z.enum(VERIFIED_HOW).default('none'),
  /** Of a rollback of some remotes alone: their names. The set before is then left for good, as by a rollback of the whole set. */
  only: z.array(z.string()).optional(),
  /** Description of a change that the sets do not show: the policy, the origins, what was removed. English. */
  what: z.string().optional(),
});

/** A change of the running set, the staged set, or the rules. */
export type Change = Readonly<z.infer<typeof changeSchema>>;

/** Warning about lines of the history that can't be read, if there are any. */
export const historyWarnings = (registry: Registry): Promise<readonly string[]> =>
  lineWarnings(registry, keys.history, 'The other lines are valid', () => true);

/** Changes, oldest first. A line that this version of ops does not understand is left out. */
export async function history(registry: Registry): Promise<Change[]> {
  return (await readLines(registry, keys.history)).flatMap((line) => {
    const { success, data } = changeSchema.safeParse(line);
    return success ? [data] : [];
  });
}

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

export const verifiedOf = (changes: readonly Change[], set: string): VerifiedHow =>
  changes.findLast(({ action, after }) => after === set && action === 'activate')?.verified ?? 'none';
