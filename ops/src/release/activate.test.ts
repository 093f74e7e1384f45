import { appendFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseReleaseSet } from '@navette/shared/release';
import { describe, expect, it } from 'vitest';
import { keys } from '../registry/keys.ts';
import { history } from '../registry/history.ts';
import { currentId, newSet, readSet } from '../registry/sets.ts';
import { builtRemote } from '../testing/built-remote.ts';
import { activated, by, deployed, emptyRegistry, pick, registryWith, unverified } from '../testing/registry.ts';
import { verifySet } from '../verify/verify-choice.ts';
import { activate } from './activate.ts';
import { chosen } from './choose.ts';
import { publish } from './publish.ts';
import { releaseStatus } from './status.ts';
import type { Registry } from '../registry/registry.ts';

const running = async (registry: Registry) => readSet(registry, (await currentId(registry)) ?? '');

describe('activating', () => {
  it('activates the last published version of every remote, with the hash of every file', async () => {
    const registry = await registryWith('dispatch@1.0.0', 'dispatch@1.1.0');
    await publish(registry, await builtRemote({ name: 'masterdata' }));
    await activate(registry, 'latest', by, unverified);
    const set = parseReleaseSet(await running(registry));
    expect(Object.entries(set.remotes).map(([name, { base }]) => `${name} ${base}`)).toEqual([
      'dispatch /registry/dispatch/1.1.0/',
      'masterdata /registry/masterdata/1.0.0/',
    ]);
    expect(set.remotes.dispatch?.files['messages/fr.json']).toMatch(/^sha384-/);
    expect(Object.keys(set.remotes.dispatch?.files ?? {})).toEqual([
      'booking.1a.js',
      'declaration.json',
      'facts.json',
      'messages/en.json',
      'messages/fr.json',
      'messages/nl.json',
      'mf-manifest.json',
      'remoteEntry.js',
    ]);
    expect(set.remotes.dispatch?.modules).toEqual({ './pages/booking': ['booking.1a.js'] });
  });

  it('activates the last versions as the first set only where no set runs yet', async () => {
    const registry = await registryWith('dispatch@1.0.0');
    const first = await activate(registry, 'first', by, unverified);
    await publish(registry, await builtRemote({ version: '1.1.0', code: '1.1.0' }));
    const again = await activate(registry, 'first', by, unverified);
    expect([first.changed, again.changed, again.set]).toEqual([true, false, first.set]);
    expect((await running(registry)).remotes.dispatch?.version).toBe('1.0.0');
  });

  it('leaves other remotes as they are on activation', async () => {
    const registry = await registryWith('dispatch@1.0.0', 'dispatch@1.1.0');
    await publish(registry, await builtRemote({ name: 'masterdata' }));
    await activate(registry, 'latest', by, unverified);
    await activated(registry, 'dispatch@1.0.0');
    const { remotes } = await running(registry);
    expect([remotes.dispatch?.version, remotes.masterdata?.version]).toEqual(['1.0.0', '1.0.0']);
  });

  it('records author, reason, previous and new set of an activation', async () => {
    const registry = await registryWith('dispatch@1.0.0', 'dispatch@1.1.0');
    const first = await activate(registry, [pick('dispatch@1.0.0')], by, unverified);
    const second = await activate(registry, 'latest', { why: 'faster list', who: 'Sam' }, unverified);
    expect(await history(registry)).toMatchObject([
      { ...by, before: null, after: first.set },
      { who: 'Sam', why: 'faster list', before: first.set, after: second.set },
    ]);
    expect((await releaseStatus(registry)).running).toMatchObject({
      set: second.set,
      who: 'Sam',
      why: 'faster list',
      previous: first.set,
    });
  });

  it('changes nothing when exactly these versions run', async () => {
    const registry = await registryWith('dispatch@1.0.0');
    const first = await activate(registry, 'latest', by, unverified);
    expect(await activate(registry, 'latest', by, unverified)).toMatchObject({
      set: first.set,
      before: first.set,
      changed: false,
    });
    expect(await history(registry)).toHaveLength(1);
  });

  it('activates a working copy that was published before', async () => {
    const registry = await emptyRegistry();
    const code = ['one', 'two', 'one'];
    const bases: (string | undefined)[] = [];
    for (const text of code) {
      await publish(registry, await builtRemote({ code: text }), { workingCopy: true });
      await activate(registry, 'latest', by, unverified);
      bases.push((await running(registry)).remotes.dispatch?.base);
    }
    expect(bases[2]).toBe(bases[0]);
    expect(bases[1]).not.toBe(bases[0]);
  });

  it('takes the highest version as the latest, not the one published last', async () => {
    const registry = await registryWith('dispatch@1.9.0', 'dispatch@1.10.0', 'dispatch@1.9.1');
    await activate(registry, 'latest', by, unverified);
    expect((await running(registry)).remotes.dispatch?.version).toBe('1.10.0');
  });

  it('refuses to activate a working copy unless verification is off', async () => {
    const registry = await emptyRegistry();
    const { version } = await publish(registry, await builtRemote(), { workingCopy: true });
    await expect(activate(registry, 'latest', by, { deployed })).rejects.toThrow(
      /a working copy, which runs only with --unverified/,
    );
    await expect(
      activate(registry, [{ name: 'dispatch', version }], by, { deployed, withoutBoot: true }),
    ).rejects.toThrow(/a working copy/);
    expect(await activate(registry, 'latest', by, unverified)).toMatchObject({ changed: true, verified: 'none' });
  });

  it('requires a boot check of exactly these versions, or a waiver', async () => {
    const registry = await registryWith('dispatch@1.0.0');
    await expect(activate(registry, 'latest', by, { deployed })).rejects.toThrow(
      /There is no boot check of these versions/,
    );
    expect(await currentId(registry)).toBeUndefined();
    await activate(registry, 'latest', by, { deployed, withoutBoot: true });
    expect(await history(registry)).toMatchObject([{ verified: 'static' }]);
  });

  it('accepts a boot check of exactly this content, host and API', async () => {
    const registry = await registryWith('dispatch@1.0.0', 'dispatch@1.1.0');
    await verifySet(registry, newSet(await chosen(registry, 'latest'), new Date()), deployed, {
      boot: () => Promise.resolve([]),
    });
    await expect(
      activate(registry, 'latest', by, {
        deployed: { ...deployed, host: { version: '2.0.0', contract: '1.0.0' } },
      }),
    ).rejects.toThrow(/There is no boot check of these versions/);
    await expect(activate(registry, [pick('dispatch@1.0.0')], by, { deployed })).rejects.toThrow(
      /There is no boot check of these versions/,
    );
    expect(await activate(registry, 'latest', by, { deployed })).toMatchObject({ verified: 'full' });
    expect(await history(registry)).toMatchObject([{ verified: 'full' }]);
  });

  it('refuses versions that fail verification, with the findings, and changes nothing', async () => {
    const registry = await registryWith('dispatch@1.0.0');
    const refused = activate(registry, 'latest', by, {
      deployed: { ...deployed, host: { version: '2.0.0', contract: '2.0.0' } },
    });
    await expect(refused).rejects.toThrow(/contract {2}dispatch/);
    await expect(refused).rejects.toMatchObject({ report: { passed: false } });
    expect([await currentId(registry), await history(registry)]).toEqual([undefined, []]);
  });

  it('refuses files that differ from the published ones', async () => {
    const registry = await registryWith('dispatch@1.0.0');
    await writeFile(join(registry.location, 'dispatch/1.0.0/booking.1a.js'), 'tampered');
    await expect(activate(registry, 'latest', by, unverified)).rejects.toThrow(/differ from the published ones/);
  });

  it('refuses one remote in two versions, and an empty registry', async () => {
    const registry = await registryWith('dispatch@1.0.0', 'dispatch@1.1.0');
    const both = ['1.0.0', '1.1.0'].map((version) => ({ name: 'dispatch', version }));
    await expect(activate(registry, both, by, unverified)).rejects.toThrow(/named twice/);
    await expect(activate(await emptyRegistry(), 'latest', by, unverified)).rejects.toThrow(/No remote is published/);
  });

  it('refuses an unpublished version, and names the published ones', async () => {
    const registry = await registryWith('dispatch@1.0.0');
    await expect(activate(registry, [pick('dispatch@9.0.0')], by, unverified)).rejects.toThrow(
      /9\.0\.0 is not published here\. Published: 1\.0\.0/,
    );
    expect(await currentId(registry)).toBeUndefined();
  });

  it('never changes a written set', async () => {
    const registry = await registryWith('dispatch@1.0.0', 'dispatch@1.1.0');
    const first = await activate(registry, [pick('dispatch@1.0.0')], by, unverified);
    const before = await readFile(join(registry.location, 'sets', `${first.set}.json`), 'utf8');
    await activate(registry, 'latest', by, unverified);
    expect(await readFile(join(registry.location, 'sets', `${first.set}.json`), 'utf8')).toBe(before);
    expect((await readdir(registry.location)).filter((name) => name.startsWith('.') && name !== keys.reserve)).toEqual(
      [],
    );
  });

  it('replaces a set of another version of ops only as a whole', async () => {
    const registry = await registryWith('dispatch@1.0.0');
    const former = { set: '20200101T000000000-00000000' };
    await mkdir(join(registry.location, 'sets'));
    await writeFile(
      join(registry.location, 'sets', `${former.set}.json`),
      `{"id":"${former.set}","remotes":{},"of":"another time"}`,
    );
    await writeFile(join(registry.location, 'current'), JSON.stringify(former));
    await expect(activate(registry, [pick('dispatch@1.0.0')], by, unverified)).rejects.toThrow(/--latest/);
    expect(await activate(registry, 'latest', by, unverified)).toMatchObject({ before: former.set, changed: true });
  });

  it('skips a truncated line of the log', async () => {
    const registry = await registryWith('dispatch@1.0.0');
    await appendFile(join(registry.location, 'dispatch/versions.jsonl'), '{"version":"1.0');
    await publish(registry, await builtRemote({ version: '1.1.0' }));
    await activate(registry, 'latest', by, unverified);
    expect((await running(registry)).remotes.dispatch?.version).toBe('1.1.0');
  });
});
