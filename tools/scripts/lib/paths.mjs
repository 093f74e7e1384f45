import './node-version.mjs';
import { existsSync, readdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = resolve(dirname(fileURLToPath(import.meta.url)), '../../..');

/** Packages that are published as remotes: every folder `remote-*`. */
export const remotes = readdirSync(root)
  .filter((name) => name.startsWith('remote-') && existsSync(join(root, name, 'src/remote.ts')))
  .toSorted();

/** Data folder of this start: database, registry, secrets. */
export const dataDir = resolve(root, process.env.DATA_DIR ?? 'data');
