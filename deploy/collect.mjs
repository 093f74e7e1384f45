/**
 * node deploy/collect.mjs <folder>: gathers what an installation runs from a built checkout: the server, ops, the shell, and the one native module that a
 * PostgreSQL of its own needs. With it goes bom.json, what of npm is inside, by the lockfile.
 */
import { cpSync, mkdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parse } from 'yaml';
import { billOfMaterials } from './bill-of-materials.mjs';

const root = resolve(import.meta.dirname, '..');
const to = resolve(process.argv[2] ?? 'app');

const take = (/** @type {string} */ path) =>
  cpSync(join(root, path), join(to, path), {
    recursive: true,
    filter: (file) => !file.includes('/dist/testing'),
  });

mkdirSync(to, { recursive: true });
for (const path of ['server/dist', 'host/dist', 'ops/dist/ops.mjs']) take(path);
// pnpm keeps a native module and its binary side by side.
const native = dirname(realpathSync(join(root, 'server/node_modules/@node-rs/argon2')));
cpSync(native, join(to, 'node_modules/@node-rs'), { recursive: true, dereference: true });
const read = (/** @type {string} */ path) => readFileSync(join(root, path), 'utf8');
const { version } = JSON.parse(read('package.json'));
writeFileSync(
  join(to, 'bom.json'),
  `${JSON.stringify(billOfMaterials(parse(read('pnpm-lock.yaml')), { version, packages: ['server', 'ops', 'shared'] }), null, 2)}\n`,
);
