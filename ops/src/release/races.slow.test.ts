import { watch } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { keys } from '../registry/keys.ts';
import { history } from '../registry/history.ts';
import { currentId, readSet } from '../registry/sets.ts';
import { readTrials } from '../registry/staged.ts';
import { builtRemote } from '../testing/built-remote.ts';
import { opsProcess, startOps } from '../testing/ops-process.ts';
import { pick, registryWith, unverified } from '../testing/registry.ts';
import { activate } from './activate.ts';
import type { Registry } from '../registry/registry.ts';

const because = ['--unverified', '--why', 'a race'] as const;

/** Every line follows from the one before: none was lost, none was made on top of something older. */
async function assertWhole(registry: Registry): Promise<void> {
  const runs = (await history(registry)).filter(({ action }) => action === 'activate' || action === 'rollback');
  expect(runs.map(({ before }) => before)).toEqual([null, ...runs.slice(0, -1).map(({ after }) => after)]);
  expect(await currentId(registry)).toBe(runs.at(-1)?.after);
  const lines = (await readFile(join(registry.location, 'history.jsonl'), 'utf8')).trimEnd().split('\n');
  for (const line of lines) expect(() => JSON.parse(line)).not.toThrow();
}

const remains = async (registry: Registry) =>
  (await readdir(registry.location)).filter((name) => name.startsWith('.') && name !== keys.reserve);

beforeAll(async () => {
  await opsProcess({ location: '/nowhere' }, 'help');
});

describe('several ops processes at once', () => {
  it('several ops processes at once lose no activation: each is based on the one before', async () => {
    const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
    const registry = await registryWith(...names.flatMap((name) => [`${name}@1.0.0`, `${name}@1.1.0`]));
    await activate(
      registry,
      names.map((name) => pick(`${name}@1.0.0`)),
      { who: 'noor', why: 'first' },
      unverified,
    );
    const ended = await Promise.all(names.map((name) => opsProcess(registry, 'activate', `${name}@1.1.0`, ...because)));
    expect(ended.map(({ code, err }) => `${code}${err}`)).toEqual(names.map(() => '0'));
    const set = await readSet(registry, (await currentId(registry)) ?? '');
    expect(Object.entries(set.remotes).map(([name, { version }]) => `${name}@${version}`)).toEqual(
      names.map((name) => `${name}@1.1.0`),
    );
    expect(await history(registry)).toHaveLength(9);
    await assertWhole(registry);
    expect(await remains(registry)).toEqual([]);
  });

  it('several ops processes at once lose no history line when they stage, activate, roll back and change rules concurrently', async () => {
    const registry = await registryWith('dispatch@1.0.0', 'dispatch@1.1.0', 'masterdata@1.0.0', 'masterdata@1.1.0');
    await activate(
      registry,
      [pick('dispatch@1.0.0'), pick('masterdata@1.0.0')],
      { who: 'noor', why: 'first' },
      unverified,
    );
    const ended = await Promise.all([
      opsProcess(registry, 'stage', 'dispatch@1.1.0', '--role', 'lead', ...because),
      opsProcess(registry, 'stage', 'dispatch@1.1.0', '--role', 'super', ...because),
      opsProcess(registry, 'activate', 'masterdata@1.1.0', ...because),
      opsProcess(registry, 'policy', '--automatic', 'on', '--why', 'a race'),
      opsProcess(registry, 'overrides', 'allow', 'https://dev.example', '--why', 'a race'),
      opsProcess(registry, 'menu', 'hide', '/dispatch', '--why', 'a race'),
      opsProcess(registry, 'publish', await builtRemote({ version: '1.2.0' })),
      opsProcess(registry, 'publish', await builtRemote({ name: 'masterdata', version: '1.2.0' })),
    ]);
    expect(ended.map(({ code, err }) => `${code}${err}`)).toEqual(ended.map(() => '0'));
    expect((await history(registry)).map(({ action }) => action).sort()).toEqual([
      'activate',
      'activate',
      'activate',
      'overrides',
      'policy',
      'stage',
      'stage',
    ]);
    expect((await readTrials(registry)).at(-1)?.set).toBe(
      (await history(registry)).findLast(({ action }) => action === 'stage')?.after,
    );
    await assertWhole(registry);
  });
});

describe('a killed ops process', () => {
  it.each(['.lock', '.pending', 'sets', 'current', 'history.jsonl'])(
    'leaves no partial change when killed after writing %s',
    async (file) => {
      const registry = await registryWith('dispatch@1.0.0', 'dispatch@1.1.0', 'dispatch@1.2.0');
      await activate(registry, [pick('dispatch@1.0.0')], { who: 'noor', why: 'first' }, unverified);
      const { child, ended } = await startOps(registry, 'activate', 'dispatch@1.1.0', ...because);
      const watcher = watch(
        registry.location,
        { recursive: true },
        (_, name) => name?.startsWith(file) && child.kill('SIGKILL'),
      );
      await ended;
      watcher.close();
      expect(await readSet(registry, (await currentId(registry)) ?? '')).toBeDefined();
      expect(await opsProcess(registry, 'activate', 'dispatch@1.2.0', ...because)).toMatchObject({ code: 0, err: '' });
      await assertWhole(registry);
      expect((await remains(registry)).filter((name) => name === '.lock' || name === '.pending')).toEqual([]);
    },
  );

  it('leaves a whole version or none when killed while publishing', async () => {
    const registry = await registryWith('dispatch@1.0.0');
    const dist = await builtRemote({ version: '1.1.0', code: 'x'.repeat(3_000_000) });
    const { child, ended } = await startOps(registry, 'publish', dist);
    const watcher = watch(
      join(registry.location, 'dispatch'),
      { recursive: true },
      (_, name) => name?.includes('booking') && child.kill('SIGKILL'),
    );
    await ended;
    watcher.close();
    expect(await opsProcess(registry, 'publish', dist)).toMatchObject({ code: 0, err: '' });
    expect(await opsProcess(registry, 'activate', 'dispatch@1.1.0', ...because)).toMatchObject({ code: 0, err: '' });
  });
});
