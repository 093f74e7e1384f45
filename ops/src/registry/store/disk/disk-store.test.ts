import { mkdir, rm, symlink, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { temporaryFolder } from '../../../testing/built-remote.ts';
import { registryWith } from '../../../testing/registry.ts';
import { run } from '../../../run.ts';
import { diskStore } from './disk-store.ts';
import { StoreFault } from '../../../refusal.ts';
import { makeFolder } from './disk-files.ts';
import { keys } from '../../keys.ts';
import { withReserve } from './disk-lock.ts';

/** A folder that exists and that nobody can open, whoever runs the test. */
async function unreadable(): Promise<string> {
  const place = join(await temporaryFolder(), 'registry');
  await symlink(place, place);
  return place;
}

it('does not treat a registry that cannot be opened as empty', async () => {
  const { folders, raw, list, read } = diskStore(await unreadable());
  const reads = [
    () => folders.names(),
    () => folders.has('dispatch/1.0.0'),
    () => raw.keys(),
    () => list('sets'),
    () => read('current'),
  ];
  for (const ask of reads) await expect(ask()).rejects.toMatchObject({ code: 'ELOOP' });
});

it.each(['tokens.json', 'current', 'history.jsonl'])(
  'does not treat a %s that cannot be read as missing, which would let anybody change the registry',
  async (key) => {
    const registry = await registryWith('dispatch@1.0.0');
    await rm(join(registry.location, key), { force: true });
    await mkdir(join(registry.location, key));
    const because = ['--unverified', '--who', 'noor', '--why', 'a test', '--registry', registry.location];
    expect(await run(['activate', 'dispatch@1.0.0', ...because], {})).toMatchObject({
      code: 70,
      err: expect.stringContaining('a folder exists where a file is expected'),
    });
  },
);

it('creates a folder with its parents, and leaves an existing one', async () => {
  const root = await temporaryFolder();
  await makeFolder(join(root, 'srv/navette/registry'));
  await makeFolder(join(root, 'srv/navette/registry'));
  expect((await stat(join(root, 'srv/navette/registry'))).isDirectory()).toBe(true);
});

it('makes no folder where a file is', async () => {
  const root = await temporaryFolder();
  await writeFile(join(root, 'file'), '');
  await expect(makeFolder(join(root, 'file'))).rejects.toMatchObject({ code: 'EEXIST' });
  await expect(makeFolder(join(root, 'file/registry'))).rejects.toMatchObject({ code: 'ENOTDIR' });
});

/** In `/proc` the folder above is there, and the system says that it is not. */
it.runIf(process.platform === 'linux')('reports that the system refuses to create a folder', async () => {
  await expect(makeFolder('/proc/navette/registry')).rejects.toThrow(StoreFault);
});

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

it('lets a command use the reserve on a full disk, and restores the reserve once there is space', async () => {
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

it('leaves the reserve out of a backup', async () => {
  const store = diskStore(await temporaryFolder());
  await store.locked(() => store.append('history.jsonl', '{}'));
  expect(await store.raw.keys()).toEqual(['history.jsonl']);
});
