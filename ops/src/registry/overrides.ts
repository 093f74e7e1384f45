import * as z from 'zod';
import { cachedText } from './cached-file.ts';
import { paths } from './paths.ts';

const permitSchema = z.object({
  /** From where: `https://dev.example:4310`. */
  origins: z.array(z.url()),
  until: z.iso.datetime(),
  who: z.string(),
  why: z.string(),
});

/** Developers may take a remote from elsewhere, for a time. */
export type OverridePermit = Readonly<z.infer<typeof permitSchema>>;

/** What developers may now take from elsewhere; nothing when they may not, which is usual, or not any more. */
export async function readOverrides(registry: string, now: Date = new Date()): Promise<OverridePermit | undefined> {
  const text = await cachedText(paths.overrides(registry));
  const permit = text === undefined ? undefined : permitSchema.safeParse(JSON.parse(text)).data;
  return permit && Date.parse(permit.until) > now.getTime() ? permit : undefined;
}
