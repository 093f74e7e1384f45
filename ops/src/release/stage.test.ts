import { describe, expect, it } from 'vitest';
import { history } from '../registry/history.ts';
import { currentId, currentSet } from '../registry/sets.ts';
import { readTrials } from '../registry/staged.ts';
import { builtRemote } from '../testing/built-remote.ts';
import { activated, by, deployed, pick, registryWith, unverified } from '../testing/registry.ts';
import { activate } from './activate.ts';
import { Unverified } from './assurance.ts';
import { publish } from './publish.ts';
import { runningFor } from './running.ts';
import { stage, unstage } from './stage.ts';
import { releaseStatus } from './status.ts';
import { versionsOf } from './difference.ts';

const lead = { roles: ['lead'], users: ['Ann.Peeters@Navette.example'] };
const user = (role: string, email = 'x@navette.example') => ({ role, email });

async function tried() {
  const registry = await registryWith('dispatch@1.0.0', 'dispatch@1.1.0', 'masterdata@1.0.0', 'masterdata@1.0.1');
  const { set: stable } = await activate(registry, [pick('dispatch@1.0.0'), pick('masterdata@1.0.0')], by, unverified);
  const { set: trial } = await stage(registry, [pick('dispatch@1.1.0')], lead, by, { deployed });
  return { registry, stable, trial };
}

