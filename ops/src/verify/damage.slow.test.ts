import { afterAll, describe, expect, it } from 'vitest';
import { pooled } from '../registry/files.ts';
import { history } from '../registry/history.ts';
import { keys } from '../registry/keys.ts';
import { currentId } from '../registry/sets.ts';
import type { Store } from '../registry/store/store.ts';
import { listHistory } from '../release/lists.ts';
import { run } from '../run.ts';
import { builtHost } from '../testing/built-host.ts';
import { builtRemote } from '../testing/built-remote.ts';
import { oneS3Fake, registryKinds } from '../testing/registries.ts';
import { emptyRegistry } from '../testing/registry.ts';

const shared = oneS3Fake();
afterAll(shared.stop);

const because = ['--why', 'a test'] as const;
const verify = async () => ['verify', '--host-dir', await builtHost({ contract: '1.0.0' })];

describe.each(registryKinds(shared.get))('a damaged registry in $name', ({ create, tamper }) => {
  /** Runs 1.1.0 after 1.0.0; 1.2.0 is staged. */
  async function running() {
    const { registry, env } = await create();
    const ops = (...argv: readonly string[]) =>
      run([...argv, '--registry', registry.location], { ...env, USER: 'noor' });
    const publish = async (version: string) => ops('publish', await builtRemote({ version, code: version }));
    for (const version of ['1.0.0', '1.1.0', '1.2.0']) await publish(version);
    for (const version of ['1.0.0', '1.1.0']) await ops('activate', `dispatch@${version}`, '--unverified', ...because);
    await ops('stage', 'dispatch@1.2.0', '--role', 'lead', '--unverified', ...because);
    const [first, second] = (await history(registry)).map(({ after }) => after ?? '');
    return { registry, ops, publish, store: registry.store, first, second };
  }

  it.each([
    ['a pointer that is cut off', keys.current, '{"set":"2026'],
    ['an empty pointer', keys.current, ''],
    ['a pointer to a set that is not there', keys.current, '{"set":"20260101T000000000-0123abcd"}'],
    ['a pointer to nothing', keys.current, '{}'],
  ])('a rollback restores the last good set over %s', async (_, key, text) => {
    const { ops, registry, store, first, second } = await running();
    await store.put(key, text);
    expect(await ops('status')).toMatchObject({ code: 1, err: expect.stringContaining('`ops rollback`') });
    expect(await ops('rollback', ...because)).toMatchObject({ code: 0, err: '' });
    expect(await currentId(registry)).toBe(second);
    expect((await history(registry)).at(-1)).toMatchObject({ who: 'noor', action: 'rollback', after: second });
    expect((await listHistory(registry, 1))[0]?.remotes).toEqual([]);
    expect(await ops('rollback', ...because)).toMatchObject({ code: 0 });
    expect(await currentId(registry)).toBe(first);
  });

  it('a rollback skips sets that can no longer run', async () => {
    const { ops, registry, store, first } = await running();
    await store.put(keys.current, '');
    await tamper(registry, 'dispatch/1.1.0/booking.1a.js', 'evil');
    await ops('rollback', ...because);
    expect(await currentId(registry)).toBe(first);
  });

  it.each(['booking.1a.js', 'booking.1a.js.br'])('publishing again mends a changed %s', async (file) => {
    const { ops, publish, registry, store, second } = await running();
    await tamper(registry, `dispatch/1.2.0/${file}`, 'evil');
    expect(await ops(...(await verify()))).toMatchObject({
      err: expect.stringContaining('Publish dispatch 1.2.0 again from its source.'),
    });
    expect(await ops('activate', '--staged', '--unverified', ...because)).toMatchObject({ code: 0 });
    await ops('rollback', ...because);
    expect(await ops('activate', 'dispatch@1.2.0', '--unverified', ...because)).toMatchObject({ code: 1 });
    expect(await publish('1.2.0')).toMatchObject({ code: 0, out: expect.stringContaining('1.2.0 published') });
    expect(await store.folders.changedForms('dispatch/1.2.0')).toEqual([]);
    expect(await ops(...(await verify()))).toMatchObject({ err: '' });
    expect(await currentId(registry)).toBe(second);
    expect(await ops('activate', 'dispatch@1.2.0', '--unverified', ...because)).toMatchObject({ code: 0, err: '' });
    expect(await publish('1.2.0')).toMatchObject({ out: expect.stringContaining('was already published') });
  });

  it('verify names truncated lines of logs, and the other lines stay valid', async () => {
    const { ops, publish, registry, store } = await running();
    const before = await history(registry);
    await store.append(keys.history, '{"at":"2026-01-01T00:00:00.000Z","who":"no');
    await store.append(keys.versions('dispatch'), '{"version":"1.3');
    const { err } = await ops(...(await verify()));
    expect(err).toContain("history.jsonl: line 4 can't be read");
    expect(err).toContain("dispatch/versions.jsonl: line 4 can't be read. Publish the version that");
    expect(await history(registry)).toEqual(before);
    expect(await publish('1.3.0')).toMatchObject({ code: 0 });
  });

  it.each([
    [keys.staged, '{"set', ['unstage']],
    [keys.staged, '{"set', ['stage', 'dispatch@1.2.0', '--role', 'lead', '--unverified']],
    [keys.policy, '{"automatic":"per', ['policy', '--automatic', 'off']],
    [keys.policy, '{"automatic":"perhaps"}', ['policy', '--automatic', 'on']],
    [keys.overrides, '', ['overrides', 'forbid']],
  ])('%s that holds %s is named by verify, and %j writes it anew', async (key, text, command) => {
    const { ops, store, second, registry } = await running();
    await store.put(key, text);
    expect((await ops(...(await verify()))).err).toContain(`${key} `);
    expect(await ops(...command, ...because)).toMatchObject({ code: 0 });
    expect(await ops(...(await verify()))).toMatchObject({ err: '' });
    expect(await currentId(registry)).toBe(second);
    expect(await ops('activate', 'dispatch@1.2.0', '--unverified', ...because)).toMatchObject({ code: 0, err: '' });
  });

  it('the change of a command that died is forgotten when it can not be read', async () => {
    const { ops, store } = await running();
    await store.put(keys.pending, '{"key":"cur');
    expect(await ops('unstage', ...because)).toMatchObject({ code: 0, err: '' });
    expect(await store.read(keys.pending)).toBeUndefined();
  });

  it.each([
    ['as it was', (store: Store) => store.read(keys.current)],
    ['cut off', (store: Store) => store.put(keys.current, '{"set":"2026')],
    ['gone', (store: Store) => store.remove(keys.current)],
  ])('says when no set can run, and the commands that it suggests work with a pointer that is %s', async (_, lose) => {
    const { ops, store } = await running();
    for (const { name } of await store.list(keys.sets)) await store.remove(`${keys.sets}/${name}`);
    await lose(store);
    expect(await ops('rollback', ...because)).toMatchObject({ code: 1 });
    expect(await ops('list')).toMatchObject({ code: 0, out: expect.stringContaining('1.2.0') });
    expect(await ops('activate', '--latest', '--unverified', ...because)).toMatchObject({ code: 0 });
    expect(await ops('status')).toMatchObject({ code: 0, out: expect.stringContaining('1.2.0') });
  });
});

