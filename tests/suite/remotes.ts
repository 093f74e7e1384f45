import { readdirSync } from 'node:fs';
import { root } from './root.ts';

/** Names of the remotes in this repository: `dispatch`. */
export const REMOTES: readonly string[] = readdirSync(root)
  .filter((folder) => folder.startsWith('remote-'))
  .map((folder) => folder.replace('remote-', ''));
