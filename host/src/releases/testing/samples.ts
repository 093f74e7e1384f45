import type { components } from '@navette/openapi/types';

type Schemas = components['schemas'];

/** A remote that runs and fares well. */
export const aRemote = (
  name: string,
  version: string | null,
  changes: Partial<Schemas['RemoteState']> = {},
): Schemas['RemoteState'] => ({
  name,
  titles:
    name === 'masterdata'
      ? { fr: 'Données de base', nl: 'Basisgegevens', en: 'Master data' }
      : { fr: 'Courses', nl: 'Ritten', en: 'Dispatching' },
  version,
  contract: '^1.0.0',
  fits: true,
  publishedAt: '2026-05-02T09:15:00Z',
  staged: null,
  former: null,
  trial: null,
  sessions: 120,
  failed: 0,
  errors: 0,
  violations: 0,
  failures: [],
  ...changes,
});

/** Two remotes that run, nothing staged, nobody may override. */
export const aStatus = (changes: Partial<Schemas['ReleaseStatus']> = {}): Schemas['ReleaseStatus'] => ({
  host: { version: '0.1.0', contract: '1.0.0' },
  running: {
    set: 'third',
    since: '2026-05-03T08:00:00Z',
    who: 'claire@navette.example',
    why: 'Faster planning',
    verified: 'full',
    previous: 'second',
    lost: [],
    host: 'deployed',
  },
  staged: null,
  trials: [],
  remotes: [aRemote('dispatch', '1.2.0'), aRemote('masterdata', '1.0.0')],
  policy: { automatic: false, budget: 0.05, minimum: 20, minutes: 15 },
  overrides: null,
  ...changes,
});

/** A trial by leads and one dispatcher. */
export const aTrial = (changes: Partial<Schemas['ReleaseTrial']> = {}): Schemas['ReleaseTrial'] => ({
  set: 'trial',
  remotes: [{ name: 'dispatch', before: '1.2.0', after: '1.3.0' }],
  roles: ['lead'],
  users: ['dispatch@navette.example'],
  percent: 0,
  at: '2026-05-04T07:30:00Z',
  who: 'claire@navette.example',
  why: 'New day view',
  figures: {
    trial: { sessions: 40, failed: 1, errors: 0 },
    running: { sessions: 120, failed: 2, errors: 0 },
    verdict: 'ready',
  },
  ...changes,
});

/** A line of the history. */
export const aChange = (
  action: Schemas['ReleaseChange']['action'],
  before: string | null,
  after: string | null,
  remotes: Schemas['RemoteDifference'][],
  changes: Partial<Schemas['ReleaseChange']> = {},
): Schemas['ReleaseChange'] => ({
  at: '2026-05-03T08:00:00Z',
  who: 'claire@navette.example',
  why: 'Faster planning',
  action,
  before,
  after,
  remotes,
  ...changes,
});

/** A published version that nobody uses. */
export const aVersion = (
  name: string,
  version: string,
  changes: Partial<Schemas['PublishedVersion']> = {},
): Schemas['PublishedVersion'] => ({
  name,
  version,
  at: '2026-05-02T09:15:00Z',
  who: null,
  bytes: 184_000,
  contract: '^1.0.0',
  fits: true,
  running: false,
  staged: false,
  ...changes,
});

type Check = Schemas['VerificationCheck'];

/** A report in which every check came out well but the boot, which nobody has made, unless given otherwise. */
export const aReport = (
  changes: Partial<Record<Check['check'], Omit<Check, 'check'>>> = {},
): Schemas['VerificationReport'] => {
  const passed = { outcome: 'passed' as const, findings: [] };
  const checks: Check[] = (['files', 'contract', 'operations', 'languages', 'budgets'] as const).map((check) => ({
    check,
    ...passed,
    ...changes[check],
  }));
  const boot: Check = { check: 'boot', outcome: 'skipped', findings: [], ...changes.boot };
  const all = [...checks, boot];
  return {
    passed: all.every(({ outcome }) => outcome !== 'failed'),
    verified: boot.outcome === 'passed' ? 'full' : 'static',
    at: '2026-05-05T06:00:00Z',
    checks: all,
  };
};
