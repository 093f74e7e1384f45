import { decidedRolesSchema, DEPLOYED_HOST, releaseSetSchema } from '@navette/shared/release';
import * as z from 'zod';
import { policySchema, readOverrides, readPolicy } from '../release/rules.ts';
import { stringify } from 'yaml';
import { HOST } from '../registry/keys.ts';
import { currentSet } from '../registry/sets.ts';
import { readTrials, type Trial } from '../registry/staged.ts';
import { hostOf, versionsOf } from '../release/difference.ts';
import type { VersionChoice } from '../release/choose.ts';
import type { Registry } from '../registry/registry.ts';
import type { Path } from './written.ts';

const version = z
  .string({ error: 'a version in three numbers, such as 1.2.0' })
  .regex(/^\d+\.\d+\.\d+(?:\+[\da-f]{12})?$/, 'a version in three numbers, such as 1.2.0');

const hostVersion = z
  .string({ error: `${DEPLOYED_HOST}, or a version such as 1.2.0` })
  .regex(/^(?:deployed|\d+\.\d+\.\d+)$/, `${DEPLOYED_HOST}, or a version such as 1.2.0`);

const remotes = z.record(z.string().regex(/^[a-z][a-z\d-]{0,40}$/, 'the name of a remote'), version);

/** A trial that is wanted. */
const stageSchema = z.strictObject({
  remotes: remotes.default({}).describe('Versions of remotes that differ from the running set'),
  host: hostVersion.optional().describe('Build of the host, if it differs'),
  roles: z.array(z.string()).default([]).describe('Roles that get them'),
  users: z.array(z.string()).default([]).describe('E-mail addresses of users that get them'),
  percent: z.int().min(0).max(100).default(0).describe('Share of all users that gets them as well'),
});

/** Desired state of a registry, as `release.yaml` writes it. A section that is left out is not looked at. */
export const desiredSchema = z.strictObject({
  navette: z.literal(1, {
    error: ({ input }) =>
      `${input === undefined ? 'is missing; it must be ' : ''}the version of this format, which is 1`,
  }),
  host: hostVersion
    .optional()
    .describe('Build of the host: a version, or `deployed` for the one that came with the server'),
  remotes: remotes.optional().describe('Every running remote, with its version; a missing one is removed'),
  menu: releaseSetSchema.shape.menu.optional().describe('Every change of the menu'),
  roles: decidedRolesSchema
    .optional()
    .describe(
      'Roles of permissions that remotes declare, where they differ from the proposed ones: all decisions, by permission (`x/codes`)',
    ),
  trials: z.array(stageSchema).optional().describe('Every trial; a remote is in one at most'),
  stage: stageSchema.nullable().optional().describe('Instead of `trials`: the only trial; null for none'),
  policy: z.strictObject(policySchema.shape).partial().optional().describe('Policy of automatic rollback'),
  overrides: z
    .strictObject({ origins: z.array(z.string()).min(1), until: z.iso.datetime() })
    .nullable()
    .optional()
    .describe('Allowed origins for overrides by developers, and their expiry (at most 72 hours); null for none'),
});

export type Desired = Readonly<z.infer<typeof desiredSchema>>;

/** JSON schema of `release.yaml`, for editors. */
export const desiredJsonSchema = (): unknown => z.toJSONSchema(desiredSchema, { io: 'input' });

/** The current state, as the desired state that changes nothing. */
export async function exportState(registry: Registry): Promise<Desired> {
  const [running, trials, policy, permit] = await Promise.all([
    currentSet(registry),
    readTrials(registry),
    readPolicy(registry),
    readOverrides(registry),
  ]);
  return {
    navette: 1,
    host: hostOf(running),
    remotes: versionsOf(running?.remotes ?? {}),
    menu: [...(running?.menu ?? [])],
    roles: { ...running?.roles },
    trials: trials.map(stageOf),
    policy,
    overrides: permit ? { origins: [...permit.origins], until: permit.until } : null,
  };
}

const HEADER = `# Current state, for ops apply. A section that is left out stays unchanged.
`;

export const inYaml = (desired: Desired): string => HEADER + stringify(desired, { lineWidth: 0 });

function stageOf({ versions, roles, users, percent }: Trial): NonNullable<Desired['stage']> {
  const { [HOST]: host, ...remotes }: Record<string, string> = { ...versions };
  return {
    remotes,
    ...(host === undefined ? {} : { host }),
    roles: [...roles],
    users: [...users],
    percent,
  };
}

/** A trial that a desired state wants, with its place in the file. */
export interface WantedTrial {
  readonly wanted: NonNullable<Desired['stage']>;
  readonly path: Path;
  readonly versions: Trial['versions'];
}

/** Trials that a desired state wants, all that there are to be; undefined where it does not look at them. `stage` is the form for one. */
export function wantedTrials({ stage, trials }: Desired): WantedTrial[] | undefined {
  const written = trials?.map((wanted, index) => ({ wanted, path: ['trials', index] }));
  const found = written ?? (stage === undefined ? undefined : stage ? [{ wanted: stage, path: ['stage'] }] : []);
  return found?.map(({ wanted, path }) => ({
    wanted,
    path,
    versions: Object.fromEntries(stagePicks(wanted).map(({ name, version }) => [name, version])),
  }));
}

/** Versions of a wanted trial, as `stage` takes them. */
export const stagePicks = ({ remotes, host }: NonNullable<Desired['stage']>): VersionChoice[] => [
  ...Object.entries(remotes).map(([name, version]) => ({ name, version })),
  ...(host === undefined ? [] : [{ name: HOST, version: host }]),
];
