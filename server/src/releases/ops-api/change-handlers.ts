import {
  activate,
  apply,
  type Assurance,
  parseDesired,
  repeatedRollback,
  rollback,
  rollbackRemotes,
  stage,
  unstage,
} from '@navette/ops/registry';
import type { Handler, Handlers } from '../../kernel/operation.ts';
import { invalid } from '../../kernel/problem.ts';
import { deployed } from '../changes/assurance.ts';
import { checkAudience, notStaff } from '../changes/check-order.ts';
import { refusable } from '../changes/refusals.ts';
import type { Releases } from '../releases.ts';
import type { ReleaseServices } from '../services.ts';
import { chosenOf, ofCaller, opsBy, opsChange } from './ops-call.ts';

/** As strict as the command line: a boot is wanted unless the call does without. Working copies never run here. */
const strict = async (releases: Releases, withoutBoot = false): Promise<Assurance> => ({
  deployed: await deployed(releases),
  withoutBoot,
});

const opsActivate: Handler<'opsActivate', ReleaseServices> = async ({ body, request, services: { releases } }) => {
  const wanted = chosenOf(body, ['latest', 'staged']);
  const by = opsBy(request, body.why, { wanted });
  return opsChange(request, releases, async (registry) =>
    activate(registry, wanted, by, await strict(releases, body.withoutBoot)),
  );
};

const opsStage: Handler<'opsStage', ReleaseServices> = async ({ body, request, services: { releases, db } }) => {
  const wanted = chosenOf(body, ['latest', 'staged']);
  const audience = { roles: body.roles ?? [], users: body.users ?? [], percent: body.percent ?? 0 };
  await checkAudience(db, audience);
  const by = opsBy(request, body.why, { wanted, ...audience });
  return opsChange(request, releases, async (registry) =>
    stage(registry, wanted, audience, by, await strict(releases)),
  );
};

const opsUnstage: Handler<'opsUnstage', ReleaseServices> = async ({ body, request, services: { releases } }) => {
  const by = opsBy(request, body.why);
  return opsChange(request, releases, (registry) => unstage(registry, by));
};

const opsRollback: Handler<'opsRollback', ReleaseServices> = async ({ body, request, services: { releases } }) => {
  const { to, remotes, from, why } = body;
  if (remotes && to !== undefined) throw invalid({ field: 'to', messageKey: 'validation.invalid' });
  const by = opsBy(request, why, { to, remotes, from });
  const repeated =
    to === undefined && from === undefined ? await repeatedRollback(releases.registry, by, remotes) : undefined;
  if (repeated) return opsChange(request, releases, async () => repeated);
  return opsChange(request, releases, (registry) =>
    remotes ? rollbackRemotes(registry, remotes, by, from) : rollback(registry, by, to, from),
  );
};

const opsApply: Handler<'opsApply', ReleaseServices> = async ({ body, request, services: { releases, db } }) => {
  const by = opsBy(request, body.why);
  const { changed, changes } = await refusable(async () => {
    const desired = parseDesired(body.file, 'release.yaml');
    const assurance = await strict(releases, body.withoutBoot);
    return apply(ofCaller(request, releases.registry), desired, by, assurance, (users) => notStaff(db, users));
  });
  if (changed) releases.events.emit('changed');
  return { changed, changes: [...changes] };
};

/** Changes by pipelines with a token of ops; the registry judges each change by the rights of the token. */
export const opsChangeHandlers = {
  opsActivate,
  opsStage,
  opsUnstage,
  opsRollback,
  opsApply,
} satisfies Handlers<ReleaseServices>;
