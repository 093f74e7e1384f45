import { afterAll, describe, expect, it } from 'vitest';
import { pooled } from '../registry/pooled.ts';
import { history } from '../registry/history.ts';
import { keys } from '../registry/keys.ts';
import { currentId } from '../registry/sets.ts';
import type { Store } from '../registry/store/store.ts';
import { storeOf } from '../registry/store/store-of.ts';
import { listHistory } from '../release/list-history.ts';
import { run } from '../run.ts';
import { builtRemote } from '../testing/built-remote.ts';
import { oneS3Fake, registryKinds } from '../testing/registries.ts';

const shared = oneS3Fake();
afterAll(shared.stop);

const because = ['--why', 'a test'] as const;

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
  ['rollback', ...because],
  ['activate', 'dispatch@1.1.0', '--unverified', ...because],
  ['stage', 'dispatch@1.0.0', '--role', 'lead', '--unverified', ...because],
  ['unstage', ...because],
  ['policy', '--automatic', 'on', ...because],
  ['repair'],
];

describe.each(registryKinds(shared.get))('a damaged registry in $name', ({ create, tamper }) => {
  /** Runs 1.1.0 after 1.0.0; 1.2.0 is staged. */
  async function running() {
    const { registry, env } = await create();
    const ops = (...argv: readonly string[]) => run([...argv, '--registry', registry], { ...env, USER: 'noor' });
    for (const version of ['1.0.0', '1.1.0', '1.2.0'])
      await ops('publish', await builtRemote({ version, code: version }));
    for (const version of ['1.0.0', '1.1.0']) await ops('activate', `dispatch@${version}`, '--unverified', ...because);
    await ops('stage', 'dispatch@1.2.0', '--role', 'lead', '--unverified', ...because);
    const [first, second] = (await history(registry)).map(({ after }) => after ?? '');
    return { registry, ops, store: storeOf(registry), first, second, damaged: () => storeOf(registry).list('damaged') };
  }

  it('a registry is sound when nothing happened to it', async () => {
    const { ops, registry } = await running();
    const before = await history(registry);
    expect(await ops('repair')).toEqual({ code: 0, out: 'Nothing is damaged.\n', err: '' });
    expect(await ops('repair', '--yes', ...because)).toMatchObject({ code: 0, out: 'Nothing is damaged.\n' });
    expect(await history(registry)).toEqual(before);
  });

  it.each([
    ['a pointer that is cut off', keys.current, '{"set":"2026'],
    ['an empty pointer', keys.current, ''],
    ['a pointer to a set that is not there', keys.current, '{"set":"20260101T000000000-0123abcd"}'],
    ['a pointer to nothing', keys.current, '{}'],
  ])('restores the last good set over %s', async (_, key, text) => {
    const { ops, registry, store, second, damaged } = await running();
    await store.put(key, text);
    const plan = await ops('repair');
    expect(plan.code).toBe(1);
    expect(plan.out).toContain(`${second} runs again, which ran since `);
    expect(plan.out).toContain('Nothing was changed.');
    expect((await store.read(key))?.text).toBe(text);
    expect(await ops('repair', '--yes')).toMatchObject({ code: 2, err: expect.stringContaining('Say why') });
    expect(await ops('repair', '--yes', ...because)).toMatchObject({ code: 0, err: '' });
    expect(await currentId(registry)).toBe(second);
    expect((await history(registry)).at(-1)).toMatchObject({
      who: 'noor',
      why: 'a test',
      action: 'rollback',
      after: second,
      what: expect.stringContaining('repair: '),
    });
    expect((await listHistory(registry, 1))[0]?.remotes).toEqual([]);
    expect(await damaged()).toEqual([]);
    expect(await ops('repair')).toMatchObject({ code: 0 });
    expect(await ops('rollback', ...because)).toMatchObject({ code: 0 });
  });

  it('repair goes back to the set before when the one that runs is damaged, and keeps what is left of it', async () => {
    const { ops, registry, store, first, second, damaged } = await running();
    await store.put(keys.set(second ?? ''), '{"id":"20');
    expect((await ops('repair', '--yes', ...because)).out).toContain(`${first} runs again`);
    expect(await currentId(registry)).toBe(first);
    const [kept] = await damaged();
    expect((await store.read(`damaged/${kept?.name}`))?.text).toBe('{"id":"20');
    expect((await history(registry)).slice(-2)).toMatchObject([
      {
        action: 'repair',
        what: `set aside: ${keys.set(second ?? '')}`,
        setAside: [{ file: keys.set(second ?? ''), lines: null }],
      },
      { action: 'rollback', before: second, after: first },
    ]);
  });

  it('repair goes back to the set before when a file of the one that runs was changed', async () => {
    const { ops, registry, first } = await running();
    await tamper(registry, 'dispatch/1.1.0/booking.1a.js', 'evil');
    expect((await ops('repair')).out).toContain('booking.1a.js of dispatch 1.1.0 is not the one that was released');
    await ops('repair', '--yes', ...because);
    expect(await currentId(registry)).toBe(first);
  });

  it('repair writes a changed compressed form anew, and what runs stays', async () => {
    const { ops, registry, store, second, damaged } = await running();
    await tamper(registry, 'dispatch/1.1.0/booking.1a.js.br', 'evil');
    await tamper(registry, 'dispatch/1.2.0/booking.1a.js.br', '');
    const plan = await ops('repair');
    expect(plan.code).toBe(1);
    for (const version of ['1.1.0', '1.2.0'])
      expect(plan.out).toMatch(
        new RegExp(
          `dispatch/${version}/booking.1a.js.br +it is not the compressed form of the file beside it +it is written anew`,
        ),
      );
    expect(plan.out).not.toContain('runs again');
    expect(await ops('activate', 'dispatch@1.2.0', '--unverified', ...because)).toMatchObject({
      code: 1,
      err: expect.stringContaining('booking.1a.js.br of dispatch 1.2.0 is not the compressed form'),
    });
    expect(await ops('repair', '--yes', ...because)).toMatchObject({ code: 0, err: '' });
    expect(await store.folders.changedForms('dispatch/1.1.0')).toEqual([]);
    expect(await currentId(registry)).toBe(second);
    expect(await damaged()).toEqual([]);
    expect((await history(registry)).at(-1)).toMatchObject({
      action: 'repair',
      what: 'written anew: dispatch/1.1.0/booking.1a.js.br, dispatch/1.2.0/booking.1a.js.br',
    });
    expect(await ops('repair')).toMatchObject({ code: 0 });
    expect(await ops('activate', 'dispatch@1.2.0', '--unverified', ...because)).toMatchObject({ code: 0, err: '' });
  });

  it('repair makes no compressed form of a file that was changed itself', async () => {
    const { ops, registry, store, first } = await running();
    await tamper(registry, 'dispatch/1.1.0/booking.1a.js', 'evil');
    await tamper(registry, 'dispatch/1.1.0/booking.1a.js.br', 'evil');
    await ops('repair', '--yes', ...because);
    expect(await store.folders.changedForms('dispatch/1.1.0')).toEqual(['booking.1a.js.br']);
    expect(await currentId(registry)).toBe(first);
  });

  it('moves lines of a log aside that were cut off, and keeps the others', async () => {
    const { ops, registry, store, damaged } = await running();
    await store.append(keys.history, '{"at":"2026-01-01T00:00:00.000Z","who":"no');
    await store.append(keys.versions('dispatch'), '{"version":"1.3');
    const before = await history(registry);
    expect((await ops('repair')).out).toMatch(/history\.jsonl +line 4 can't be read/);
    expect(await ops('repair', '--yes', ...because)).toMatchObject({ code: 0, err: '' });
    expect((await history(registry)).slice(0, -1)).toEqual(before);
    expect((await history(registry)).at(-1)?.setAside).toEqual(
      expect.arrayContaining([
        { file: keys.history, lines: 1 },
        { file: keys.versions('dispatch'), lines: 1 },
      ]),
    );
    expect((await store.lines(keys.history)).every((line) => line.endsWith('}'))).toBe(true);
    expect(await store.lines(keys.versions('dispatch'))).toHaveLength(3);
    expect(await damaged()).toHaveLength(2);
    expect(await ops('repair')).toMatchObject({ code: 0 });
  });

  it.each([
    [keys.pending, '{"key":"cur'],
    [keys.staged, '{"set'],
    [keys.policy, '{"automatic":"per'],
    [keys.policy, '{"automatic":"perhaps"}'],
    [keys.overrides, ''],
  ])('sets %s aside when it holds %s', async (key, text) => {
    const { ops, store, second, registry } = await running();
    await store.put(key, text);
    expect((await ops('repair')).out).toContain(`${key} `);
    expect(await ops('repair', '--yes', ...because)).toMatchObject({ code: 0, err: '' });
    expect(await store.read(key)).toBeUndefined();
    expect(await currentId(registry)).toBe(second);
    expect(await ops('activate', 'dispatch@1.2.0', '--unverified', ...because)).toMatchObject({ code: 0, err: '' });
  });

  it.each([
    ['as it was', (store: Store) => store.read(keys.current)],
    ['cut off', (store: Store) => store.put(keys.current, '{"set":"2026')],
    ['gone', (store: Store) => store.remove(keys.current)],
  ])(
    'says when no set can run any more, and what it names for that works with a pointer that is %s',
    async (_, lose) => {
      const { ops, store } = await running();
      for (const { name } of await store.list(keys.sets)) await store.remove(`${keys.sets}/${name}`);
      await lose(store);
      expect(await ops('repair')).toMatchObject({
        code: 1,
        out: expect.stringContaining('no set of the history can run'),
      });
      expect(await ops('repair', '--yes', ...because)).toMatchObject({
        code: 1,
        err: expect.stringContaining('ops list shows what is published, ops activate --latest runs it'),
      });
      expect(await ops('list')).toMatchObject({ code: 0, out: expect.stringContaining('1.2.0') });
      expect(await ops('activate', '--latest', '--unverified', ...because)).toMatchObject({ code: 0 });
      expect(await ops('status')).toMatchObject({ code: 0, out: expect.stringContaining('1.2.0') });
    },
  );
});

describe('a registry whose pointer is gone', () => {
  it('is not taken for a new one: nothing is activated, pruned or reported on top of what ran', async () => {
    const [kind] = registryKinds(shared.get);
    const { registry = '', env = {} } = (await kind?.create()) ?? {};
    const ops = (...argv: readonly string[]) => run([...argv, '--registry', registry], { ...env, USER: 'noor' });
    for (const name of ['dispatch', 'live']) await ops('publish', await builtRemote({ name }));
    await ops('activate', '--latest', '--unverified', ...because);
    const ran = await currentId(registry);
    await storeOf(registry).remove(keys.current);
    for (const argv of [
      ['status'],
      ['prune', '--dry-run'],
      ['activate', 'dispatch@1.0.0', '--unverified', ...because],
      ['activate', '--latest', '--unverified', ...because],
      ['activate', '--first', '--unverified', ...because],
    ])
      expect(await ops(...argv)).toMatchObject({ code: 1, err: expect.stringContaining('current is not there') });
    expect(await ops('repair', '--yes', ...because)).toMatchObject({ code: 0 });
    expect(await currentId(registry)).toBe(ran);
  });
});

describe('what the commands say of damage', () => {
  it.each([
    ['current', '{"set":"20'],
    ['current', '[]'],
    ['current', '{"set":"20260101T000000000-0123abcd"}'],
    ['staged.json', '{'],
    ['policy.json', 'null'],
    ['overrides.json', '{"origins":'],
    ['history.jsonl', '{"at":'],
    ['dispatch/versions.jsonl', '{"version":"1"}'],
    ['.pending', '{'],
    ['tokens.json', '{"tokens":'],
    ['sets', '{"id":'],
    ['sets', '{"id":"x","remotes":{"dispatch":{"base":"/"}}}'],
  ])('is a sentence each, without a stack trace: %s holds %s', async (key, text) => {
    const [kind] = registryKinds(shared.get);
    const { registry = '', env = {} } = (await kind?.create()) ?? {};
    const ops = (...argv: readonly string[]) => run([...argv, '--registry', registry], { ...env, USER: 'noor' });
    for (const version of ['1.0.0', '1.1.0']) {
      await ops('publish', await builtRemote({ version, code: version }));
      await ops('activate', `dispatch@${version}`, '--unverified', ...because);
    }
    if (key === 'sets') await storeOf(registry).put(keys.current, '{"set":"x"}');
    await storeOf(registry).put(key === 'sets' ? keys.set('x') : key, text);
    const told = await ops(...(key === '.pending' ? ['unstage', ...because] : ['status']));
    expect(told.err).toMatch(key === 'tokens.json' ? /Restore it from a backup/ : /`ops repair`|--latest replaces/);
    const said = await pooled(every, 1, async (argv) => ({ argv, ...(await ops(...argv)) }));
    expect(said.filter(({ err }) => /\n\s+at |ZodError|SyntaxError|JSON at position|\[object/.test(err))).toEqual([]);
    expect(said.filter(({ code, err }) => code === 70 && !err.includes('ops repair'))).toEqual([]);
  });
});
