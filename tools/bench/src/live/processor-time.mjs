import { readdir, readFile } from 'node:fs/promises';

/** Ticks of the kernel in a second. */
const TICKS = 100;

/**
 * Seconds of processor time that a process has used, and those of its children beside it. Linux only, as the figures of this house are.
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
  // The name of the program comes in brackets and may hold spaces.
  const fields = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ').at(-1)?.split(' ') ?? [];
  return { parent: Number(fields[1]), seconds: (Number(fields[11]) + Number(fields[12])) / TICKS };
}
