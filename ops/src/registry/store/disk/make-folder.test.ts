import { stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { StoreFault } from '../../../refusal.ts';
import { temporaryFolder } from '../../../testing/built-remote.ts';
import { makeFolder } from './disk-files.ts';

it('makes a folder with those above it, and leaves one that is there', async () => {
  const root = await temporaryFolder();
  await makeFolder(join(root, 'srv/navette/registry'));
  await makeFolder(join(root, 'srv/navette/registry'));
  expect((await stat(join(root, 'srv/navette/registry'))).isDirectory()).toBe(true);
});

it('makes no folder where a file is', async () => {
  const root = await temporaryFolder();
  await writeFile(join(root, 'file'), '');
  await expect(makeFolder(join(root, 'file'))).rejects.toMatchObject({ code: 'EEXIST' });
  await expect(makeFolder(join(root, 'file/registry'))).rejects.toMatchObject({ code: 'ENOTDIR' });
});

/** In `/proc` the folder above is there, and the system says that it is not. */
it.runIf(process.platform === 'linux')('ends with a sentence where the system lets nobody make a folder', async () => {
  await expect(makeFolder('/proc/navette/registry')).rejects.toThrow(StoreFault);
});
