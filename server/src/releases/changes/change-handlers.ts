import {
  activate,
  repeatedRollback,
  rollback,
  rollbackRemotes,
  stage,
  unstage,
  verifyChoice,
} from '@navette/ops/registry';
import type { Handler, Handlers } from '../../kernel/operation.ts';
import { assurance, deployed } from './assurance.ts';
import { invalid } from '../../kernel/problem.ts';
import { checkAudience, checkFormerSet, checkPicks, checkRunning } from './check-order.ts';
import { change, refusable } from './refusals.ts';
import { by } from './who.ts';
import type { ReleaseServices } from '../services.ts';

const verifyRelease: Handler<'verifyRelease', ReleaseServices> = async ({ body, services: { releases } }) => {
  await checkPicks(releases.registry, body.remotes);
  return refusable(async () => verifyChoice(releases.registry, body.remotes, await deployed(releases)));
};

const activateRelease: Handler<'activateRelease', ReleaseServices> = async ({
  body,
  caller,
  services: { releases },
}) => {
  if (body.remotes) await checkPicks(releases.registry, body.remotes);
  return change(releases, async () =>
    activate(releases.registry, body.remotes ?? 'staged', by(caller, body), await assurance(releases)),
  );
};

const stageRelease: Handler<'stageRelease', ReleaseServices> = async ({ body, caller, services: { releases, db } }) => {
  if (body.remotes) await checkPicks(releases.registry, body.remotes);
  await checkAudience(db, body);
  const { remotes = 'staged', roles, users, percent = 0 } = body;
  return change(releases, async () =>
    stage(releases.registry, remotes, { roles, users, percent }, by(caller, body), await assurance(releases)),
  );
};

const unstageRelease: Handler<'unstageRelease', ReleaseServices> = ({ body, caller, services: { releases } }) =>
  change(releases, () => unstage(releases.registry, by(caller, body)));

const rollbackRelease: Handler<'rollbackRelease', ReleaseServices> = async ({
  body,
  caller,
  services: { releases },
}) => {
  const { to, remotes, from } = body;
  const repeated =
    to === undefined && from === undefined
      ? await repeatedRollback(releases.registry, by(caller, body), remotes)
      : undefined;
  if (repeated) return change(releases, async () => repeated);
  if (remotes) {
    if (to !== undefined) throw invalid({ field: 'to', messageKey: 'validation.invalid' });
    await checkRunning(releases.registry, remotes);
    return change(releases, () => rollbackRemotes(releases.registry, remotes, by(caller, body), from));
  }
  if (to !== undefined) await checkFormerSet(releases.registry, to);
  return change(releases, () => rollback(releases.registry, by(caller, body), to, from));
};

/** Changes of what runs and of what is tried out. */
export const releaseChangeHandlers = {
  verifyRelease,
  activateRelease,
  stageRelease,
  unstageRelease,
  rollbackRelease,
} satisfies Handlers<ReleaseServices>;
