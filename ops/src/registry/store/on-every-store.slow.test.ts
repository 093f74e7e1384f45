import { afterAll, describe, expect, it } from 'vitest';
import { run } from '../../run.ts';
import { builtHost } from '../../testing/built-host.ts';
import { builtRemote } from '../../testing/built-remote.ts';
import { startOpsIn } from '../../testing/ops-process.ts';
import { bucketRegistry, oneS3Fake, registryKinds } from '../../testing/registries.ts';
import { history } from '../history.ts';
import { currentId, readSet } from '../sets.ts';
import { openRegistry } from '../registry.ts';

const shared = oneS3Fake();
afterAll(shared.stop);

describe.each(registryKinds(shared.get))('ops with a registry in $name', ({ create, tamper }) => {
  it('publishes, activates, stages, rolls back, lists and removes, and reports each step', async () => {
    const { registry, env } = await create();
    const ops = (...argv: string[]) => run([...argv, '--registry', registry.location], { ...env, USER: 'noor' });
    const done = async (...argv: string[]) => {
      const { code, out, err } = await ops(...argv);
      expect([code, err]).toEqual([0, '']);
      return out;
    };
    for (const version of ['1.0.0', '1.1.0', '1.2.0'])
      expect(await done('publish', await builtRemote({ version, code: version }))).toContain(
        `dispatch ${version} published`,
      );
    expect(await done('publish', await builtRemote({ version: '1.2.0', code: '1.2.0' }))).toContain(
      'nothing was added',
    );
    await done('publish', await builtHost({ version: '2.0.0' }));
    expect(await ops('publish', await builtRemote({ version: '1.2.0', code: 'other' }))).toMatchObject({
      code: 1,
      err: expect.stringContaining('a published version never changes'),
    });
    const why = ['--unverified', '--why', 'a test'];
    await done('activate', 'dispatch@1.0.0', ...why);
    await done('activate', 'dispatch@1.1.0', ...why);
    await done('stage', 'dispatch@1.2.0', 'host@2.0.0', '--role', 'lead', ...why);
    expect(await done('status')).toMatch(/dispatch +1\.1\.0 .*1\.2\.0\n/);
    expect(await done('diff', 'current', 'staged')).toContain('1.2.0');
    await done('activate', '--staged', ...why);
    expect(await done('status')).toMatch(/host +2\.0\.0/);
    await done('rollback', '--why', 'a test');
    await done('rollback', '--why', 'a test');
    expect(await ops('rollback', '--why', 'a test')).toMatchObject({ code: 1, err: 'There is no previous set.\n' });
    expect(await done('status')).toMatch(/dispatch +1\.0\.0 /);
    expect((await done('list')).split('\n').filter((line) => line.startsWith('dispatch'))).toHaveLength(3);
    expect(await done('list', 'host')).toContain('2.0.0');
    await done('menu', 'hide', '/dispatch', '--why', 'a test');
    await done('policy', '--automatic', 'on', '--why', 'a test');
    await done('overrides', 'allow', 'https://dev.example', '--why', 'a test');
    await done('overrides', 'forbid', '--why', 'a test');
    expect((await history(registry)).map(({ action }) => action)).toEqual([
      'activate',
      'activate',
      'stage',
      'activate',
      'rollback',
      'rollback',
      'activate',
      'policy',
      'overrides',
      'overrides',
    ]);
    expect((await done('history')).trimEnd().split('\n')).toHaveLength(11);
    expect(await done('prune', '--why', 'a test')).toContain('nothing was removed');
  });

  it('refuses a version whose file was changed in it, and a rollback to it', async () => {
    const { registry, env } = await create();
    const ops = (...argv: string[]) => run([...argv, '--registry', registry.location], { ...env, USER: 'noor' });
    for (const version of ['1.0.0', '1.1.0']) await ops('publish', await builtRemote({ version, code: version }));
    const why = ['--unverified', '--why', 'a test'];
    await ops('activate', 'dispatch@1.0.0', ...why);
    await ops('activate', 'dispatch@1.1.0', ...why);
    await tamper(registry, 'dispatch/1.0.0/booking.1a.js', 'evil');
    expect(await ops('activate', 'dispatch@1.0.0', ...why)).toMatchObject({
      code: 1,
      err: expect.stringContaining('differ from the published ones'),
    });
    expect(await ops('rollback', '--why', 'a test')).toMatchObject({
      code: 1,
      err: expect.stringContaining('booking.1a.js of dispatch 1.0.0 is different from the released one'),
    });
  });
});

describe('several ops processes on one bucket', () => {
  const because = ['--unverified', '--why', 'a race'] as const;

  it('several ops processes on one bucket lose no activation: each is based on the one before', async () => {
    const { registry, env } = await bucketRegistry(await shared.get());
    const names = ['a', 'b', 'c', 'd'];
    for (const name of names)
      for (const version of ['1.0.0', '1.1.0'])
        await run(['publish', await builtRemote({ name, version }), '--registry', registry.location], env);
    const first = names.map((name) => `${name}@1.0.0`);
    await run(['activate', ...first, ...because, '--registry', registry.location], { ...env, USER: 'noor' });
    const started = await Promise.all(
      names.map((name) => startOpsIn(env, registry, 'activate', `${name}@1.1.0`, ...because)),
    );
    const ended = await Promise.all(started.map((each) => each.ended));
    expect(ended.map(({ code, err }) => `${code}${err}`)).toEqual(names.map(() => '0'));
    // Opened anew, it has nothing in memory.
    openRegistry(registry.location, { ...env, REGISTRY_CACHE: '/nowhere' });
    const set = await readSet(registry, (await currentId(registry)) ?? '');
    expect(Object.values(set.remotes).map(({ version }) => version)).toEqual(names.map(() => '1.1.0'));
    const runs = await history(registry);
    expect(runs.map(({ before }) => before)).toEqual([null, ...runs.slice(0, -1).map(({ after }) => after)]);
  });

  it.each([
    ...['.lock', '.pending', 'sets/', 'current', 'logs/history.jsonl'].map((file) => [file, true] as const),
    ...['.pending', 'current', 'logs/history.jsonl'].map((file) => [file, false] as const),
  ])('leave no partial change when one is killed while it writes %s (written: %s)', async (file, written) => {
    const fake = await shared.get();
    const { registry, env } = await bucketRegistry(fake);
    for (const version of ['1.0.0', '1.1.0', '1.2.0'])
      await run(['publish', await builtRemote({ version, code: version }), '--registry', registry.location], env);
    const user = { ...env, USER: 'noor' };
    await run(['activate', 'dispatch@1.0.0', ...because, '--registry', registry.location], user);
    const { child, ended } = await startOpsIn(env, registry, 'activate', 'dispatch@1.1.0', ...because);
    const prefix = `${new URL(registry.location).pathname.slice(1)}/${file}`;
    fake.fail({
      kind: 'error',
      when: (method, key) => method === 'PUT' && key.startsWith(prefix) && child.kill('SIGKILL') && !written,
    });
    await ended;
    fake.heal();
    expect(await run(['activate', 'dispatch@1.2.0', ...because, '--registry', registry.location], user)).toMatchObject({
      code: 0,
      err: '',
    });
    const runs = await history(registry);
    expect(runs.map(({ before }) => before)).toEqual([null, ...runs.slice(0, -1).map(({ after }) => after)]);
    expect(await currentId(registry)).toBe(runs.at(-1)?.after);
    expect(fake.objects.keys(`${new URL(registry.location).pathname.slice(1)}/.pending`)).toEqual([]);
  });
});
