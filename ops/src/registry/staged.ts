import type { ReleaseSet } from '@navette/shared/release';
import * as z from 'zod';
import { readStored, unlessDamaged } from './stored.ts';
import { VERIFIED_HOW } from './history.ts';
import { keys } from './keys.ts';
import { currentId, readSet } from './sets.ts';
import type { Registry } from './registry.ts';
import { createHash } from 'node:crypto';

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

const stagingSchema = z.object({
  set: z.string(),
  roles: z.array(z.string()),
  users: z.array(z.string()),
  percent: z.int().min(0).max(100).default(0),
  at: z.iso.datetime(),
  who: z.string(),
  why: z.string(),
  /** The set that ran when it was staged: what it is a change of. */
  base: z.string(),
  verified: z.enum(VERIFIED_HOW),
});

/** A staging: set, audience, reason. */
export type Staging = Readonly<z.infer<typeof stagingSchema>>;

export type StagedSet = Omit<Staging, 'set'> & { readonly set: ReleaseSet };

/** The staging in force; undefined when there is none, or its set runs for everybody now. */
export async function readStaging(registry: Registry): Promise<Staging | undefined> {
  const { data } = stagingSchema.safeParse(await readStored(registry, keys.staged));
  return data && data.set !== (await unlessDamaged(currentId(registry))) ? data : undefined;
}

/**
 * The staged set with its audience; undefined when there is none.
 * @throws {z.ZodError} when another version of ops wrote it, in a form this one does not know
 */
export async function stagedSet(registry: Registry): Promise<StagedSet | undefined> {
  const staging = await readStaging(registry);
  return staging && { ...staging, set: await readSet(registry, staging.set) };
}

/** Whether a user belongs to the audience of a staged set. Who has not signed in never does. */
export const concerns = (
  { set, roles, users, percent }: Audience & { readonly set: string },
  { id, role, email }: SignedIn,
): boolean =>
  roles.includes(role) ||
  users.some((user) => user.toLowerCase() === email.toLowerCase()) ||
  (id !== undefined && inShare(id, set, percent));

/** `lead, ann@navette.example, 10% of all users` */
export const audienceInWords = ({ roles, users, percent }: Audience): string =>
  [...roles, ...users, ...(percent > 0 ? [`${percent}% of all users`] : [])].join(', ');

/**
 * Whether a user belongs to a share of all users for a set. Always the same users for one set, and those of a smaller share belong to any larger one;
 * others for the next set, so that nobody is the first each time.
 * @param percent 0 to 100
 */
export function inShare(user: string | number, set: string, percent: number): boolean {
  const hash = createHash('sha256').update(`${set} ${user}`).digest().readUInt32BE(0);
  return hash / 2 ** 32 < percent / 100;
}
