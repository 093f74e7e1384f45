/**
 * node deploy/collect.mjs <folder>: collects the contents of the two images from a built checkout. `server`: the server, ops, the shell, and the native modules. `registry`: ops, the remotes, and the contract they are verified against. Each gets bom.json, its npm packages by the lockfile.
 */
import { cpSync, mkdirSync, readdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parse } from 'yaml';
import { remotes, root } from '../tools/scripts/lib/paths.mjs';
import { billOfMaterials } from './bill-of-materials.mjs';

const to = resolve(process.argv[2] ?? 'app');
const common = ['ops/dist/ops.mjs', 'host/dist'];
const images = {
  server: { paths: [...common, 'server/dist'], packages: ['server', 'ops', 'shared'] },
  registry: {
    paths: [...common, 'openapi/generated/openapi.json', ...remotes.map((remote) => `${remote}/dist`)],
    packages: ['ops', ...remotes],
  },
};

const read = (/** @type {string} */ path) => readFileSync(join(root, path), 'utf8');
const { version } = JSON.parse(read('package.json'));
const lockfile = parse(read('pnpm-lock.yaml'));

for (const [image, { paths, packages }] of Object.entries(images)) {
  const folder = join(to, image);
  mkdirSync(folder, { recursive: true });
  for (const path of paths)
    cpSync(join(root, path), join(folder, path), {
      recursive: true,
      filter: (file) => !file.includes('/dist/testing'),
    });
  writeFileSync(
    join(folder, 'bom.json'),
    `${JSON.stringify(billOfMaterials(lockfile, { version, packages }), null, 2)}\n`,
  );
}
// pnpm keeps a native module and its binary side by side.
const native = dirname(realpathSync(join(root, 'server/node_modules/@node-rs/argon2')));
cpSync(native, join(to, 'server/node_modules/@node-rs'), { recursive: true, dereference: true });
const sharp = dirname(realpathSync(join(root, 'server/node_modules/sharp')));
cpSync(sharp, join(to, 'server/node_modules'), { recursive: true, dereference: true });
// libvips lies beside the binary, which looks for it there.
for (const part of readdirSync(join(sharp, '@img')))
  cpSync(dirname(realpathSync(join(sharp, '@img', part))), join(to, 'server/node_modules/@img'), {
    recursive: true,
    dereference: true,
  });
