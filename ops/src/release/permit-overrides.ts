import { Refusal } from '../refusal.ts';
import { type By, changing, makeChange } from '../registry/change.ts';
import { type OverridePermit, readOverrides } from '../registry/overrides.ts';
import { Damaged } from '../registry/stored.ts';
import { keys } from '../registry/keys.ts';
import type { Registry } from '../registry/registry.ts';

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
  if (!(hours > 0 && hours <= MOST_HOURS)) throw new Refusal(`For ${hours} hours? More than 0, at most ${MOST_HOURS}.`);
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
    if ((await readOverrides(registry).catch(whenDamaged)) === undefined) return { changed: false };
    await makeChange(locked, by, { action: 'overrides', what: 'none' }, { key: keys.overrides, content: null });
    return { changed: true };
  });
}

function whenDamaged(error: unknown): 'damaged' {
  if (error instanceof Damaged) return 'damaged';
  throw error;
}

/**
 * The origins of a permission, each once.
 * @throws {Refusal} as {@link allowOverrides}
 */
export function permittedOrigins(origins: readonly string[], until: Date): string[] {
  const from = [...new Set(origins.map(originOf))];
  if (from.length === 0) throw new Refusal('Say from where: https://dev.example:4310');
  if (until.getTime() - Date.now() > MOST_HOURS * 3_600_000)
    throw new Refusal(`Until ${until.toISOString()}? At most ${MOST_HOURS} hours from now.`);
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