describe('a registry with a missing pointer', () => {
  it('a registry with a missing pointer is not treated as new: nothing is activated, pruned or reported', async () => {
    const registry = await emptyRegistry();
    const ops = (...argv: readonly string[]) => run([...argv, '--registry', registry.location], { USER: 'noor' });
    for (const name of ['dispatch', 'live']) await ops('publish', await builtRemote({ name }));
    await ops('activate', '--latest', '--unverified', ...because);
    const ran = await currentId(registry);
    await registry.store.remove(keys.current);
    for (const argv of [
      ['status'],
      ['prune', '--dry-run'],
      ['activate', 'dispatch@1.0.0', '--unverified', ...because],
      ['activate', '--latest', '--unverified', ...because],
      ['activate', '--first', '--unverified', ...because],
    ])
      expect(await ops(...argv)).toMatchObject({ code: 1, err: expect.stringContaining('current is missing') });
    expect(await ops('rollback', ...because)).toMatchObject({ code: 0 });
    expect(await currentId(registry)).toBe(ran);
  });
});

/** Every command that reads or changes something. */
const every: readonly (readonly string[])[] = [
  ['status'],
  ['history'],
  ['list'],
  ['diff', 'current', 'previous'],
  ['verify', '--host-dir', '/nowhere'],
  ['menu'],
  ['policy'],
  ['overrides'],
  ['export'],
  ['prune', '--dry-run'],
  ['activate', 'dispatch@1.1.0', '--unverified', ...because],
  ['stage', 'dispatch@1.0.0', '--role', 'lead', '--unverified', ...because],
  ['unstage', ...because],
  ['policy', '--automatic', 'on', ...because],
  ['rollback', ...because],
];

describe('damage reported by the commands', () => {
  it.each([
    ['current', '{"set":"20'],
    ['current', '[]'],
    ['current', '{"set":"20260101T000000000-0123abcd"}'],
    ['staged.json', '{'],
    ['policy.json', 'null'],
    ['overrides.json', '{"origins":'],
    ['history.jsonl', '{"at":'],
    ['tokens.json', '{"tokens":'],
    ['sets', '{"id":'],
    ['sets', '{"id":"x","remotes":{"dispatch":{"base":"/"}}}'],
  ])('in a sentence each, without a stack trace: %s holds %s', async (key, text) => {
    const registry = await emptyRegistry();
    const ops = (...argv: readonly string[]) => run([...argv, '--registry', registry.location], { USER: 'noor' });
    for (const version of ['1.0.0', '1.1.0']) {
      await ops('publish', await builtRemote({ version, code: version }));
      await ops('activate', `dispatch@${version}`, '--unverified', ...because);
    }
    if (key === 'sets') await registry.store.put(keys.current, '{"set":"x"}');
    await registry.store.put(key === 'sets' ? keys.set('x') : key, text);
    const { err: told } = await ops('status');
    expect(told).toMatch(/Restore it from a backup|`ops \w+|--latest replaces|can't be read/);
    const said = await pooled(every, 1, async (argv) => ({ argv, ...(await ops(...argv)) }));
    expect(said.filter(({ err }) => /\n\s+at |ZodError|SyntaxError|JSON at position|\[object/.test(err))).toEqual([]);
    expect(said.filter(({ code, err }) => code === 70 && !err.includes('ops verify'))).toEqual([]);
  });
});
