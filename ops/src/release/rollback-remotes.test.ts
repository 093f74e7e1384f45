import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { history } from '../registry/history.ts';
import { currentId, currentSet } from '../registry/sets.ts';
import { builtHost } from '../testing/built-host.ts';
import { builtRemote } from '../testing/built-remote.ts';
import { activated, by, registryWith } from '../testing/registry.ts';
import { changeMenu } from './menu.ts';
import { publish } from './publish.ts';
import { rollback, rollbackRemotes } from './rollback.ts';
import { releaseStatus } from './status.ts';
import type { Registry } from '../registry/registry.ts';

const published = ['dispatch@1.0.0', 'dispatch@1.1.0', 'dispatch@1.2.0', 'live@1.0.0', 'live@1.1.0', 'live@1.2.0'];

/** A registry in which these sets were activated one after the other. */
async function ran(...sets: readonly string[]): Promise<{ registry: Registry; ids: string[] }> {
  const registry = await registryWith(...published);
  return { registry, ids: await activated(registry, ...sets) };
}

async function runs(registry: Registry): Promise<string[]> {
  const { remotes = {} } = (await currentSet(registry)) ?? {};
  return Object.entries(remotes).map(([name, { version }]) => `${name}@${version}`);
}

describe('rolling back one remote', () => {
  it('rolls that remote back, keeps the others, and records which one', async () => {
    const { registry, ids } = await ran('dispatch@1.0.0 live@1.0.0', 'dispatch@1.1.0 live@1.1.0');
    const done = await rollbackRemotes(registry, ['dispatch'], { who: 'Sam', why: 'lists stay empty' });
    expect(await runs(registry)).toEqual(['dispatch@1.0.0', 'live@1.1.0']);
    expect(done).toMatchObject({
      before: ids[1],
      changed: true,
      verified: 'none',
      remotes: [{ name: 'dispatch', before: '1.1.0', after: '1.0.0' }],
    });
    expect((await history(registry)).at(-1)).toMatchObject({
      action: 'rollback',
      who: 'Sam',
      why: 'lists stay empty',
      before: ids[1],
      after: done.set,
      only: ['dispatch'],
    });
  });

  it('rolling back one remote goes to the version before, however many sets ago that was', async () => {
    const { registry } = await ran('dispatch@1.0.0 live@1.0.0', 'dispatch@1.1.0', 'live@1.1.0', 'live@1.2.0');
    await rollbackRemotes(registry, ['dispatch'], by);
    expect(await runs(registry)).toEqual(['dispatch@1.0.0', 'live@1.2.0']);
  });

  it('rolls one remote back by another version the second time, and then says that there is none', async () => {
    const { registry } = await ran('dispatch@1.0.0 live@1.0.0', 'dispatch@1.1.0', 'live@1.1.0', 'dispatch@1.2.0');
    await rollbackRemotes(registry, ['dispatch'], by);
    await rollbackRemotes(registry, ['dispatch'], by);
    expect(await runs(registry)).toEqual(['dispatch@1.0.0', 'live@1.1.0']);
    await expect(rollbackRemotes(registry, ['dispatch'], by)).rejects.toThrow(
      /No other version of dispatch ran before/,
    );
  });

  it('leaves the failing version for good: a rollback of the whole set does not return to it', async () => {
    const { registry, ids } = await ran('dispatch@1.0.0 live@1.0.0', 'dispatch@1.1.0 live@1.1.0');
    await rollbackRemotes(registry, ['dispatch'], by);
    expect((await releaseStatus(registry)).running?.previous).toBe(ids[0]);
    expect(await rollback(registry, by)).toMatchObject({ set: ids[0] });
  });

  it('rolling back one remote is a rollback to the set before when nothing else changed since', async () => {
    const { registry, ids } = await ran('dispatch@1.0.0 live@1.0.0', 'dispatch@1.1.0');
    expect(await rollbackRemotes(registry, ['dispatch'], by)).toMatchObject({ set: ids[0] });
    await expect(rollback(registry, by)).rejects.toThrow(/There is no previous set/);
  });

  it('keeps the menu changes of ops', async () => {
    const { registry } = await ran('dispatch@1.0.0 live@1.0.0', 'dispatch@1.1.0');
    await changeMenu(registry, '/live', { hidden: true }, by);
    await rollbackRemotes(registry, ['dispatch'], by);
    expect((await currentSet(registry))?.menu).toEqual([{ path: '/live', hidden: true }]);
  });

  it('keeps the host of the set, and refuses a version that does not fit it', async () => {
    const { registry } = await ran('dispatch@1.0.0 live@1.0.0', 'dispatch@1.1.0');
    await publish(registry, await builtHost({ version: '2.0.0', contract: '1.0.0' }));
    await activated(registry, 'host@2.0.0 live@1.1.0');
    await rollbackRemotes(registry, ['live'], by);
    expect((await currentSet(registry))?.host.pinned?.version).toBe('2.0.0');
    await publish(registry, await builtHost({ version: '3.0.0', contract: '2.0.0' }));
    await publish(registry, await builtRemote({ version: '3.0.0', contract: '^2.0.0' }));
    await activated(registry, 'host@3.0.0 dispatch@3.0.0');
    const before = await currentId(registry);
    await expect(rollbackRemotes(registry, ['dispatch'], by)).rejects.toThrow(
      /dispatch 1\.1\.0 needs host contract \^1\.0\.0, but the running host provides 2\.0\.0/,
    );
    expect(await currentId(registry)).toBe(before);
  });

  it('takes away a remote that came with the set, and never the last one', async () => {
    const { registry } = await ran('live@1.0.0', 'dispatch@1.1.0');
    await rollbackRemotes(registry, ['dispatch'], by);
    expect(await runs(registry)).toEqual(['live@1.0.0']);
  });

  it('rolls several remotes back at once', async () => {
    const { registry, ids } = await ran('dispatch@1.0.0 live@1.0.0', 'dispatch@1.1.0 live@1.1.0');
    expect(await rollbackRemotes(registry, ['live', 'dispatch', 'live'], by)).toMatchObject({ set: ids[0] });
  });

  it.each([
    [[], /Name the remote/],
    [['host'], /The host is rolled back with its set/],
    [['unicorns'], /unicorns does not run/],
    [['live'], /No other version of live ran before 1\.0\.0/],
  ])('refuses %j, and changes nothing', async (names, reason) => {
    const { registry, ids } = await ran('dispatch@1.0.0 live@1.0.0', 'dispatch@1.1.0');
    await expect(rollbackRemotes(registry, names, by)).rejects.toThrow(reason);
    expect(await currentId(registry)).toBe(ids[1]);
  });

  it('refuses when the files of the former version are gone, or another set runs by now', async () => {
    const { registry, ids } = await ran('dispatch@1.0.0 live@1.0.0', 'dispatch@1.1.0');
    await expect(rollbackRemotes(registry, ['dispatch'], by, ids[0])).rejects.toThrow(/is no longer current/);
    await rm(join(registry.location, 'dispatch/1.0.0'), { recursive: true });
    await expect(rollbackRemotes(registry, ['dispatch'], by)).rejects.toThrow(/dispatch 1\.0\.0 is missing/);
  });

  it('says in the status which version each remote would go back to', async () => {
    const { registry } = await ran('dispatch@1.0.0 live@1.0.0', 'dispatch@1.1.0');
    expect((await releaseStatus(registry)).remotes.map(({ name, former }) => [name, former])).toEqual([
      ['dispatch', '1.0.0'],
      ['live', null],
    ]);
  });
});
