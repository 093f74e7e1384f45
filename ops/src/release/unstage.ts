import { type By, changing, makeChange } from '../registry/change.ts';
import { Damaged } from '../registry/stored.ts';
import { keys } from '../registry/keys.ts';
import { readStaging } from '../registry/staged.ts';
import type { Changed } from './activate.ts';
import type { Registry } from '../registry/registry.ts';

/** Ends the trial, also one that can't be read: everybody is on the stable set again. */
export async function unstage(registry: Registry, by: By): Promise<Changed> {
  return changing(registry, async (locked) => {
    const staging = await readStaging(registry).catch(whenDamaged);
    if (!staging) return { set: null, before: null, changed: false, verified: 'none' };
    await makeChange(locked, by, { action: 'unstage', before: staging.set }, { key: keys.staged, content: null });
    return { set: null, before: staging.set, changed: true, verified: 'none' };
  });
}

function whenDamaged(error: unknown): { readonly set: null } {
  if (error instanceof Damaged) return { set: null };
  throw error;
}
