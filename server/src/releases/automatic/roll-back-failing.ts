import { type By, type Changed, readPolicy, Refusal, rollback, rollbackRemotes } from '@navette/ops/registry';
import type { FastifyBaseLogger } from 'fastify';
import type { ReleaseServices } from '../services.ts';
import { insertLog } from '../../masterdata/public.ts';
import { type Decision, decide } from './decide.ts';
import { reasonOf } from './judge.ts';

/** Who did it, in the history. */
const who = 'automatic';

/**
 * Rolls back each remote that changed with the set that runs and fails in more sessions than ops accept; the host and the other remotes stay. The whole set
 * goes back when its host may be at fault, or when a remote can't go back alone. A set that was itself reached by going back stays, and what happened
 * before a set ran is not held against it.
 * @returns whether something was rolled back
 */
export async function rollBackFailing(
  { db, now, releases }: Pick<ReleaseServices, 'db' | 'now' | 'releases'>,
  log: FastifyBaseLogger,
): Promise<boolean> {
  const { registry } = releases;
  const policy = await readPolicy(registry);
  if (!policy.automatic) return false;
  const decision = await decide(db, registry, policy, now());
  if (!decision) return false;
  const { failing } = decision;
  const why = reasonOf(failing, policy);
  // Refused when somebody has acted in the meantime.
  const { set, before } = await goBack(registry, decision, { who, why });
  releases.events.emit('changed');
  log.error({ failing, before, after: set }, `rolled back by itself: ${why}`);
  await insertLog(db, {
    userId: null,
    role: null,
    method: 'POST',
    url: '/service/release/rollback',
    body: JSON.stringify({ who, why, to: set }),
  });
  return true;
}

async function goBack(registry: string, { what, running, before, failing }: Decision, by: By): Promise<Changed> {
  if (what === 'set') return rollback(registry, by, before, running);
  const remotes = failing.map(({ remote }) => remote);
  try {
    return await rollbackRemotes(registry, remotes, by, running);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return rollback(registry, by, before, running);
  }
}
