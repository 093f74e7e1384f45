import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../../testing/built-remote.ts';
import { withDiskLock, readLock } from './disk-lock.ts';
import { watchForLife, startOfProcess, thisProcess } from '../lock.ts';
import { keys } from '../../keys.ts';

const held = async (owner: object) => {
  const registry = await temporaryFolder();
  await writeFile(
    join(registry, keys.lock),
    JSON.stringify({ ...(await thisProcess()), token: 'theirs', at: '2026-05-21T09:15:00.123Z', ...owner }),
  );
  return registry;
};

async function lockOf(registry: string) {
  const found = await readLock(join(registry, keys.lock));
  if (!found) throw new Error('No lock');
  return found;
}

describe('the lock of a registry', () => {
  it('names machine, process and start time in the lock, and removes it afterwards', async () => {
    const registry = await temporaryFolder();
    const signed: unknown = await withDiskLock(registry, async () =>
      JSON.parse(await readFile(join(registry, keys.lock), 'utf8')),
    );
    expect(signed).toMatchObject({ host: hostname(), pid: process.pid, started: await startOfProcess(process.pid) });
    expect(await readLock(join(registry, keys.lock))).toBeUndefined();
  });

  it('takes the lock over from a dead process of this machine', async () => {
    const child = spawn(process.execPath, ['-e', '']);
    await once(child, 'close');
    expect(await withDiskLock(await held({ pid: child.pid, started: '1' }), () => Promise.resolve('in'))).toBe('in');
  });

  it('takes the lock over when its process id belongs to a later process', async () => {
    expect(await withDiskLock(await held({ pid: process.pid, started: '1' }), () => Promise.resolve('in'))).toBe('in');
  });

  it('respects the lock of a live process, however long it takes', async () => {
    const life = watchForLife(20_000, () => Number.MAX_SAFE_INTEGER);
    expect(await life.isGone(await lockOf(await held({})))).toBe(false);
  });

  it.each([
    ['another machine', { host: 'ops-2', pid: 1 }],
    ['another container with the same name', { realm: 'another' }],
    ['nobody who signed', { host: 7 }],
  ])('judges the lock of %s by its heartbeat, not by a process id of this machine', async (_, owner) => {
    const registry = await held(owner);
    let now = 0;
    const life = watchForLife(20_000, () => now);
    expect(await life.isGone(await lockOf(registry))).toBe(false);
    now = 19_000;
    expect(await life.isGone(await lockOf(registry))).toBe(false);
    now = 21_000;
    expect(await life.isGone(await lockOf(registry))).toBe(true);
  });

  it('respects the lock of another machine while its heartbeat changes', async () => {
    const registry = await held({ host: 'ops-2' });
    const { owner, touched } = await lockOf(registry);
    let now = 0;
    const life = watchForLife(20_000, () => now);
    for (let beat = 0; beat < 30; beat++) {
      expect(await life.isGone({ owner, touched: touched + beat })).toBe(false);
      now += 5_000;
    }
  });

  it('waits again when the lock was lost before anything was changed', async () => {
    const registry = await temporaryFolder();
    let attempts = 0;
    const done = await withDiskLock(registry, async ({ confirm }) => {
      attempts++;
      if (attempts === 1)
        await writeFile(
          join(registry, keys.lock),
          JSON.stringify({ ...(await thisProcess()), pid: 2 ** 30, token: 'theirs', at: 'now' }),
        );
      await confirm();
      return 'done';
    });
    expect([done, attempts]).toEqual(['done', 2]);
  });
});
