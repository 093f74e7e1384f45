import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { history } from '../registry/history.ts';
import type { Registry } from '../registry/registry.ts';
import { readTrials } from '../registry/staged.ts';
import { builtHost } from '../testing/built-host.ts';
import { builtRemote } from '../testing/built-remote.ts';
import { by, deployed, emptyRegistry, pick, unverified } from '../testing/registry.ts';
import { activate } from './activate.ts';
import { Unverified } from './assurance.ts';
import { versionsIn } from './difference.ts';
import { publish } from './publish.ts';
import { remove } from './remove.ts';
import { rollback, rollbackRemotes } from './rollback.ts';
import { runningFor } from './running.ts';
import { stage, unstage } from './stage.ts';

const checked = { deployed, withoutBoot: true };
const dialogs = ['live/map@1'];

/** dispatch and live run as 1.0.0. dispatch 1.1.0 opens a dialog of live, which live 2.0.0 has dropped; dispatch 1.2.0 needs host 2.0.0. */
async function suite(): Promise<Registry> {
  const registry = await emptyRegistry();
  const opens = 'openDialog("live/map@1")';
  for (const built of [
    builtRemote(),
    builtRemote({ version: '1.1.0', code: opens }),
    builtRemote({ version: '1.2.0', contract: '^1.99.0' }),
    builtRemote({ name: 'live', dialogs }),
    builtRemote({ name: 'live', version: '1.0.1', code: '"mended"', dialogs }),
    builtRemote({ name: 'live', version: '2.0.0', code: '"without its dialog"' }),
    builtHost({ version: '2.0.0', contract: '1.99.0' }),
  ])
    await publish(registry, await built);
  await activate(registry, [pick('dispatch@1.0.0'), pick('live@1.0.0')], by, unverified);
  return registry;
}

const to = (registry: Registry, versions: string, ...roles: string[]) =>
  stage(registry, versions.split(' ').map(pick), { roles, users: [] }, by, checked);
const versionsOf = async (registry: Registry, role: string, id?: number) => {
  const running = await runningFor(registry, { role, email: `${role}@navette.example`, ...(id && { id }) });
  return versionsIn(running?.set ?? { remotes: {} });
};
const onTrial = async (registry: Registry) => (await readTrials(registry)).map(({ versions }) => versions);

