import * as z from 'zod';
import { parseStored } from './stored.ts';
import { keys } from './keys.ts';
import type { Registry } from './registry.ts';

/** Policy of automatic rollback. */
export const policySchema = z.object({
  automatic: z.boolean(),
  /** Share of sessions (0 to 1) with a failure of one remote that is still accepted. */
  budget: z.number().min(0).max(1),
  /** Sessions that must have asked for the remote before anything is decided. */
  minimum: z.int().min(1).max(100_000),
  /** Observation window, minutes. */
  minutes: z.int().min(1).max(1440),
});

/** Policy of automatic rollback. */
export type Policy = Readonly<z.infer<typeof policySchema>>;

/** Default: off. */
export const DEFAULT_POLICY: Policy = { automatic: false, budget: 0.2, minimum: 5, minutes: 15 };

/** Reads the policy that ops chose. */
export async function readPolicy(registry: Registry): Promise<Policy> {
  const text = (await registry.store.read(keys.policy))?.text;
  return text === undefined
    ? DEFAULT_POLICY
    : parseStored(
        keys.policy,
        JSON.stringify({ ...DEFAULT_POLICY, ...parseStored(keys.policy, text, z.looseObject({})) }),
        policySchema,
      );
}
