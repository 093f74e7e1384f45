import { mkdir, readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { keys } from '../registry/keys.ts';
import { history } from '../registry/history.ts';
import { activated, by, pick, registryWith, unverified } from '../testing/registry.ts';
import { builtRemote } from '../testing/built-remote.ts';
import { activate } from './activate.ts';
import { listVersions } from './lists.ts';
import { prune } from './prune.ts';
import { publish } from './publish.ts';
import { rollback } from './rollback.ts';
import { stage } from './stage.ts';
import type { Registry } from '../registry/registry.ts';

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
const all = { days: 7, dryRun: false };
const versions = async (registry: Registry) =>
  (await listVersions(registry)).map(({ name, version }) => `${name}@${version}`);

/** 1.0.0 to 1.4.0 of dispatch, the first `count` of them activated one after the other. */
async function released(count: number) {
  const published = ['1.0.0', '1.1.0', '1.2.0', '1.3.0', '1.4.0'].map((version) => `dispatch@${version}`);
  const registry = await registryWith(...published);
  const sets = await activated(registry, ...published.slice(0, count));
  return { registry, sets };
}

describe('pruning', () => {
  it('keeps the running set, its rollback target and the highest version, removes old ones, and reports them', async () => {
    const { registry, sets } = await released(4);
    const pruned = await prune(registry, all, by, inDays(8));
    expect(pruned).toMatchObject({
      removed: true,
      versions: [
        { name: 'dispatch', version: '1.1.0' },
        { name: 'dispatch', version: '1.0.0' },
      ].reverse(),
    });
    expect(pruned.sets).toEqual(sets.slice(0, 2));
    expect(await versions(registry)).toEqual(['dispatch@1.4.0', 'dispatch@1.3.0', 'dispatch@1.2.0']);
    expect((await history(registry)).at(-1)).toMatchObject({
      action: 'prune',
      before: null,
      after: null,
      what: '2 sets, dispatch 1.0.0, dispatch 1.1.0',
    });
    expect(await rollback(registry, by)).toMatchObject({ set: sets[2] });
  });

  it('keeps every set that ran within the period, since a page may still be open on it', async () => {
    const { registry } = await released(4);
    expect(await prune(registry, all, by, inDays(6))).toMatchObject({ removed: false, sets: [], versions: [] });
    expect(await history(registry)).toHaveLength(4);
  });

  it('counts the age of a set from the day it stopped running', async () => {
    const { registry, sets } = await released(3);
    const path = join(registry.location, 'history.jsonl');
    const [first = '', second = '', third = ''] = (await readFile(path, 'utf8')).trimEnd().split('\n');
    const long = (line: string, days: number) =>
      JSON.stringify({ ...JSON.parse(line), at: inDays(-days).toISOString() });
    // 1.0.0 ran from day -90 to day -80, 1.1.0 from then to yesterday.
    await writeFile(path, `${long(first, 90)}\n${long(second, 80)}\n${long(third, 1)}\n`);
    for (const id of sets) await utimes(join(registry.location, 'sets', `${id}.json`), inDays(-80), inDays(-80));
    await rollback(registry, by, sets[0]);
    expect((await prune(registry, all, by)).sets).toEqual([]);
    // 1.2.0, which ran for a day, is needed until then, and with it 1.1.0, to which its tabs fall back.
    expect((await prune(registry, all, by, inDays(6.5))).sets).toEqual([]);
    expect((await prune(registry, all, by, inDays(7.5))).sets).toEqual([sets[1], sets[2]]);
  });

  it('keeps the staged set and the set it is based on', async () => {
    const { registry, sets } = await released(2);
    await stage(registry, [pick('dispatch@1.3.0')], { roles: ['lead'], users: [] }, by, unverified);
    await prune(registry, all, by, inDays(30));
    expect(await versions(registry)).toEqual(['dispatch@1.4.0', 'dispatch@1.3.0', 'dispatch@1.1.0', 'dispatch@1.0.0']);
    expect(await activate(registry, 'staged', by, unverified)).toMatchObject({ before: sets[1] });
  });

  it('keeps versions younger than the period, also when they never ran', async () => {
    const { registry } = await released(1);
    await prune(registry, all, by, inDays(6));
    expect(await versions(registry)).toHaveLength(5);
    await prune(registry, all, by, inDays(8));
    expect(await versions(registry)).toEqual(['dispatch@1.4.0', 'dispatch@1.0.0']);
  });

  it('lists what prune would remove in a dry run', async () => {
    const { registry, sets } = await released(4);
    expect(await prune(registry, { days: 7, dryRun: true }, by, inDays(8))).toMatchObject({
      removed: false,
      sets: sets.slice(0, 2),
      versions: [{ version: '1.0.0' }, { version: '1.1.0' }],
    });
    expect(await versions(registry)).toHaveLength(5);
    expect(await history(registry)).toHaveLength(4);
  });

  it('refuses to publish a pruned version with other content', async () => {
    const { registry } = await released(4);
    await prune(registry, all, by, inDays(8));
    await expect(publish(registry, await builtRemote({ code: 'other' }), { why: 'again' })).rejects.toThrow(
      /never changes/,
    );
    expect(await publish(registry, await builtRemote({ code: '// dispatch@1.0.0' }), { why: 'again' })).toMatchObject({
      added: true,
    });
    expect(await activate(registry, [pick('dispatch@1.0.0')], by, unverified)).toMatchObject({ changed: true });
  });

  it('refuses a rollback to a pruned set, and the activation of a pruned version', async () => {
    const { registry, sets } = await released(4);
    await prune(registry, all, by, inDays(8));
    await expect(activate(registry, [pick('dispatch@1.0.0')], by, unverified)).rejects.toThrow(
      /not published here\. Published: 1\.2\.0, 1\.3\.0, 1\.4\.0/,
    );
    await expect(rollback(registry, by, sets[0])).rejects.toThrow(/There is no set/);
  });

  it('removes leftovers of crashed commands', async () => {
    const { registry } = await released(1);
    for (const name of ['dispatch/.incoming-1', 'dispatch/.removed-1']) await mkdir(join(registry.location, name));
    await writeFile(join(registry.location, '.3f9ac1d2-0000-4000-8000-000000000000'), 'half');
    await prune(registry, all, by);
    expect(await readdir(join(registry.location, 'dispatch'))).toContain('.incoming-1');
    await prune(registry, all, by, inDays(1));
    expect(
      (await readdir(registry.location))
        .concat(await readdir(join(registry.location, 'dispatch')))
        .filter((name) => name.startsWith('.') && name !== keys.reserve),
    ).toEqual([]);
  });
});