describe('trials side by side', () => {
  it('gives each user the versions of every trial that reaches them', async () => {
    const registry = await suite();
    await to(registry, 'dispatch@1.1.0', 'lead');
    await to(registry, 'live@1.0.1', 'lead', 'admin');
    expect(await versionsOf(registry, 'lead')).toEqual({ dispatch: '1.1.0', live: '1.0.1', host: 'deployed' });
    expect(await versionsOf(registry, 'admin')).toEqual({ dispatch: '1.0.0', live: '1.0.1', host: 'deployed' });
    expect(await versionsOf(registry, 'dispatch')).toEqual({ dispatch: '1.0.0', live: '1.0.0', host: 'deployed' });
  });

  it('counts each share of users for itself', async () => {
    const registry = await suite();
    for (const version of ['dispatch@1.1.0', 'live@1.0.1'])
      await stage(registry, [pick(version)], { roles: [], users: [], percent: 50 }, by, checked);
    const found = new Set<string>();
    for (let id = 1; id < 60; id++) {
      const { dispatch, live } = await versionsOf(registry, 'dispatch', id);
      found.add(`${dispatch} ${live}`);
    }
    expect([...found].sort()).toEqual(['1.0.0 1.0.0', '1.0.0 1.0.1', '1.1.0 1.0.0', '1.1.0 1.0.1']);
  });

  it('leaves the trials of other remotes alone when one begins, ends or is activated', async () => {
    const registry = await suite();
    await to(registry, 'dispatch@1.1.0', 'lead');
    await to(registry, 'live@1.0.1', 'admin');
    await to(registry, 'dispatch@1.1.0', 'super');
    expect(await onTrial(registry)).toEqual([{ live: '1.0.1' }, { dispatch: '1.1.0' }]);
    await activate(registry, { trial: 'dispatch' }, by, checked);
    expect(await onTrial(registry)).toEqual([{ live: '1.0.1' }]);
    expect(await versionsOf(registry, 'admin')).toMatchObject({ dispatch: '1.1.0', live: '1.0.1' });
    await unstage(registry, by, ['live']);
    expect(await onTrial(registry)).toEqual([]);
  });

  it('refuses versions that would meet in one user and do not fit, with remotes, versions and reason', async () => {
    const registry = await suite();
    await to(registry, 'dispatch@1.1.0', 'lead');
    const refused = to(registry, 'live@2.0.0', 'lead');
    await expect(refused).rejects.toThrow(Unverified);
    await expect(refused).rejects.toThrow(
      'dispatch  It opens the dialog live/map@1, which no remote of the set offers (for users with the trials of dispatch 1.1.0 and of live 2.0.0)',
    );
    expect(await onTrial(registry)).toEqual([{ dispatch: '1.1.0' }]);
    // Never in one user: a user has one role.
    await to(registry, 'live@2.0.0', 'admin');
    await expect(
      stage(registry, { trial: 'live' }, { roles: [], users: ['ann@navette.example'] }, by, checked),
    ).rejects.toThrow('live 2.0.0');
    await expect(
      stage(registry, { trial: 'live' }, { roles: ['admin'], users: [], percent: 1 }, by, checked),
    ).rejects.toThrow('live/map@1');
  });

  it('refuses to activate a version that does not fit a trial of others, unless that was so before', async () => {
    const registry = await suite();
    await to(registry, 'live@2.0.0', 'admin');
    await expect(activate(registry, [pick('dispatch@1.1.0')], by, checked)).rejects.toThrow(
      '(for users with the trial of live 2.0.0)',
    );
    await activate(registry, [pick('dispatch@1.1.0')], by, unverified);
    await activate(registry, [pick('live@1.0.1')], by, checked);
    expect(await versionsOf(registry, 'admin')).toMatchObject({ dispatch: '1.1.0', live: '2.0.0' });
  });

  it('tries out a remote together with the host that it needs, and ends both together', async () => {
    const registry = await suite();
    await expect(to(registry, 'dispatch@1.2.0', 'lead')).rejects.toThrow('needs host contract');
    await to(registry, 'host@2.0.0 dispatch@1.2.0', 'lead');
    await to(registry, 'live@1.0.1', 'lead');
    expect(await versionsOf(registry, 'lead')).toEqual({ dispatch: '1.2.0', live: '1.0.1', host: '2.0.0' });
    await expect(activate(registry, 'staged', by, checked)).rejects.toThrow(
      'Several trials run: dispatch 1.2.0, host 2.0.0; live 1.0.1. Name one by a remote: dispatch@staged.',
    );
    await activate(registry, [pick('host@2.0.0')], by, checked);
    expect(await onTrial(registry)).toEqual([{ dispatch: '1.2.0' }, { live: '1.0.1' }]);
    await unstage(registry, by, ['dispatch']);
    expect(await onTrial(registry)).toEqual([{ live: '1.0.1' }]);
  });

  it('ends the trial that does not fit what a rollback runs again, and no other', async () => {
    const registry = await suite();
    await activate(registry, [pick('host@2.0.0')], by, checked);
    await to(registry, 'dispatch@1.2.0', 'lead');
    await to(registry, 'live@1.0.1', 'lead');
    await rollback(registry, by);
    expect(await onTrial(registry)).toEqual([{ live: '1.0.1' }]);
    expect(await versionsOf(registry, 'lead')).toEqual({ dispatch: '1.0.0', live: '1.0.1', host: 'deployed' });
    expect((await history(registry)).slice(-2)).toMatchObject([
      { action: 'rollback' },
      { action: 'unstage', what: expect.stringMatching(/needs host contract \^1\.99\.0/) },
    ]);
  });

  it('does not bring a version back to its former audience when it is rolled back', async () => {
    const registry = await suite();
    await to(registry, 'live@1.0.1', 'lead');
    await activate(registry, { trial: 'live' }, by, checked);
    await rollbackRemotes(registry, ['live'], by);
    expect(await versionsOf(registry, 'lead')).toMatchObject({ live: '1.0.0' });
  });

  it('removes a remote with its trial, once it is said what that takes from others', async () => {
    const registry = await suite();
    await activate(registry, [pick('dispatch@1.1.0')], by, checked);
    await to(registry, 'live@1.0.1', 'lead');
    await expect(remove(registry, ['live'], by, checked)).rejects.toThrow(
      'This would take from others:\n  dispatch opens the dialog live/map@1 of live\n',
    );
    await expect(remove(registry, ['dispatch', 'live'], by, checked)).rejects.toThrow('No remote would be left');
    await expect(remove(registry, ['nothing'], by, checked)).rejects.toThrow('nothing does not run');
    await remove(registry, ['live'], by, checked, { anyway: true });
    expect([await versionsOf(registry, 'lead'), await onTrial(registry)]).toEqual([
      { dispatch: '1.1.0', host: 'deployed' },
      [],
    ]);
    await rollback(registry, by);
    expect(await versionsOf(registry, 'lead')).toMatchObject({ live: '1.0.0' });
  });

  it('reads the one trial of a former version of ops, and keeps its users when others begin', async () => {
    const registry = await suite();
    const { set } = await to(registry, 'dispatch@1.1.0', 'lead');
    const file = join(registry.location, 'staged.json');
    const [{ versions: _, share: __, ...former }] = JSON.parse(await readFile(file, 'utf8')).trials;
    await writeFile(file, JSON.stringify(former));
    expect(await readTrials(registry)).toMatchObject([{ set, versions: { dispatch: '1.1.0' }, share: set }]);
    expect((await runningFor(registry, { role: 'lead', email: 'a@b.be' }))?.set.id).toBe(set);
    await to(registry, 'live@1.0.1', 'lead');
    expect(await readTrials(registry)).toMatchObject([{ set, share: set }, { versions: { live: '1.0.1' } }]);
    expect(await versionsOf(registry, 'lead')).toMatchObject({ dispatch: '1.1.0', live: '1.0.1' });
  });
});
