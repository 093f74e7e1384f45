import { createHash } from 'node:crypto';
import type { ReleaseSet } from '@navette/shared/release';
import * as z from 'zod';
import { parsedJson } from '../json.ts';
import { type Loose, remoteDifferences, versionsIn } from '../release/difference.ts';
import { VERIFIED_HOW } from './history.ts';
import { keys } from './keys.ts';
import type { Registry } from './registry.ts';
import { currentId, readSet, readStoredSet, type StoredSet } from './sets.ts';
import { readStored, unlessDamaged } from './stored.ts';

export interface Audience {
  /** Roles that get it. */
  readonly roles: readonly string[];
  /** E-mail addresses of users that get it besides; upper and lower case are the same. */
  readonly users: readonly string[];
  /** Share of all users that get it besides, 0 to 100, whole. */
  readonly percent: number;
}

export interface SignedIn {
  /** Absent where only role and address are known: such a user is in no share. */
  readonly id?: number;
  readonly role: string;
  readonly email: string;
}

const storedTrial = z.object({
  /** The set of a user whom this trial alone reaches, as it was when it was staged. */
  set: z.string(),
  /** Versions by remote, or `host`; former versions of ops stored the set alone. */
  versions: z.record(z.string(), z.string()).optional(),
  /** Name of the share of users; of former versions of ops the id of the set. */
  share: z.string().optional(),
  roles: z.array(z.string()),
  users: z.array(z.string()),
  percent: z.int().min(0).max(100).default(0),
  at: z.iso.datetime(),
  who: z.string(),
  why: z.string(),
  /** The set that ran when it was staged. */
  base: z.string(),
  verified: z.enum(VERIFIED_HOW),
});

/** All trials; former versions of ops stored the only one. */
const storedTrials = z.union([
  z.object({ trials: z.array(storedTrial) }).transform(({ trials }) => trials),
  storedTrial.transform((trial) => [trial]),
]);

/** A trial: versions of one remote or of several that need each other, their audience and the reason. A remote is in one trial at most. */
export type Trial = Readonly<Required<z.infer<typeof storedTrial>>>;

/** A trial with the set that holds its versions. */
export type StagedSet = Omit<Trial, 'set'> & { readonly set: ReleaseSet };

/** Content of the file for these trials; null, for no file, without any. */
export const contentOf = (trials: readonly Trial[]): string | null =>
  trials.length === 0 ? null : `${JSON.stringify({ trials }, null, 1)}\n`;

/** Trials of a content that {@link contentOf} made. */
export const trialsIn = (content: string | null): Trial[] =>
  content === null ? [] : z.object({ trials: z.array(storedTrial.required()) }).parse(parsedJson(content)).trials;

/** The trials in force, oldest first, without versions that run for everybody by now and remotes that were taken away. */
export async function readTrials(registry: Registry): Promise<Trial[]> {
  const { data = [] } = storedTrials.safeParse(await readStored(registry, keys.staged));
  if (data.length === 0) return [];
  const current = await unlessDamaged(currentId(registry));
  const running = current === undefined ? undefined : await readOr(registry, current);
  const trials = await Promise.all(
    data.map(async (trial): Promise<Trial> => {
      const base = await readOr(registry, trial.base);
      const versions = trial.versions ?? changedVersions(base, await readOr(registry, trial.set));
      return { ...trial, versions: versionsBeside(versions, base, running), share: trial.share ?? trial.set };
    }),
  );
  return trials.filter(({ set, versions }) => set !== current && Object.keys(versions).length > 0);
}

const readOr = (registry: Registry, id: string): Promise<StoredSet | undefined> =>
  readStoredSet(registry, id).catch(() => undefined);

/** Versions that a set brings to another one. */
export const changedVersions = (base: StoredSet | undefined, set: StoredSet | undefined): Record<string, string> =>
  Object.fromEntries(
    remoteDifferences(base, set).flatMap(({ name, after }) => (after === null ? [] : [[name, after]])),
  );

/**
 * Versions of a trial that are no part of what runs: not those that run for everybody, nor those of remotes that were taken away since.
 * @param before what ran when it was staged
 */
export function versionsBeside(
  versions: Trial['versions'],
  before: Loose | undefined,
  running: Loose | undefined,
): Trial['versions'] {
  if (!running) return versions;
  const [ran, runs] = [before ? versionsIn(before) : {}, versionsIn(running)];
  return Object.fromEntries(
    Object.entries(versions).filter(
      ([name, version]) => runs[name] !== version && (runs[name] !== undefined || ran[name] === undefined),
    ),
  );
}

/** The trials whose versions can be read. One that another version of ops wrote, or whose set is damaged, reaches nobody. */
export async function stagedSets(registry: Registry): Promise<StagedSet[]> {
  const trials = await readTrials(registry);
  const read = trials.map(async (trial) => {
    const set = await readSet(registry, trial.set).catch(() => undefined);
    return set ? [{ ...trial, set }] : [];
  });
  return (await Promise.all(read)).flat();
}

/** Whether a user belongs to the audience of a trial. Who has not signed in never does. */
export const concerns = (
  { share, roles, users, percent }: Audience & Pick<Trial, 'share'>,
  { id, role, email }: SignedIn,
): boolean =>
  roles.includes(role) ||
  users.some((user) => user.toLowerCase() === email.toLowerCase()) ||
  (id !== undefined && inShare(id, share, percent));

/** `lead, ann@navette.example, 10% of all users` */
export const audienceInWords = ({ roles, users, percent }: Audience): string =>
  [...roles, ...users, ...(percent > 0 ? [`${percent}% of all users`] : [])].join(', ');

/** `dispatch 1.2.0, host 1.1.0` */
export const trialInWords = ({ versions }: Pick<Trial, 'versions'>): string =>
  Object.entries(versions)
    .map(([name, version]) => `${name} ${version}`)
    .join(', ');

/**
 * Whether a user belongs to a share of all users for versions on trial. Always the same users for the same versions, and those of a smaller share belong to any
 * larger one; others for the next versions, so that nobody is the first each time.
 * @param percent 0 to 100
 */
export function inShare(user: string | number, share: string, percent: number): boolean {
  const hash = createHash('sha256').update(`${share} ${user}`).digest().readUInt32BE(0);
  return hash / 2 ** 32 < percent / 100;
}
