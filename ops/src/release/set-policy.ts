import { faultWords } from '../fault-words.ts';
import { Refusal } from '../refusal.ts';
import { type By, changing, makeChange } from '../registry/change.ts';
import { unlessDamaged } from '../registry/stored.ts';
import { keys } from '../registry/keys.ts';
import { DEFAULT_POLICY, type Policy, policySchema, readPolicy } from '../registry/policy.ts';
import type { Registry } from '../registry/registry.ts';

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
