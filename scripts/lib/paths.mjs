import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root of the repository. */
export const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

/** Packages that are published as remotes, in the order in which they are built. */
export const remotes = ['remote-dispatch', 'remote-masterdata'];

/** Where the data of this start lives: the database, the registry of remotes, the secret. */
export const dataDir = resolve(root, process.env.DATA_DIR ?? 'data');
