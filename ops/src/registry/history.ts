import * as z from 'zod';
import { lineWarnings, readLines } from './json-lines.ts';
import { keys } from './keys.ts';
import type { Registry } from './registry.ts';

/** Actions of the history. */
export const CHANGE_ACTIONS = [
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
  lineWarnings(registry, keys.history, 'The other lines count', () => true);

/** Changes, oldest first. A line that this version of ops does not understand is left out. */
export async function history(registry: Registry): Promise<Change[]> {
  return (await readLines(registry, keys.history)).flatMap((line) => {
    const { success, data } = changeSchema.safeParse(line);
    return success ? [data] : [];
  });
}
