import { readPolicy, rollback } from '@navette/ops/registry';
import type { FastifyBaseLogger } from 'fastify';
import type { ReleaseServices } from '../services.ts';
import { insertLog } from '../../masterdata/public.ts';
import { faredSince } from './fared-since.ts';
import { judge, reasonOf } from './judge.ts';
import { lastChange } from './last-change.ts';

/** Who did it, in the history. */
const who = 'automatic';

/**
 * Goes back to the set before when a remote that changed with the one that runs fails in more sessions than ops accept. A set that was itself reached by
 * going back stays, and what happened before a set ran is not held against it.
 * @returns whether it went back
 */
export async function rollBackFailing(
  { db, now, releases }: Pick<ReleaseServices, 'db' | 'now' | 'releases'>,
  log: FastifyBaseLogger,
): Promise<boolean> {
  const { registry } = releases;
  const policy = await readPolicy(registry);
  if (!policy.automatic) return false;
  const change = await lastChange(registry);
  if (!change || change.action !== 'activate' || change.before === null || change.after === null) return false;
  const changed = change.remotes.flatMap(({ name, after }) =>
    after === null ? [] : [{ remote: name, version: after }],
  );
  const since = new Date(Math.max(Date.parse(change.at), now().getTime() - policy.minutes * 60_000));
  const failing = judge(await faredSince(db, { set: change.after, versions: changed, since }), policy);
  if (!failing) return false;
  const why = reasonOf(failing, policy);
  // Refused when somebody has acted in the meantime.
  const { set, before } = await rollback(registry, { who, why }, change.before, change.after);
  releases.events.emit('changed');
  log.error({ ...failing, before, after: set }, `rolled back by itself: ${why}`);
  await insertLog(db, {
    userId: null,
    role: null,
    method: 'POST',
    url: '/service/release/rollback',
    body: JSON.stringify({ who, why, to: set }),
  });
  return true;
}
