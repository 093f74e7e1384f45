import { DEPLOYED_HOST } from '@navette/shared/release';
import { stringify } from 'yaml';
import { HOST } from '../registry/keys.ts';
import { readOverrides } from '../registry/overrides.ts';
import { readPolicy } from '../registry/policy.ts';
import { currentSet } from '../registry/sets.ts';
import { stagedSet, type StagedSet } from '../registry/staged.ts';
import { publishedAs, remoteDifferences } from '../release/difference.ts';
import type { Desired } from './schema.ts';
import type { Registry } from '../registry/registry.ts';

/** The current state, as the desired state that changes nothing. */
export async function exportState(registry: Registry): Promise<Desired> {
  const [running, staged, policy, permit] = await Promise.all([
    currentSet(registry),
    stagedSet(registry),
    readPolicy(registry),
    readOverrides(registry),
  ]);
  return {
    navette: 1,
    host: running?.host.pinned?.version ?? DEPLOYED_HOST,
    remotes: versionsOf(running?.remotes ?? {}),
    menu: [...(running?.menu ?? [])],
    roles: { ...running?.roles },
    stage: staged && running ? stageOf(staged, running) : null,
    policy,
    overrides: permit ? { origins: [...permit.origins], until: permit.until } : null,
  };
}

const HEADER = `# What runs, as ops apply takes it. A section that is left out stays as it is.
`;

/** Writes a desired state as `release.yaml`. */
export const inYaml = (desired: Desired): string => HEADER + stringify(desired, { lineWidth: 0 });

/** Version of each remote, by name. */
export const versionsOf = (remotes: Readonly<Record<string, { readonly base: string }>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(remotes)
      .map(([name, { base }]) => [name, publishedAs(base)] as const)
      .sort(([left], [right]) => (left < right ? -1 : 1)),
  );

function stageOf(
  { set, roles, users, percent }: StagedSet,
  running: NonNullable<Awaited<ReturnType<typeof currentSet>>>,
): NonNullable<Desired['stage']> {
  const others = remoteDifferences(running, set).flatMap(({ name, after }) =>
    after === null ? [] : [[name, after] as const],
  );
  const host = others.find(([name]) => name === HOST)?.[1];
  return {
    remotes: Object.fromEntries(others.filter(([name]) => name !== HOST)),
    ...(host === undefined ? {} : { host }),
    roles: [...roles],
    users: [...users],
    percent,
  };
}
