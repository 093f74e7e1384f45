import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { history } from '../registry/history.ts';
import { currentId, readSet } from '../registry/sets.ts';
import { run } from '../run.ts';
import { activated, by, registryWith } from '../testing/registry.ts';
import { rollback } from './rollback.ts';
import { runningFor } from './running.ts';
import { releaseStatus } from './status.ts';

/** dispatch 1.0.0, 1.1.0 and 1.2.0, activated one after the other. */
async function thrice() {
  const versions = ['dispatch@1.0.0', 'dispatch@1.1.0', 'dispatch@1.2.0'];
  const registry = await registryWith(...versions);
  const [first = '', second = '', third = ''] = await activated(registry, ...versions);
  return { registry, first, second, third };
}

describe('rolling back', () => {
  it('rolls back to exactly the previous set, and records author and reason', async () => {
    const { registry, second, third } = await thrice();
    expect(await rollback(registry, { who: 'Sam', why: 'lists stay empty' })).toMatchObject({
      set: second,
      before: third,
      changed: true,
    });
    expect(await currentId(registry)).toBe(second);
    expect((await history(registry)).at(-1)).toMatchObject({
      action: 'rollback',
      who: 'Sam',
      why: 'lists stay empty',
      before: third,
      after: second,
    });
  });

  it('rolls back one set further the second time, never forward', async () => {
    const { registry, first } = await thrice();
    await rollback(registry, by);
    expect((await releaseStatus(registry)).running?.previous).toBe(first);
    expect(await rollback(registry, by)).toMatchObject({ set: first });
    await expect(rollback(registry, by)).rejects.toThrow(/There is no previous set/);
  });

  it('rolls back to a named set, also forward', async () => {
    const { registry, first, third } = await thrice();
    await rollback(registry, by, first);
    expect(await rollback(registry, by, third)).toMatchObject({ set: third, before: first });
    expect((await releaseStatus(registry)).running?.previous).toBe(first);
    expect(await rollback(registry, by, third)).toMatchObject({ changed: false });
  });

  it('rolls back to the previous set after an activation that followed a rollback', async () => {
    const { registry, second } = await thrice();
    await rollback(registry, by);
    await activated(registry, 'dispatch@1.2.0');
    expect(await rollback(registry, by)).toMatchObject({ set: second });
  });

  it('rolling back does nothing when the set to leave no longer runs', async () => {
    const { registry, second, third } = await thrice();
    await rollback(registry, by, second);
    await expect(rollback(registry, by, undefined, third)).rejects.toThrow(/is no longer current/);
    expect(await currentId(registry)).toBe(second);
  });

  it.each([
    ['the whole set', []],
    ['one remote', ['--remote', 'dispatch']],
  ])('goes back one set, not two, when two people roll back %s concurrently', async (_, more) => {
    const { registry, second } = await thrice();
    const typed = ['rollback', ...more, '--why', 'lists stay empty', '--registry', registry.location];
    const done = await Promise.all([run(typed, { USER: 'noor' }), run(typed, { USER: 'sam' })]);
    expect(new Set(done.map(({ code }) => code))).toEqual(new Set([0, 1]));
    expect(done.map(({ err }) => err).join('')).toMatch(/is no longer current; .* is\. Nothing was changed\./);
    expect((await readSet(registry, (await currentId(registry)) ?? '')).remotes.dispatch?.version).toBe(
      (await readSet(registry, second)).remotes.dispatch?.version,
    );
  });

  it('refuses a rollback to a set that never ran or does not exist', async () => {
    const { registry } = await thrice();
    await expect(rollback(registry, by, '20200101T000000000-00000000')).rejects.toThrow(/never ran/);
    await expect(rollback(registry, by, '../../etc/passwd')).rejects.toThrow(/never ran/);
  });

  it('refuses a rollback to a set with missing or changed files, names them, and changes nothing', async () => {
    const { registry, third } = await thrice();
    // Set that browsers receive.
    await writeFile(join(registry.location, 'dispatch/1.1.0/booking.1a.js.br'), brotliCompressSync('evil'));
    await expect(rollback(registry, by)).rejects.toThrow(
      'booking.1a.js.br of dispatch 1.1.0 is not the compressed form of the file beside it (publish it again from its source)',
    );
    await writeFile(join(registry.location, 'dispatch/1.1.0/booking.1a.js'), 'tampered');
    await expect(rollback(registry, by)).rejects.toThrow(
      /booking\.1a\.js of dispatch 1\.1\.0 is different from the released one/,
    );
    await rm(join(registry.location, 'dispatch/1.1.0'), { recursive: true });
    await expect(rollback(registry, by)).rejects.toThrow(/dispatch 1\.1\.0 is missing/);
    expect(await currentId(registry)).toBe(third);
  });

  it('offers no fallback to the set that a rollback left', async () => {
    const { registry } = await thrice();
    const baseOf = async () => (await runningFor(registry))?.fallbacks.dispatch?.base;
    expect(await baseOf()).toBe('/registry/dispatch/1.1.0/');
    await rollback(registry, by);
    expect(await baseOf()).toBe('/registry/dispatch/1.0.0/');
  });
});
