import { parsedJson } from '../../../json.ts';
import { Refusal } from '../../../refusal.ts';
import { watchForLife, describeOwner, type LockOwner, newOwner, ownerSchema, LostLock } from '../lock.ts';
import type { Held } from '../store.ts';
import type { S3Objects } from '../../s3.ts';
import * as z from 'zod';
import { keys } from '../../keys.ts';

const PATIENCE = 60_000;
const BEAT = 4_000;

/** Runs `work` under the lock object of a bucket. A dead owner is known by its heartbeat, and on the same machine by the table of processes. */
export async function withS3Lock<T>(objects: S3Objects, work: (held: Held) => Promise<T>): Promise<T> {
  const me = await newOwner();
  await acquire(objects, me);
  // One after the other: two beats at once would refuse each other.
  let last: Promise<unknown> = Promise.resolve();
  const beat = (): Promise<boolean> => {
    const next = last.then(() => renew(objects, me, (beat) => ({ owner: me, beat: beat + 1 })));
    last = next.catch(() => undefined);
    return next;
  };
  // A beat that fails is no loss yet: `confirm` finds out.
  const heart = setInterval(() => void beat().catch(() => undefined), BEAT);
  try {
    return await work({
      confirm: async () => {
        if (!(await beat()))
          throw new LostLock(
            'Another command took over the lock while this one was suspended. Nothing was changed; try again.',
          );
      },
    });
  } finally {
    clearInterval(heart);
    await last;
    await renew(objects, me, (beat) => ({ owner: null, beat })).catch(() => undefined);
  }
}

/** Replaces the state of a lock that is held. @returns false when another owner has it */
async function renew(objects: S3Objects, me: LockOwner, next: (beat: number) => LockState): Promise<boolean> {
  const found = await readLock(objects);
  return found?.owner?.token === me.token && (await replaceLock(objects, next(found.beat), found.tag));
}

async function acquire(objects: S3Objects, me: LockOwner): Promise<void> {
  const started = performance.now();
  const life = watchForLife();
  const state = { owner: me, beat: 0 };
  for (;;) {
    const found = await readLock(objects);
    if (!found) {
      if (await createLock(objects, state)) return;
    } else if (found.owner === null || (await life.isGone({ owner: found.owner, touched: found.beat }))) {
      if (await replaceLock(objects, state, found.tag)) return;
    } else if (performance.now() - started > PATIENCE)
      throw new Refusal(
        `${describeOwner(found.owner)} has been changing this registry for more than ${PATIENCE / 1000} s. Try again; nothing was changed.`,
      );
    await new Promise((resolve) => setTimeout(resolve, 30 + Math.random() * 100));
  }
}

const lockSchema = z.object({
  /** `null` while nobody holds it: the object is never removed, so that every step is one conditional write. */
  owner: ownerSchema.nullable(),
  /** Heartbeats of this owner. */
  beat: z.int(),
});

type LockState = Readonly<z.infer<typeof lockSchema>>;

/** Reads the lock object. One that can't be read belongs to nobody. */
async function readLock(objects: S3Objects): Promise<(LockState & { readonly tag: string }) | undefined> {
  const found = await objects.get(keys.lock);
  const state = found && lockSchema.safeParse(parsedJson(found.body.toString())).data;
  return found && { ...(state ?? { owner: null, beat: 0 }), tag: found.tag };
}

/** @returns false when it is there already */
const createLock = async (objects: S3Objects, state: LockState): Promise<boolean> =>
  (await objects.put(keys.lock, JSON.stringify(state), { condition: 'absent' })) !== undefined;

/** @returns false when it is not in the state with this tag any more */
const replaceLock = async (objects: S3Objects, state: LockState, tag: string): Promise<boolean> =>
  (await objects.put(keys.lock, JSON.stringify(state), { condition: { tag } })) !== undefined;
