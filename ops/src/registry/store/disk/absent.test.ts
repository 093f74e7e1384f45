import { mkdir, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../../testing/built-remote.ts';
import { registryWith } from '../../../testing/registry.ts';
import { run } from '../../../run.ts';
import { diskStore } from './disk-store.ts';

/** A folder that exists and that nobody can open, whoever runs the test. */
async function unreadable(): Promise<string> {
  const place = join(await temporaryFolder(), 'registry');
  await symlink(place, place);
  return place;
}

it('a registry that can not be opened is not taken for an empty one', async () => {
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
  'a %s that can not be read is not taken for none, which would let anybody change the registry',
  async (key) => {
    const registry = await registryWith('dispatch@1.0.0');
    await rm(join(registry.location, key), { force: true });
    await mkdir(join(registry.location, key));
    const because = ['--unverified', '--who', 'noor', '--why', 'a test', '--registry', registry.location];
    expect(await run(['activate', 'dispatch@1.0.0', ...because], {})).toMatchObject({
      code: 70,
      err: expect.stringContaining('a folder is where a file should be'),
    });
  },
);
