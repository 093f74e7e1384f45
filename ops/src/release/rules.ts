import * as z from 'zod';
import { parseStored, unlessDamaged, Damaged, readStored, unless } from '../registry/stored.ts';
import { keys } from '../registry/keys.ts';
import type { Registry } from '../registry/registry.ts';
import { faultWords } from '../fault-words.ts';
import { Refusal } from '../refusal.ts';
import { type By, changing, makeChange } from '../registry/change.ts';

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

/**
 * Sets the policy of automatic rollback. Omitted properties stay unchanged.
 * @throws {Refusal} for a number out of its range
 */
export async function setPolicy(
  registry: Registry,
  choice: Partial<Policy>,
  by: By,
): Promise<{ policy: Policy; changed: boolean }> {
  return changing(registry, async (locked) => {
    const before = await unlessDamaged(readPolicy(registry));
    const { data: policy, error } = policySchema.safeParse(
      { ...(before ?? DEFAULT_POLICY), ...choice },
      { error: faultWords },
    );
    if (!policy) throw new Refusal(error.issues.map(({ path, message }) => `${path.join('.')} ${message}.`).join('\n'));
    if (JSON.stringify(before) === JSON.stringify(policy)) return { policy, changed: false };
    const content = `${JSON.stringify(policy)}\n`;
    await makeChange(locked, by, { action: 'policy', what: policyInWords(policy) }, { key: keys.policy, content });
    return { policy, changed: true };
  });
}

/** `automatic rollback on: above 20% failed of at least 5 sessions in 15 minutes` */
export const policyInWords = ({ automatic, budget, minimum, minutes }: Policy): string =>
  `automatic rollback ${automatic ? 'on' : 'off'}: above ${Math.round(budget * 1000) / 10}% failed of at least ${minimum} sessions in ${minutes} minutes`;

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
  const permit = permitSchema.safeParse(await readStored(registry, keys.overrides)).data;
  return permit && Date.parse(permit.until) > now.getTime() ? permit : undefined;
}

const MOST_HOURS = 72;

/**
 * Allows overrides from these origins for some hours; replaces the former permission.
 * @param hours more than 0, at most 72
 * @throws {Refusal} for an origin that is none, is not encrypted (unless it is this machine), or for a time that is too long
 */
export async function allowOverrides(
  registry: Registry,
  origins: readonly string[],
  hours: number,
  by: By,
): Promise<OverridePermit> {
  if (!(hours > 0 && hours <= MOST_HOURS))
    throw new Refusal(`Invalid duration of ${hours} hours: more than 0, at most ${MOST_HOURS}.`);
  return allowOverridesUntil(registry, origins, new Date(Date.now() + hours * 3_600_000), by);
}

/**
 * Allows overrides from these origins until a moment; replaces the former permission.
 * @param until at most 72 hours from now
 * @throws {Refusal} as {@link allowOverrides}
 */
export async function allowOverridesUntil(
  registry: Registry,
  origins: readonly string[],
  until: Date,
  by: By,
): Promise<OverridePermit> {
  const from = permittedOrigins(origins, until);
  return changing(registry, async (locked) => {
    const permit: OverridePermit = { origins: from, until: until.toISOString(), ...by };
    const what = `${from.join(', ')} until ${permit.until}`;
    const content = `${JSON.stringify(permit)}\n`;
    await makeChange(locked, by, { action: 'overrides', what }, { key: keys.overrides, content });
    return permit;
  });
}

/** Ends the permission, also one that can't be read: remotes come from the registry only. */
export async function forbidOverrides(registry: Registry, by: By): Promise<{ changed: boolean }> {
  return changing(registry, async (locked) => {
    if ((await unless(Damaged, readOverrides(registry), 'damaged')) === undefined) return { changed: false };
    await makeChange(locked, by, { action: 'overrides', what: 'none' }, { key: keys.overrides, content: null });
    return { changed: true };
  });
}

/**
 * The origins of a permission, each once.
 * @throws {Refusal} as {@link allowOverrides}
 */
export function permittedOrigins(origins: readonly string[], until: Date): string[] {
  const from = [...new Set(origins.map(originOf))];
  if (from.length === 0) throw new Refusal('Name an origin, such as https://dev.example:4310');
  if (until.getTime() - Date.now() > MOST_HOURS * 3_600_000)
    throw new Refusal(`${until.toISOString()} is too late: at most ${MOST_HOURS} hours from now.`);
  return from;
}

function originOf(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  const local = url !== null && ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
  if (
    !url ||
    url.origin !== text.replace(/\/$/, '') ||
    !(url.protocol === 'https:' || (local && url.protocol === 'http:'))
  ) {
    throw new Refusal(`${text} is not an origin such as https://dev.example:4310 (http only for this machine).`);
  }
  return url.origin;
}
