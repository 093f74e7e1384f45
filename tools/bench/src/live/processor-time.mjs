import { readdir, readFile } from 'node:fs/promises';

/** Kernel ticks per second. */
const TICKS = 100;

/**
 * Processor time of a process and its current children, in seconds. Linux only.
 * @param {number} pid
 */
export async function processorTime(pid) {
  const own = await statOf(pid);
  let children = 0;
  for (const name of await readdir('/proc')) {
    const stat = /^\d+$/.test(name) ? await statOf(Number(name)).catch(() => undefined) : undefined;
    if (stat?.parent === pid) children += stat.seconds;
  }
  return { own: own.seconds, children };
}

/** @param {number} pid */
async function statOf(pid) {
  // The name of the program is in brackets and may contain spaces.
  const fields = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ').at(-1)?.split(' ') ?? [];
  return { parent: Number(fields[1]), seconds: (Number(fields[11]) + Number(fields[12])) / TICKS };
}
