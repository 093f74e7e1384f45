import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runningReleaseSchema } from '@navette/shared/release';
import { describe, expect, it } from 'vitest';
import { builtRemote, temporaryFolder } from '../testing/built-remote.ts';
import { openRegistry, type Registry } from '../registry/registry.ts';
import { activated, by, emptyRegistry, pick, registryWith, unverified } from '../testing/registry.ts';
import { run } from '../run.ts';
import { activate } from './activate.ts';
import { diff, setNotes, versionNotes } from './diff.ts';
import { listHistory, listVersions } from './lists.ts';
import { publish } from './publish.ts';
import { rollback } from './rollback.ts';
import { runningFor } from './running.ts';
import { stage, unstage } from './stage.ts';
import { releaseStatus } from './status.ts';

describe('the running release', () => {
  it('answers no release before the first activation', async () => {
    expect(await runningFor(await emptyRegistry())).toBeUndefined();
    expect(await releaseStatus(await emptyRegistry())).toMatchObject({
      running: null,
      staged: null,
      remotes: [],
      overrides: null,
    });
  });

  it('answers the release as the browser parses it', async () => {
    const registry = await registryWith('dispatch@1.0.0', 'dispatch@1.1.0', 'masterdata@1.0.0');
    const [before] = await activated(registry, 'dispatch@1.0.0 masterdata@1.0.0');
    await activate(registry, 'latest', by, unverified);
    const { former, ...sent } = (await runningFor(registry)) ?? {};
    const answer = runningReleaseSchema.parse(sent);
    expect(former).toBe(before);
    expect(answer).toMatchObject({ channel: 'stable', preview: false, overrides: [] });
    expect(Object.keys(answer.fallbacks)).toEqual(['dispatch']);
  });

  it('answers a new release at once, also from the cache', async () => {
    const registry = await registryWith('dispatch@1.0.0', 'dispatch@1.1.0');
    for (const version of ['1.0.0', '1.1.0', '1.0.0']) {
      const { set } = await activate(registry, [pick(`dispatch@${version}`)], by, unverified);
      expect((await runningFor(registry))?.set.id).toBe(set);
    }
  });

  it('passes a set of a later version of ops on unchanged', async () => {
    const registry = await emptyRegistry();
    const set = {
      id: 'of-tomorrow',
      remotes: { dispatch: { base: '/registry/dispatch/1.0.0/', hologram: true } },
      mood: 'good',
    };
    await mkdir(join(registry.location, 'sets'));
    await writeFile(join(registry.location, 'sets/of-tomorrow.json'), JSON.stringify(set));
    await writeFile(join(registry.location, 'current'), '{"set":"of-tomorrow"}');
    expect((await runningFor(registry))?.set).toEqual(set);
  });

  it('names the missing versions of the rollback target', async () => {
    const registry = await registryWith('dispatch@1.0.0', 'dispatch@1.1.0', 'masterdata@1.0.0');
    const first = await activate(registry, [pick('dispatch@1.0.0'), pick('masterdata@1.0.0')], by, unverified);
    await activated(registry, 'dispatch@1.1.0');
    const [sound] = (await releaseStatus(registry)).remotes;
    expect([(await releaseStatus(registry)).running?.lost, sound?.former]).toEqual([[], '1.0.0']);
    await rm(join(registry.location, 'dispatch/1.0.0'), { recursive: true });
    const { running, remotes } = await releaseStatus(registry);
    expect([running?.previous, running?.lost, remotes[0]?.former]).toEqual([first.set, ['dispatch 1.0.0'], null]);
    expect((await run(['status', '--registry', registry.location], {})).out).toContain(
      `rollback  not possible to ${first.set}: dispatch 1.0.0 is missing. Restore the registry, or use --to with another set`,
    );
    await rm(join(registry.location, `sets/${first.set}.json`));
    expect((await releaseStatus(registry)).running?.lost).toEqual([`set ${first.set}`]);
  });

  it('keeps running when the previous set is missing', async () => {
    const registry = await registryWith('dispatch@1.0.0', 'dispatch@1.1.0');
    const { set: former } = await activate(registry, [pick('dispatch@1.0.0')], by, unverified);
    const { set } = await activate(registry, [pick('dispatch@1.1.0')], by, unverified);
    // Nobody has read a set in this copy yet.
    const copy = await temporaryFolder();
    await cp(registry.location, copy, { recursive: true });
    await rm(join(copy, 'sets', `${former}.json`));
    expect(await runningFor(openRegistry(copy, {}))).toMatchObject({ set: { id: set }, fallbacks: {} });
  });

  it('answers from the cache on page loads', async () => {
    const registry = await registryWith('dispatch@1.0.0', 'dispatch@1.1.0');
    await activated(registry, 'dispatch@1.0.0');
    await activate(registry, 'latest', by, unverified);
    await runningFor(registry, { role: 'lead', email: 'x@navette.example' });
    const started = performance.now();
    for (let load = 0; load < 200; load++) await runningFor(registry, { role: 'lead', email: 'x@navette.example' });
    expect((performance.now() - started) / 200).toBeLessThan(10);
  });
});

