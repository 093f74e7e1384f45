import { rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { temporaryFolder } from '../../../testing/built-remote.ts';
import { keys } from '../../keys.ts';
import { diskStore } from './disk-store.ts';
import { withReserve } from './disk-lock.ts';

const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC', syscall: 'write' });

/** A registry on a disk with room for nothing but what its reserve holds. */
async function fullDisk() {
  const registry = await temporaryFolder();
  const reserve = join(registry, keys.reserve);
  const isKept = () =>
    stat(reserve).then(
      () => true,
      () => false,
    );
  await withReserve(registry, () => Promise.resolve());
  const change = vi.fn(async () => {
    if (await isKept()) throw full;
    return 'changed';
  });
  return { registry, reserve, isKept, change };
}

it('a command has the room of the reserve on a full disk, which is kept again once there is room', async () => {
  const { registry, isKept, change } = await fullDisk();
  expect(await withReserve(registry, change)).toBe('changed');
  expect([change.mock.calls.length, await isKept()]).toEqual([2, true]);
});

it('a command that needs more room than the reserve is refused, and leaves the reserve', async () => {
  const { registry, isKept } = await fullDisk();
  await expect(withReserve(registry, () => Promise.reject(full))).rejects.toBe(full);
  expect(await isKept()).toBe(true);
});

it('a command is not run again for another failure, or without a reserve', async () => {
  const { registry, reserve, change } = await fullDisk();
  const failing = vi.fn(() => Promise.reject(new Error('refused')));
  await expect(withReserve(registry, failing)).rejects.toThrow('refused');
  await rm(reserve);
  await writeFile(join(registry, 'history.jsonl'), '');
  change.mockRejectedValue(full);
  await expect(withReserve(registry, change)).rejects.toBe(full);
  expect([failing.mock.calls.length, change.mock.calls.length]).toEqual([1, 1]);
});

it('the reserve is no part of a backup', async () => {
  const store = diskStore(await temporaryFolder());
  await store.locked(() => store.append('history.jsonl', '{}'));
  expect(await store.raw.keys()).toEqual(['history.jsonl']);
});
