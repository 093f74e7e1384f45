import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { filledFolder } from './filled-folder.mjs';

let parent = '';
let folder = '';
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'navette-filled-'));
  folder = join(parent, 'cache/version-1');
});
afterEach(() => rm(parent, { recursive: true, force: true }));

/** @param {string} text */
const filling = (text) => (/** @type {string} */ staging) => writeFile(join(staging, 'file'), text);

it('fills a folder once and leaves it as it is afterwards', async () => {
  await filledFolder(folder, filling('first'));
  await filledFolder(folder, filling('second'));
  expect(await readFile(join(folder, 'file'), 'utf8')).toBe('first');
});

it('shows no folder before it is whole, nor after filling it failed', async () => {
  await expect(
    filledFolder(folder, async (staging) => {
      await filling('half')(staging);
      expect(existsSync(folder)).toBe(false);
      throw new Error('disk full');
    }),
  ).rejects.toThrow('disk full');
  expect(await readdir(join(parent, 'cache'))).toEqual([]);
});

it('leaves one complete folder and no leftovers when several processes fill it concurrently', async () => {
  await Promise.all(['a', 'b', 'c'].map((text) => filledFolder(folder, filling(text))));
  expect(await readdir(join(parent, 'cache'))).toEqual(['version-1']);
  expect(await readFile(join(folder, 'file'), 'utf8')).toMatch(/^[abc]$/);
});