describe('the history', () => {
  it('lists the differences of a staging from the set that ran then', async () => {
    const registry = await registryWith('dispatch@1.0.0', 'dispatch@1.1.0', 'dispatch@1.2.0');
    await activated(registry, 'dispatch@1.0.0');
    for (const version of ['1.1.0', '1.2.0'])
      await stage(registry, [pick(`dispatch@${version}`)], { roles: ['lead'], users: [] }, by, unverified);
    await unstage(registry, by);
    expect((await listHistory(registry, 2)).map(({ action, remotes }) => [action, remotes])).toEqual([
      ['unstage', [{ name: 'dispatch', before: '1.2.0', after: '1.0.0' }]],
      ['stage', [{ name: 'dispatch', before: '1.0.0', after: '1.2.0' }]],
    ]);
  });

  it('lists changes newest first, with the differences of each remote', async () => {
    const registry = await registryWith('dispatch@1.0.0', 'dispatch@1.1.0', 'masterdata@1.0.0');
    await activated(registry, 'dispatch@1.0.0', 'dispatch@1.1.0 masterdata@1.0.0');
    await rollback(registry, by);
    expect((await listHistory(registry)).map(({ action, remotes }) => [action, remotes])).toEqual([
      [
        'rollback',
        [
          { name: 'dispatch', before: '1.1.0', after: '1.0.0' },
          { name: 'masterdata', before: '1.0.0', after: null },
        ],
      ],
      [
        'activate',
        [
          { name: 'dispatch', before: '1.0.0', after: '1.1.0' },
          { name: 'masterdata', before: null, after: '1.0.0' },
        ],
      ],
      ['activate', [{ name: 'dispatch', before: null, after: '1.0.0' }]],
    ]);
    expect(await listHistory(registry, 1)).toHaveLength(1);
  });
});

describe('published versions', () => {
  it('lists versions by remote, highest first, marking those that run', async () => {
    const registry = await registryWith('dispatch@1.9.0', 'dispatch@1.10.0', 'masterdata@1.0.0');
    await activated(registry, 'dispatch@1.9.0');
    const { version } = await publish(registry, await builtRemote({ version: '1.10.0' }), { workingCopy: true });
    expect(
      (await listVersions(registry)).map((entry) => [entry.name, entry.version, entry.running, entry.workingCopy]),
    ).toEqual([
      ['dispatch', version, false, true],
      ['dispatch', '1.10.0', false, false],
      ['dispatch', '1.9.0', true, false],
      ['masterdata', '1.0.0', false, false],
    ]);
  });
});

