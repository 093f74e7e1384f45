import { mkdir, mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createFolderFiles } from '../ports/files/folder-files.ts';
import { makeBackup } from './make-backup.ts';
import { openRegistry } from '@navette/ops/registry';

it('a failed backup leaves nothing, and removes the leftovers of one killed a day ago', async () => {
  const parent = await mkdtemp(join(tmpdir(), 'navette-backups-'));
  const names = [
    'navette-20261120T010000Z',
    'navette-20261120T010000Z.unfinished',
    'navette-20261127T000000Z.unfinished',
  ];
  for (const name of [...names, 'mine.unfinished']) await mkdir(join(parent, name));
  const yesterday = new Date(Date.now() - 25 * 3_600_000);
  for (const name of ['navette-20261120T010000Z.unfinished', 'navette-20261120T010000Z', 'mine.unfinished'])
    await utimes(join(parent, name), yesterday, yesterday);
  const source = {
    url: 'postgresql://navette@127.0.0.1:1/navette',
    files: createFolderFiles(parent),
    registry: openRegistry(parent, {}),
  };
  await expect(makeBackup(source, join(parent, 'navette-20261127T010000Z'))).rejects.toThrow('ECONNREFUSED');
  expect((await readdir(parent)).toSorted()).toEqual([
    'mine.unfinished',
    'navette-20261120T010000Z',
    'navette-20261127T000000Z.unfinished',
  ]);
  await rm(parent, { recursive: true });
});
