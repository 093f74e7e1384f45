import {
  exportState,
  inYaml,
  listHistory,
  listHosts,
  listVersions,
  parseDesired,
  planOf,
  releaseStatus,
  signatureOfSet,
  signatureOfVersion,
  verifySet,
  wantedSet,
} from '@navette/ops/registry';
import type { Handler, Handlers } from '../../kernel/operation.ts';
import { deployed } from '../changes/change-handlers.ts';
import { notStaff } from '../changes/check-order.ts';
import { readable, refusable } from '../changes/refusals.ts';
import { trialFigures } from '../loads/trial-figures.ts';
import type { ReleaseServices } from '../releases.ts';
import { chosenOf } from './ops-call.ts';

const CHANGES = 20;
const MOST_CHANGES = 500;

const opsStatus: Handler<'opsStatus', ReleaseServices> = async ({ services: { releases, db } }) => {
  const { running, staged, trials, remotes, policy, overrides } = await releaseStatus(releases.registry);
  return {
    running: running && { ...running, lost: [...running.lost] },
    staged: staged && { ...staged, roles: [...staged.roles], users: [...staged.users] },
    trials: await Promise.all(
      trials.map(async (trial) => ({
        ...trial,
        figures: await trialFigures(db, releases.registry, trial, policy),
      })),
    ),
    remotes: [...remotes],
    policy,
    overrides: overrides && { ...overrides, origins: [...overrides.origins] },
    behind: [],
    signature: running && (await signatureOfSet(releases.registry, running.set)),
  };
};

const opsVersions: Handler<'opsVersions', ReleaseServices> = async ({ services: { releases } }) => {
  const { registry } = releases;
  const versions = [...(await listVersions(registry)), ...(await listHosts(registry))];
  return Promise.all(
    versions.map(async (entry) => ({
      ...entry,
      signature: await signatureOfVersion(registry, entry.name, entry.version),
    })),
  );
};

const opsHistory: Handler<'opsHistory', ReleaseServices> = async ({ query, services: { releases } }) => {
  const changes = await listHistory(releases.registry, Math.min(query.limit ?? CHANGES, MOST_CHANGES));
  return changes.map(({ remotes, ...change }) => ({ ...change, remotes: [...remotes] }));
};

const opsExport: Handler<'opsExport', ReleaseServices> = async ({ services: { releases } }) => ({
  file: inYaml(await exportState(releases.registry)),
});

const opsVerify: Handler<'opsVerify', ReleaseServices> = async ({ body, services: { releases } }) => {
  const wanted = chosenOf(body, ['latest', 'staged', 'current']);
  return refusable(async () =>
    verifySet(releases.registry, await wantedSet(releases.registry, wanted), await deployed(releases)),
  );
};

const opsPlan: Handler<'opsPlan', ReleaseServices> = async ({ body, services: { releases, db } }) => {
  const { changes, takesAway } = await refusable(async () =>
    planOf(releases.registry, parseDesired(body.file, 'release.yaml'), {
      workingCopies: true,
      unknownUsers: (users) => notStaff(db, users),
    }),
  );
  return { changed: false, changes: [...changes], takesAway: [...takesAway] };
};

/** Reads by pipelines with a token of ops. */
export const opsReadHandlers = {
  opsStatus: (call) => readable(() => opsStatus(call)),
  opsVersions: (call) => readable(() => opsVersions(call)),
  opsHistory: (call) => readable(() => opsHistory(call)),
  opsExport: (call) => readable(() => opsExport(call)),
  opsVerify,
  opsPlan,
} satisfies Handlers<ReleaseServices>;
