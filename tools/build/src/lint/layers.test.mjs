import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../../..');

/**
 * Files below server/src that import one other, and what the rule, as it is configured for the server, says of each.
 * @type {Record<'allowed' | 'upwards' | 'pastTheFace' | 'unknown', [file: string, path: string][]>}
 */
const cases = {
  allowed: [
    ['dispatch/same-folder.ts', './deeper/b.ts'],
    ['dispatch/deeper/lower-layer.ts', '../../kernel/b.ts'],
    ['main/lower-layer.ts', '../dispatch/b.ts'],
    ['kernel/package.ts', '@navette/main/b'],
    ['live/public-face.ts', '../dispatch/public.ts'],
    ['kernel/a.test.ts', '../main/b.ts'],
    ['ports/mail/a.contract.ts', '../../testing/b.ts'],
    ['simulator/testing/a.ts', '../../main/b.ts'],
  ],
  upwards: [
    ['kernel/up.ts', '../db/b.ts'],
    ['ports/mail/up.ts', '../../dispatch/public.ts'],
    ['http/up.ts', '../main/b.ts'],
    ['main/up.ts', '../testing/b.ts'],
  ],
  pastTheFace: [
    ['live/past.ts', '../dispatch/b.ts'],
    ['live/deeper/past.ts', '../../dispatch/bookings/public.ts'],
  ],
  unknown: [['gossip/a.ts', '../kernel/b.ts']],
};

/** @type {string} */
let folder;
/** @type {{ filename: string, code: string, message: string }[]} */
let diagnostics;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'layers-'));
  const { overrides } = JSON.parse(await readFile(join(root, '.oxlintrc.json'), 'utf8'));
  const own = overrides.filter((/** @type {{ rules: object }} */ { rules }) => 'navette/layers' in rules);
  const config = { jsPlugins: [join(root, 'tools/build/src/lint/plugin.mjs')], categories: {}, overrides: own };
  await writeFile(join(folder, '.oxlintrc.json'), JSON.stringify(config));
  for (const [file, path] of Object.values(cases).flat()) await write(file, `export { b } from '${path}';`);
  await write('dispatch/star.ts', `export * from '../http/b.ts';`);
  await write('dispatch/type.ts', `import type { B } from '../http/b.ts'; export const b: B = 1;`);
  await write('dispatch/lazy.ts', `export const b = () => import('../http/b.ts');`);
  const output = await new Promise((resolve) => {
    execFile(join(root, 'node_modules/.bin/oxlint'), ['--format', 'json'], { cwd: folder }, (_, out) => resolve(out));
  });
  ({ diagnostics } = JSON.parse(output));
});
afterAll(() => rm(folder, { recursive: true }));

/**
 * @param {string} file below server/src
 * @param {string} content
 */
async function write(file, content) {
  const path = join(folder, 'server/src', file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
}

/** @param {string} file below server/src */
const saidOf = (file) =>
  diagnostics.filter(({ filename }) => filename === `server/src/${file}`).map(({ message }) => message);

it.each(cases.allowed)('lets %s import %s', (file) => {
  expect(saidOf(file)).toEqual([]);
});

it.each(cases.upwards)('refuses that %s imports %s, which is a layer above', (file) => {
  expect(saidOf(file)).toEqual([expect.stringContaining('a layer above it')]);
});

it('refuses an upward import in any form: re-exported, as a type, loaded lazily', () => {
  for (const file of ['dispatch/star.ts', 'dispatch/type.ts', 'dispatch/lazy.ts'])
    expect(saidOf(file)).toEqual(['dispatch must not import http, which is a layer above it: pass it as a parameter.']);
});

it.each(cases.pastTheFace)('refuses that %s imports %s past the public file of that domain', (file) => {
  expect(saidOf(file)).toEqual(['live may import dispatch only through its public.ts.']);
});

it('requires a layer for every folder', () => {
  expect(saidOf('gossip/a.ts')).toEqual(['gossip has no layer: add it to the lint rule.']);
});
