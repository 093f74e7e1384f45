import { tmpdir } from 'node:os';
import { expect, it } from 'vitest';
import { fastFolder, isFast } from './fast-folder.ts';

const GIB = 1024 ** 3;

it.each([
  ['there is plenty of it', 'tmpfs /dev/shm tmpfs rw,relatime,size=24684096k 0 0', 4 * GIB, true],
  ['there is little of it', 'tmpfs /dev/shm tmpfs rw,relatime,size=65536k 0 0', 4 * GIB - 1, false],
  ['no program may be started there', 'tmpfs /dev/shm tmpfs rw,nosuid,noexec 0 0', 4 * GIB, false],
  ['another file system stands there', '/dev/vdb /dev/shm ext4 rw 0 0', 4 * GIB, false],
  ['nothing is mounted there', 'tmpfs /run tmpfs rw 0 0', 4 * GIB, false],
])('whether the tests’ folder stands in memory where %s', (_where, line, free, isThere) =>
  expect(isFast(`/dev/vda / ext4 rw 0 0\n${line}\n`, free)).toBe(isThere),
);

it('the tests’ folder stands in memory or in the system’s folder', () =>
  expect(['/dev/shm', tmpdir()]).toContain(fastFolder()));
