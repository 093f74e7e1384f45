import * as z from 'zod';
import { jsonOf } from './stored.ts';
import { keys } from './keys.ts';
import type { Registry } from './registry.ts';

const permitSchema = z.object({
  /** From where: `https://dev.example:4310`. */
  origins: z.array(z.url()),
  until: z.iso.datetime(),
  who: z.string(),
  why: z.string(),
});

/** Permission for developers to load a remote from other origins, with an expiry. */
export type OverridePermit = Readonly<z.infer<typeof permitSchema>>;

/** The permission in force; undefined when there is none or it has expired. */
export async function readOverrides(registry: Registry, now: Date = new Date()): Promise<OverridePermit | undefined> {
  const text = (await registry.store.read(keys.overrides))?.text;
  const permit = text === undefined ? undefined : permitSchema.safeParse(jsonOf(keys.overrides, text)).data;
  return permit && Date.parse(permit.until) > now.getTime() ? permit : undefined;
}