describe('a diff of two sets', () => {
  it('lists versions, pages and operations that a diff adds and removes', async () => {
    const registry = await registryWith('dispatch@1.0.0', 'masterdata@1.0.0');
    const facts = {
      operations: { listClients: { method: 'get', path: '/api/client', parameters: {} } },
      modules: { './pages/booking': ['listClients'] },
      shared: {},
      budget: { start: 20, largest: 200, total: 600 },
    };
    await publish(
      registry,
      await builtRemote({ version: '1.1.0', facts, declaration: { operations: ['listClients'] } }),
    );
    await activated(registry, 'dispatch@1.0.0');
    await activate(registry, 'latest', by, unverified);
    const found = await diff(registry, 'previous', 'current');
    expect(found.remotes).toMatchObject([
      {
        name: 'dispatch',
        before: '1.0.0',
        after: '1.1.0',
        operations: { added: ['listClients'], removed: [] },
        modules: { added: [], removed: [] },
      },
      { name: 'masterdata', before: null, after: '1.0.0', modules: { added: ['./pages/booking'] } },
    ]);
    expect((await diff(registry, found.after, 'current')).remotes).toEqual([]);
    await expect(diff(registry, 'current', 'staged')).rejects.toThrow(/Nothing is staged/);
    await expect(diff(registry, 'current', 'nonsense')).rejects.toThrow(/no set nonsense/);
  });

  it('lists the permissions of remotes, and who gets them, that a diff adds and removes', async () => {
    const registry = await registryWith('dispatch@1.0.0');
    const declaring = (roles: readonly string[]) => ({
      contract: '^1.10.0',
      permissions: [{ page: 'dispatch/tariffs', titleKey: 'x.title', titles: { fr: 'a', nl: 'b', en: 'c' }, roles }],
    });
    await publish(registry, await builtRemote({ version: '1.1.0', declaration: declaring(['lead']) }));
    await publish(registry, await builtRemote({ version: '1.2.0', declaration: declaring(['lead', 'account']) }));
    for (const version of ['1.0.0', '1.1.0', '1.2.0']) await activated(registry, `dispatch@${version}`);
    const lead = 'dispatch/tariffs=lead';
    expect((await diff(registry, 'previous', 'current')).remotes).toMatchObject([
      { permissions: { added: [`${lead},account`], removed: [lead] } },
    ]);
  });
});

const versions = ['1.0.0', '1.1.0', '1.10.0', '2.0.0'];
const notesOf = (version: string) => ({ version, notes: [{ kind: 'minor' as const, text: `What ${version} brings` }] });

/** Publishes a version with the changelog that it had then. */
async function publishWithNotes(registry: Registry, version: string, name = 'dispatch'): Promise<void> {
  const dist = await builtRemote({ name, version, code: `${name} ${version}` });
  const known = versions.slice(0, versions.indexOf(version) + 1).toReversed();
  await writeFile(join(dist, 'changelog.json'), JSON.stringify(known.map(notesOf)));
  await publish(registry, dist);
}

async function registryWithNotes(): Promise<Registry> {
  const registry = await emptyRegistry();
  for (const version of versions) await publishWithNotes(registry, version);
  return registry;
}

describe('the notes of versions', () => {
  it.each([
    ['1.0.0', '1.10.0', ['1.10.0', '1.1.0']],
    ['1.10.0', '1.0.0', ['1.10.0', '1.1.0']],
    [null, '1.1.0', ['1.1.0', '1.0.0']],
    ['1.1.0', null, ['1.1.0', '1.0.0']],
    ['1.1.0', '1.1.0', ['1.1.0']],
    ['0.9.0', '2.0.0', ['2.0.0', '1.10.0', '1.1.0', '1.0.0']],
    [null, null, []],
  ])('from %s to %s are those of the versions in between', async (from, to, expected) => {
    const notes = await versionNotes(await registryWithNotes(), 'dispatch', { from, to });
    expect(notes.map(({ version }) => version)).toEqual(expected);
  });

  it('a version has no notes when its changelog is missing or unreadable, or when it does not exist', async () => {
    const registry = await emptyRegistry();
    await publish(registry, await builtRemote({ version: '1.0.0' }));
    const odd = await builtRemote({ version: '1.1.0' });
    await writeFile(join(odd, 'changelog.json'), '{"version":');
    await publish(registry, odd);
    const other = await builtRemote({ version: '1.2.0' });
    await writeFile(join(other, 'changelog.json'), '[{"version":1}]');
    await publish(registry, other);
    for (const to of ['1.0.0', '1.1.0', '1.2.0', '9.9.9'])
      expect(await versionNotes(registry, 'dispatch', { from: null, to })).toEqual([]);
  });

  it('the notes of versions of a set are those of every remote that changed with it', async () => {
    const registry = await registryWithNotes();
    await publishWithNotes(registry, '1.0.0', 'live');
    await activated(registry, 'dispatch@1.0.0', 'dispatch@1.10.0 live@1.0.0');
    expect(await setNotes(registry, 'previous', 'current')).toEqual([
      { name: 'dispatch', before: '1.0.0', after: '1.10.0', versions: [notesOf('1.10.0'), notesOf('1.1.0')] },
      { name: 'live', before: null, after: '1.0.0', versions: [notesOf('1.0.0')] },
    ]);
    await expect(setNotes(registry, 'current', 'staged')).rejects.toThrow(/Nothing is staged/);
  });
});
