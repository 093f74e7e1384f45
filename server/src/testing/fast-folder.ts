import { readFileSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';

/** Bytes that must be free, of the file system and of the machine's memory: a run of the unit tests takes half a gigabyte at most. */
const PLENTY = 4 * 1024 ** 3;

/** File system in memory that every account may write to, on Linux. */
const MEMORY = '/dev/shm';

/**
 * Where the tests' temporary folder stands: in memory where there is plenty of it, else in the system's folder. Each test file copies a database of a
 * thousand files and deletes it; ext4 looks at every inode that was deleted within the last minutes before it gives out a new one, so that copies took up to
 * half a second of the kernel's time, and a fifth of the processor went there.
 */
export function fastFolder(): string {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    const free = Math.min(bavail * bsize, freemem());
    return isFast(readFileSync('/proc/mounts', 'utf8'), free) ? MEMORY : tmpdir();
  } catch {
    return tmpdir();
  }
}

/**
 * Whether tests may have their folder in memory: a real file system in memory from which programs may be started.
 * @param mounts lines of /proc/mounts
 * @param free bytes
 */
export function isFast(mounts: string, free: number): boolean {
  const mounted = mounts.split('\n').map((line) => line.split(' '));
  const [, , type, options = ''] = mounted.find(([, place]) => place === MEMORY) ?? [];
  return type === 'tmpfs' && !options.split(',').includes('noexec') && free >= PLENTY;
}
