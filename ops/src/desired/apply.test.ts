import { describe, expect, it } from 'vitest';
import { listHistory } from '../release/lists.ts';
import { releaseStatus } from '../release/status.ts';
import { rollback } from '../release/rollback.ts';
import { allowOverrides } from '../release/rules.ts';
import { stage } from '../release/stage.ts';
import { currentSet } from '../registry/sets.ts';
import { publish } from '../release/publish.ts';
import { builtRemote } from '../testing/built-remote.ts';
import { activated, by, deployed, pick, registryWith, unverified } from '../testing/registry.ts';
import { apply } from './apply.ts';
import { exportState, inYaml, type Desired } from './state.ts';
import { parseDesired } from './parse.ts';
import { planOf } from './plan.ts';
import type { Registry } from '../registry/registry.ts';

const published = ['1.0.0', '1.1.0', '1.2.0'].flatMap((version) => [`dispatch@${version}`, `masterdata@${version}`]);

/** A registry in which both remotes run as 1.0.0. */
async function running(): Promise<Registry> {
  const registry = await registryWith(...published);
  await activated(registry, 'dispatch@1.0.0 masterdata@1.0.0');
  return registry;
}

const inAnHour = new Date(Date.now() + 3_600_000).toISOString();

/** For nobody yet. */
const trial = { remotes: { masterdata: '1.2.0' }, roles: [], users: [], percent: 0 };

const desired: Desired = {
  navette: 1,
  remotes: { dispatch: '1.1.0', masterdata: '1.0.0' },
  menu: [{ path: '/dispatch', order: 40 }],
  stage: { remotes: { masterdata: '1.2.0' }, roles: ['lead'], users: ['Ann@navette.example'], percent: 0 },
  policy: { automatic: true, minutes: 30 },
  overrides: { origins: ['https://dev.example'], until: inAnHour },
};

const versions = async (registry: Registry) =>
  Object.fromEntries(
    Object.entries((await currentSet(registry))?.remotes ?? {}).map(([name, { version }]) => [name, version]),
  );

