import { existsSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { fastFolder } from './fast-folder.ts';

const folder = await mkdtemp(join(tmpdir(), 'navette-mounts-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

const mounts = async (...lines: readonly string[]): Promise<string> => {
  const path = join(folder, 'mounts');
  await writeFile(path, ['/dev/vda / ext4 rw 0 0', ...lines, ''].join('\n'));
  return path;
};

const GIB = 1024 ** 3;
const isRoomy = () => {
  if (!existsSync('/dev/shm')) return false;
  const { bavail, bsize } = statfsSync('/dev/shm');
  return bavail * bsize >= 4 * GIB && freemem() >= 8 * GIB;
};

it('the tests’ folder stands in memory where there is plenty of it, else in the system’s folder', async () => {
  const path = await mounts('tmpfs /dev/shm tmpfs rw,relatime,size=24684096k 0 0');
  expect(fastFolder(path)).toBe(isRoomy() ? '/dev/shm' : tmpdir());
});

it.each([
  ['no program may run', 'tmpfs /dev/shm tmpfs rw,nosuid,noexec 0 0'],
  ['another file system stands', '/dev/vdb /dev/shm ext4 rw 0 0'],
])('the tests’ folder does not stand in memory where %s', async (_why, line) =>
  expect(fastFolder(await mounts(line))).toBe(tmpdir()),
);

it('the tests’ folder stands in the system’s one where nothing says what is mounted', () =>
  expect(fastFolder(join(folder, 'missing'))).toBe(tmpdir()));
