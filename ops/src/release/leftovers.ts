import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { publishedRemotes } from '../registry/versions.ts';

const anHour = 3_600_000;

/** Leftovers of crashed commands: partly copied folders, temporary files. */
const LEFTOVER = /^\.(?:incoming-|removed-|lock-)|^\.[\da-f]{8}-[\da-f-]{27}$/;

/** Removes leftovers of crashed commands that are older than an hour. */
export async function removeLeftovers(registry: string, now: Date): Promise<void> {
  const folders = [
    registry,
    join(registry, 'sets'),
    join(registry, 'verifications'),
    ...(await publishedRemotes(registry)).map((name) => join(registry, name)),
  ];
  for (const folder of folders) {
    const names = (await readdir(folder).catch(() => [])).filter((name) => LEFTOVER.test(name));
    for (const path of names.map((name) => join(folder, name))) {
      const found = await stat(path).catch(() => undefined);
      if (found && now.getTime() - found.mtimeMs > anHour) await rm(path, { recursive: true, force: true });
    }
  }
}