describe('applying a desired state', () => {
  it('applies the differences of a desired state in as few history lines as possible, and nothing on a repeat', async () => {
    const registry = await running();
    const { changes } = await apply(registry, desired, by, unverified);
    expect(changes).toEqual([
      { of: 'version', name: 'dispatch', before: '1.0.0', after: '1.1.0' },
      { of: 'menu', name: '/dispatch', before: null, after: 'at 40' },
      { of: 'stage', name: 'masterdata', before: null, after: 'masterdata 1.2.0 for lead, Ann@navette.example' },
      { of: 'policy', name: 'automatic', before: 'false', after: 'true' },
      { of: 'policy', name: 'minutes', before: '15', after: '30' },
      {
        of: 'overrides',
        name: 'overrides',
        before: null,
        after: `from https://dev.example until ${desired.overrides?.until}`,
      },
    ]);
    const history = await listHistory(registry);
    expect(history.map(({ action }) => action)).toEqual(['stage', 'overrides', 'policy', 'activate', 'activate']);
    expect(await releaseStatus(registry)).toMatchObject({
      remotes: [
        { name: 'dispatch', version: '1.1.0', staged: null },
        { name: 'masterdata', version: '1.0.0', staged: '1.2.0' },
      ],
      staged: { roles: ['lead'], users: ['ann@navette.example'] },
      policy: { automatic: true, minutes: 30, budget: 0.2 },
    });
    expect(await apply(registry, desired, by, unverified)).toMatchObject({ changed: false, changes: [] });
    expect(await listHistory(registry)).toEqual(history);
  });

  it('keeps what the desired state does not name, and is undone by one rollback', async () => {
    const registry = await running();
    await apply(registry, desired, by, unverified);
    await apply(
      registry,
      { navette: 1, remotes: { dispatch: '1.2.0', masterdata: '1.1.0' }, menu: [] },
      by,
      unverified,
    );
    expect(await releaseStatus(registry)).toMatchObject({ policy: { automatic: true }, staged: { roles: ['lead'] } });
    await rollback(registry, by);
    expect([await versions(registry), (await currentSet(registry))?.menu]).toEqual([
      { dispatch: '1.1.0', masterdata: '1.0.0' },
      [{ path: '/dispatch', order: 40 }],
    ]);
  });

  it('removes a remote that is missing from its list, and ends a trial and overrides that are null', async () => {
    const registry = await running();
    await apply(registry, desired, by, unverified);
    await apply(
      registry,
      { navette: 1, remotes: { dispatch: '1.1.0' }, menu: [], stage: null, overrides: null },
      by,
      unverified,
    );
    expect(await versions(registry)).toEqual({ dispatch: '1.1.0' });
    expect(await releaseStatus(registry)).toMatchObject({ staged: null, overrides: null });
  });

  it('applies a desired state to an empty registry', async () => {
    const registry = await registryWith(...published);
    await apply(registry, desired, by, unverified);
    expect(await versions(registry)).toEqual({ dispatch: '1.1.0', masterdata: '1.0.0' });
    expect((await planOf(registry, desired)).changes).toEqual([]);
  });

  it.each<[string, Partial<Desired>]>([
    ['There is no staff role laed', { stage: { ...trial, roles: ['laed'] } }],
    ['ann is not an e-mail address', { stage: { ...trial, users: ['ann'] } }],
    ['Name the audience', { stage: trial }],
    ['http://dev.example is not an origin', { overrides: { origins: ['http://dev.example'], until: inAnHour } }],
    [
      'is too late: at most 72 hours',
      { overrides: { origins: ['https://dev.example'], until: '2099-01-01T00:00:00Z' } },
    ],
  ])('changes nothing, and plans nothing, where a part would be refused: %s', async (message, part) => {
    const registry = await running();
    const before = await listHistory(registry);
    await expect(planOf(registry, { ...desired, ...part })).rejects.toThrow(message);
    await expect(apply(registry, { ...desired, ...part }, by, unverified)).rejects.toThrow(message);
    expect([await listHistory(registry), await versions(registry)]).toEqual([
      before,
      { dispatch: '1.0.0', masterdata: '1.0.0' },
    ]);
  });

  it('stages the trial again on top of the activated versions', async () => {
    const registry = await running();
    await stage(registry, [pick('masterdata@1.2.0')], { roles: ['lead'], users: [], percent: 0 }, by, unverified);
    const wanted = { navette: 1, remotes: { dispatch: '1.1.0', masterdata: '1.0.0' } } as const;
    await apply(registry, { ...wanted, stage: { ...trial, roles: ['lead'] } }, by, unverified);
    expect((await releaseStatus(registry)).remotes).toMatchObject([
      { name: 'dispatch', version: '1.1.0', staged: null },
      { name: 'masterdata', staged: '1.2.0' },
    ]);
  });

  it('changes nothing when a part fails verification or is not published', async () => {
    const registry = await running();
    const before = await listHistory(registry);
    const strict = { deployed: { ...deployed, host: { version: '9.0.0', contract: '9.0.0' } }, withoutBoot: true };
    await expect(apply(registry, desired, by, strict)).rejects.toThrow('Not verified');
    const refused: [Partial<Desired>, string][] = [
      [{ menu: [{ path: '/nowhere', order: 1 }] }, 'no remote has an entry /nowhere'],
      [{ remotes: { dispatch: '3.0.0' } }, 'dispatch 3.0.0 is not published'],
      [{ stage: { ...trial, remotes: { dispatch: '1.1.0' }, roles: ['lead'] } }, 'stage: null'],
      [{ remotes: { ...desired.remotes, host: '1.0.0' } }, 'write it as host'],
    ];
    for (const [part, message] of refused)
      await expect(apply(registry, { ...desired, ...part }, by, unverified)).rejects.toThrow(message);
    expect(await listHistory(registry)).toEqual(before);
  });

  it('changes nothing when the caller lacks the right for a part', async () => {
    const registry = await running();
    const before = await listHistory(registry);
    const as = (scopes: string[], wanted: Desired) =>
      apply({ ...registry, caller: { name: 'team', scopes } }, wanted, by, unverified);
    await expect(as(['activate:dispatch'], desired)).rejects.toThrow('lacks the rights admin, stage:masterdata');
    const { policy: _, overrides: __, ...versionsAlone } = desired;
    const masterdata: Desired = { ...versionsAlone, stage: null, remotes: { dispatch: '1.1.0', masterdata: '1.1.0' } };
    await expect(as(['activate:dispatch'], masterdata)).rejects.toThrow('lacks the right activate:masterdata');
    await expect(as(['activate:masterdata'], { navette: 1, remotes: { masterdata: '1.0.0' } })).rejects.toThrow(
      'lacks the right activate:dispatch',
    );
    expect(await listHistory(registry)).toEqual(before);
    await as(['activate:dispatch', 'stage:masterdata'], versionsAlone);
    expect(await versions(registry)).toEqual({ dispatch: '1.1.0', masterdata: '1.0.0' });
  });

  it('applies two concurrent desired states one after the other, each whole', async () => {
    const registry = await running();
    const both = (version: string, minutes: number): Desired => ({
      navette: 1,
      remotes: { dispatch: version, masterdata: version },
      policy: { automatic: false, budget: 0.2, minimum: 5, minutes },
    });
    await Promise.all([
      apply(registry, both('1.1.0', 11), { who: 'one', why: 'a test' }, unverified),
      apply(registry, both('1.2.0', 22), { who: 'two', why: 'a test' }, unverified),
    ]);
    const { policy } = await releaseStatus(registry);
    expect([
      [{ dispatch: '1.1.0', masterdata: '1.1.0' }, 11],
      [{ dispatch: '1.2.0', masterdata: '1.2.0' }, 22],
    ]).toContainEqual([await versions(registry), policy.minutes]);
    const [last, ...earlier] = (await listHistory(registry)).slice(0, 4).map(({ who }) => who);
    expect([last, ...earlier]).toEqual([last, last, earlier[2], earlier[2]]);
  });
});

