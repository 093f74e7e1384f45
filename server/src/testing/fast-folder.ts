import { readFileSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';

const GIB = 1024 ** 3;

/** Memory that must be free: a run of the unit tests takes half a gigabyte of it at most. */
const NEEDED = 4 * GIB;

/** File system in memory that every account may write to, on Linux. */
const MEMORY = '/dev/shm';

/**
 * Where the tests' temporary folder stands: in memory where there is plenty, which programs may run in, else in the system's folder. Each test file copies a database of
 * a thousand files and deletes it; ext4 looks at every inode that was deleted within the last minutes before it gives out a new one, so that copies took up to
 * half a second of the kernel's time, and a fifth of the processor went there.
 */
export function fastFolder(mounts = '/proc/mounts'): string {
  try {
    const mounted = readFileSync(mounts, 'utf8')
      .split('\n')
      .map((line) => line.split(' '))
      .find(([, place]) => place === MEMORY);
    const [, , type, options = ''] = mounted ?? [];
    const { bavail, bsize } = statfsSync(MEMORY);
    const isRoomy = bavail * bsize >= NEEDED && freemem() >= 2 * NEEDED;
    return type === 'tmpfs' && !options.split(',').includes('noexec') && isRoomy ? MEMORY : tmpdir();
  } catch {
    return tmpdir();
  }
}
