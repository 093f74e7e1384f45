import * as z from 'zod';
import { keys } from '../../keys.ts';
import { ownerSchema } from '../lock-owner.ts';
import type { S3Objects } from '@navette/s3';

const lockSchema = z.object({
  /** `null` while nobody holds it: the object is never removed, so that every step is one conditional write. */
  owner: ownerSchema.nullable(),
  /** Heartbeats of this owner. */
  beat: z.int(),
});

/** State of the lock object of a bucket. */
export type LockState = Readonly<z.infer<typeof lockSchema>>;

/** Reads the lock object. One that can't be read belongs to nobody. */
export async function readLock(objects: S3Objects): Promise<(LockState & { readonly tag: string }) | undefined> {
  const found = await objects.get(keys.lock);
  return found && { ...stateOf(found.body), tag: found.tag };
}

/** @returns false when it is there already */
export const createLock = async (objects: S3Objects, state: LockState): Promise<boolean> =>
  (await objects.put(keys.lock, JSON.stringify(state), { condition: 'absent' })) !== undefined;

/** @returns false when it is not in the state with this tag any more */
export const replaceLock = async (objects: S3Objects, state: LockState, tag: string): Promise<boolean> =>
  (await objects.put(keys.lock, JSON.stringify(state), { condition: { tag } })) !== undefined;

function stateOf(body: Buffer): LockState {
  try {
    return lockSchema.parse(JSON.parse(body.toString()));
  } catch {
    return { owner: null, beat: 0 };
  }
}