it('says before and after what a missing remote takes from others', async () => {
  const registry = await running();
  await publish(registry, await builtRemote({ version: '1.3.0', code: 'goTo("/masterdata")' }));
  await activated(registry, 'dispatch@1.3.0');
  const alone = { navette: 1, remotes: { dispatch: '1.3.0' } } as const;
  const takesAway = ['dispatch links to the page /masterdata of masterdata'];
  expect(await planOf(registry, alone)).toMatchObject({ takesAway });
  expect(await apply(registry, alone, by, unverified)).toMatchObject({ changed: true, takesAway });
});

describe('an export', () => {
  it('an export applied again changes nothing', async () => {
    const registry = await running();
    await apply(registry, desired, by, unverified);
    const text = inYaml(await exportState(registry));
    const again = parseDesired(text, 'release.yaml');
    expect((await planOf(registry, again)).changes).toEqual([]);
    expect(await apply(registry, again, by, unverified)).toMatchObject({ changed: false, changes: [] });
    // Also while the trial is behind.
    await activated(registry, 'dispatch@1.2.0');
    await allowOverrides(registry, ['https://other.example', 'https://dev.example'], 2, by);
    expect((await planOf(registry, parseDesired(inYaml(await exportState(registry)), 'x'))).changes).toEqual([]);
    expect((await planOf(registry, again)).changes).not.toEqual([]);
  });

  it('an export of an empty registry is a state too', async () => {
    const registry = await registryWith();
    const text = inYaml(await exportState(registry));
    expect((await planOf(registry, parseDesired(text, 'x'))).changes).toEqual([]);
  });
});