describe('staging', () => {
  it('gives a role and named users the staged set, everybody else the stable one', async () => {
    const { registry, stable, trial } = await tried();
    expect(await runningFor(registry, user('lead'))).toMatchObject({
      channel: 'staged',
      preview: true,
      set: { id: trial },
    });
    expect(await runningFor(registry, user('dispatch'))).toMatchObject({
      channel: 'stable',
      preview: false,
      set: { id: stable },
    });
    expect(await runningFor(registry)).toMatchObject({ channel: 'stable', preview: false, set: { id: stable } });
  });

  it('matches users by e-mail address, ignoring case', async () => {
    const { registry, trial } = await tried();
    expect((await runningFor(registry, user('dispatch', 'ANN.peeters@navette.EXAMPLE')))?.set.id).toBe(trial);
    expect((await runningFor(registry, user('dispatch', 'ann@navette.example')))?.channel).toBe('stable');
  });

  it('gives the stable set on request, and reports that one is staged', async () => {
    const { registry, stable } = await tried();
    expect(await runningFor(registry, user('lead'), 'stable')).toMatchObject({
      channel: 'stable',
      preview: true,
      set: { id: stable },
    });
  });

  it('lets a tab with the staged set fall back to the stable one', async () => {
    const { registry } = await tried();
    const fallbacks = (await runningFor(registry, user('lead')))?.fallbacks;
    expect(Object.entries(fallbacks ?? {}).map(([name, { base }]) => `${name} ${base}`)).toEqual([
      'dispatch /registry/dispatch/1.0.0/',
    ]);
  });

  it('ends the staging when exactly its set is activated', async () => {
    const { registry, stable, trial } = await tried();
    expect(await activate(registry, 'staged', by, { deployed, withoutBoot: true })).toMatchObject({
      set: trial,
      before: stable,
      changed: true,
      verified: 'static',
    });
    expect([await currentId(registry), await readTrials(registry)]).toEqual([trial, []]);
    await expect(activate(registry, 'staged', by, unverified)).rejects.toThrow(/Nothing is staged/);
  });

  it('keeps the staged set when exactly its versions are activated by name, so that its audience notices nothing', async () => {
    const { registry, trial } = await tried();
    expect((await activate(registry, [pick('dispatch@1.1.0')], by, unverified)).set).toBe(trial);
    expect(await readTrials(registry)).toEqual([]);
  });

  it('composes a trial anew when something else is activated, and activates it on top of that', async () => {
    const { registry, trial } = await tried();
    await activated(registry, 'masterdata@1.0.1');
    const composed = await runningFor(registry, user('lead'));
    expect(composed?.set.id).not.toBe(trial);
    expect(versionsOf(composed?.set.remotes ?? {})).toEqual({ dispatch: '1.1.0', masterdata: '1.0.1' });
    const { set } = await activate(registry, 'staged', by, unverified);
    expect(set).toBe(composed?.set.id);
    expect(versionsOf((await currentSet(registry))?.remotes ?? {})).toEqual({ dispatch: '1.1.0', masterdata: '1.0.1' });
  });

  it('ends the staging on demand, and reports when there was nothing to end', async () => {
    const { registry, trial, stable } = await tried();
    expect(await unstage(registry, by)).toMatchObject({ set: null, before: trial, changed: true });
    expect((await runningFor(registry, user('lead')))?.set.id).toBe(stable);
    expect(await unstage(registry, by)).toMatchObject({ changed: false });
    expect((await history(registry)).map(({ action }) => action)).toEqual(['activate', 'stage', 'unstage']);
  });

  it('changes the audience without a new set', async () => {
    const { registry, trial } = await tried();
    expect(await stage(registry, [pick('dispatch@1.1.0')], lead, by, { deployed })).toMatchObject({ changed: false });
    expect(
      await stage(registry, [pick('dispatch@1.1.0')], { roles: ['super'], users: [] }, by, { deployed }),
    ).toMatchObject({ set: trial, before: trial, changed: true });
    expect((await runningFor(registry, user('lead')))?.channel).toBe('stable');
  });

  it('gives a share of all users the staged set, and keeps those who had it when the share grows', async () => {
    const { registry, trial } = await tried();
    const whoHasIt = async () => {
      const users = Array.from({ length: 200 }, (_, index) => ({ id: index + 1, ...user('dispatch') }));
      const sets = await Promise.all(users.map((one) => runningFor(registry, one)));
      return users.filter((_, index) => sets[index]?.set.id === trial).map(({ id }) => id);
    };
    const share = (percent: number) =>
      stage(registry, [pick('dispatch@1.1.0')], { roles: [], users: [], percent }, by, { deployed });
    expect(await share(10)).toMatchObject({ set: trial, changed: true });
    const first = await whoHasIt();
    expect(first.length).toBeGreaterThan(0);
    expect((await history(registry)).at(-1)?.what).toBe('for 10% of all users');
    expect(await share(10)).toMatchObject({ changed: false });
    await share(40);
    const second = await whoHasIt();
    expect(second).toEqual(expect.arrayContaining(first));
    expect(second.length).toBeGreaterThan(first.length);
    expect((await runningFor(registry))?.channel).toBe('stable');
    expect((await runningFor(registry, user('dispatch')))?.channel).toBe('stable');
    await activate(registry, 'staged', by, unverified);
    expect(await readTrials(registry)).toEqual([]);
  });

  it('gives what is on trial to others, on top of what runs by then', async () => {
    const { registry, trial } = await tried();
    await activated(registry, 'masterdata@1.0.1');
    const more = { roles: ['lead'], users: [], percent: 25 };
    expect(await stage(registry, 'staged', more, by, { deployed })).toMatchObject({ before: trial, changed: true });
    expect(await readTrials(registry)).toMatchObject([{ ...more, versions: { dispatch: '1.1.0' } }]);
    await unstage(registry, by);
    await expect(stage(registry, 'staged', more, by, { deployed })).rejects.toThrow(/Nothing is staged/);
  });

  it('verifies versions before staging', async () => {
    const { registry } = await tried();
    const older = { ...deployed, host: { version: '0.9.0', contract: '0.9.0' } };
    const refused = stage(registry, [pick('masterdata@1.0.1')], lead, by, { deployed: older });
    await expect(refused).rejects.toThrow(Unverified);
    await expect(refused).rejects.toMatchObject({ report: { passed: false } });
  });

  it.each([
    [{ roles: ['boss'], users: [] }, /no staff role boss/],
    [{ roles: [], users: ['Ann'] }, /Ann is not an e-mail address/],
    [{ roles: [], users: [] }, /Name the audience/],
    [{ roles: [], users: [], percent: 101 }, /101 is not a whole percentage/],
    [{ roles: ['lead'], users: [], percent: 2.5 }, /2\.5 is not a whole percentage/],
    [{ roles: [], users: [], percent: -1 }, /-1 is not a whole percentage/],
  ])('refuses the audience %j', async (audience, reason) => {
    const { registry } = await tried();
    await expect(stage(registry, [pick('dispatch@1.1.0')], audience, by, unverified)).rejects.toThrow(reason);
  });

  it('refuses to stage a working copy unless verification is off, and then also to activate it', async () => {
    const { registry } = await tried();
    const { name, version } = await publish(registry, await builtRemote({ code: 'half written' }), {
      workingCopy: true,
    });
    await expect(stage(registry, [{ name, version }], lead, by, { deployed })).rejects.toThrow(/a working copy/);
    await stage(registry, [{ name, version }], lead, by, unverified);
    await expect(activate(registry, 'staged', by, { deployed, withoutBoot: true })).rejects.toThrow(/a working copy/);
    expect(await activate(registry, 'staged', by, unverified)).toMatchObject({ changed: true });
  });

  it('refuses to stage a set that already runs for everybody, and before any set runs', async () => {
    const { registry } = await tried();
    await expect(stage(registry, [pick('dispatch@1.0.0')], lead, by, unverified)).rejects.toThrow(
      /already run for everybody/,
    );
    await expect(stage(await registryWith('dispatch@1.0.0'), 'latest', lead, by, unverified)).rejects.toThrow(
      /No set runs yet/,
    );
  });

  it('shows the staging in the status with its audience and the version it would bring', async () => {
    const { registry, trial } = await tried();
    const status = await releaseStatus(registry);
    expect(status.staged).toMatchObject({
      set: trial,
      roles: ['lead'],
      users: ['ann.peeters@navette.example'],
      verified: 'static',
    });
    expect(status.remotes.map(({ name, version, staged }) => [name, version, staged])).toEqual([
      ['dispatch', '1.0.0', '1.1.0'],
      ['masterdata', '1.0.0', null],
    ]);
  });
});
