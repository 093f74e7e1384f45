import * as z from 'zod';
import { parsedLine, readLines } from './json-lines.ts';
import { keys } from './keys.ts';
import { storeOf } from './store/store-of.ts';

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
  'repair',
] as const;

/** How a set was checked: `full` with a boot in a browser, `static` without, `none` not at all. */
export const VERIFIED_HOW = ['full', 'static', 'none'] as const;

/** How a set was checked. */
export type VerifiedHow = (typeof VERIFIED_HOW)[number];

/** A line of the history. Properties that a later version of ops adds are ignored. */
export const changeSchema = z.object({
  at: z.iso.datetime(),
  /** Who did it; `automatic` for the suite itself. */
  who: z.string(),
  why: z.string(),
  action: z.enum(CHANGE_ACTIONS),
  /** Id of the set before: that ran, or that was staged; null for none, and for changes that are not about a set. */
  before: z.string().nullable(),
  after: z.string().nullable(),
  /** How the set after was checked; lines of former versions of ops do not say. */
  verified: z.enum(VERIFIED_HOW).default('none'),
  /** Of a rollback of some remotes alone: their names. The set before is then left for good, as by a rollback of the whole set. */
  only: z.array(z.string()).optional(),
  /** What was changed, where the sets do not say it: the policy, the origins, what was removed. English. */
  what: z.string().optional(),
  /** Of a repair: the files that were set aside, whole or some lines of them. */
  setAside: z.array(z.object({ file: z.string(), lines: z.number().nullable() })).optional(),
});

/** A change of the running set, the staged set, or the rules. */
export type Change = Readonly<z.infer<typeof changeSchema>>;

/** Whether lines of the history can't be read, as warnings. */
export async function historyWarnings(registry: string): Promise<readonly string[]> {
  const lines = await storeOf(registry).lines(keys.history);
  const damaged = lines.filter((line) => parsedLine(line).length === 0).length;
  if (damaged === 0) return [];
  return [
    `${damaged === 1 ? 'A line' : `${damaged} lines`} of the history can't be read. \`ops repair\` shows what would put it right.`,
  ];
}

/** Changes, oldest first. A line that this version of ops does not understand is left out. */
export async function history(registry: string): Promise<Change[]> {
  return (await readLines(registry, keys.history)).flatMap((line) => {
    const { success, data } = changeSchema.safeParse(line);
    return success ? [data] : [];
  });
}
