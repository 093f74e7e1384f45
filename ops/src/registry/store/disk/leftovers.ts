import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

const anHour = 3_600_000;

/** Names of leftovers of crashed commands: partly copied folders, temporary files. */
export const LEFTOVER = /^\.(?:incoming-|removed-|lock-|swap-)|^\.[\da-f]{8}-[\da-f-]{27}$/;

/** Removes leftovers of crashed commands that are older than an hour. */
export async function removeLeftovers(root: string, now: Date): Promise<void> {
  const entries = await readdir(root, { withFileTypes: true }).catch(() => []);
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => join(root, name));
  for (const folder of [root, ...folders]) {
    const names = (await readdir(folder).catch(() => [])).filter((name) => LEFTOVER.test(name));
    for (const path of names.map((name) => join(folder, name))) {
      const found = await stat(path).catch(() => undefined);
      if (found && now.getTime() - found.mtimeMs > anHour) await rm(path, { recursive: true, force: true });
    }
  }
}
