import { appendFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkSums, writeSums } from './backup-set.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'navette-sums-'));
  await mkdir(join(folder, 'tables'));
  await writeFile(join(folder, 'manifest.json'), '{}');
  await writeFile(join(folder, 'tables/client.copy.gz'), 'rows');
  await writeSums(folder);
});
afterEach(() => rm(folder, { recursive: true }));

describe('the checksums of a backup', () => {
  it('the checksums of a backup match the written files', async () => {
    await expect(checkSums(folder)).resolves.toBeUndefined();
  });

  it.each([
    [
      'changed',
      () => appendFile(join(folder, 'tables/client.copy.gz'), 'x'),
      'client.copy.gz is not what was backed up',
    ],
    ['missing', () => rm(join(folder, 'manifest.json')), 'manifest.json is missing'],
    ['added', () => writeFile(join(folder, 'tables/more'), ''), 'tables/more does not belong'],
    ['missing: the list itself', () => rm(join(folder, 'SHA256SUMS')), 'is no whole backup'],
  ])('show that a file is %s', async (_, damage, message) => {
    await damage();
    await expect(checkSums(folder)).rejects.toThrow(message);
  });
});
