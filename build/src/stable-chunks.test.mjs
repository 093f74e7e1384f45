import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { rspack } from '@rspack/core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { remoteConfig } from './remote.mjs';

const remote = join(import.meta.dirname, '../../remote-masterdata');
/** Inside the remote, so that its packages are found. */
let root = '';
beforeAll(() => {
  mkdirSync(join(remote, '.tsbuild'), { recursive: true });
  root = mkdtempSync(join(remote, '.tsbuild/two-versions-'));
  for (const path of ['src', 'messages', 'package.json', 'CHANGELOG.md', 'budget.json'])
    cpSync(join(remote, path), join(root, path), { recursive: true });
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** @param {string} file @param {string} before @param {string} after */
function edit(file, before, after) {
  const text = readFileSync(join(root, file), 'utf8');
  if (!text.includes(before)) throw new Error(`${file} does not hold ${before}`);
  writeFileSync(join(root, file), text.replace(before, after));
}

/** Files that a browser loads: scripts, styles and the texts of one language. @returns {Promise<Map<string, Buffer>>} */
async function built() {
  const config = remoteConfig(root);
  await new Promise((resolve, reject) => {
    const compiler = rspack(config);
    compiler.run((error, stats) => {
      const failed = error ?? (stats?.hasErrors() ? new Error(stats.toString('errors-only')) : undefined);
      compiler.close(() => (failed ? reject(failed) : resolve(undefined)));
    });
  });
  const dist = join(root, 'dist');
  return new Map(
    readdirSync(dist, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(?:js|css)$|^messages.fr\.json$/.test(file))
      .map((file) => [file, readFileSync(join(dist, file))]),
  );
}

/** @param {Iterable<Buffer>} files */
const travelling = (files) => [...files].reduce((sum, content) => sum + brotliCompressSync(content).length, 0);

it('leaves at least four fifths of a remote in the cache of browsers when the next version changes one word', async () => {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const former = await built();
  edit('package.json', `"version": "${version}"`, '"version": "99.0.0"');
  edit('src/entities/client/client-list.tsx', 'csvName="clients"', 'csvName="customers"');
  const next = await built();
  const kept = [...next].filter(([file, content]) => former.get(file)?.equals(content)).map(([, content]) => content);
  expect(next.get('remoteEntry.js')?.includes('navette_masterdata_99_0_0')).toBe(true);
  expect(kept.length).toBeLessThan(next.size);
  expect(travelling(kept) / travelling(next.values())).toBeGreaterThan(0.8);
}, 240_000);

it('names no container in a file but the entry', async () => {
  const files = [...(await built())].filter(([file]) => file.endsWith('.js'));
  expect(files.filter(([, content]) => content.includes('navette_masterdata')).map(([file]) => file)).toEqual([
    'remoteEntry.js',
  ]);
}, 240_000);
