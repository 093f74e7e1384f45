import { join } from 'node:path';

/** Paths in a registry. Remotes and sets never change once written; `current`, the small JSON files beside it and the logs do. */
export const paths = {
  remote: (registry: string, name: string, version: string): string => join(registry, name, version),
  /** One line for each time a version of the remote was published. */
  versions: (registry: string, name: string): string => join(registry, name, 'versions.jsonl'),
  sets: (registry: string): string => join(registry, 'sets'),
  set: (registry: string, id: string): string => join(registry, 'sets', `${id}.json`),
  /** `{ "set": "<id>" }` */
  current: (registry: string): string => join(registry, 'current'),
  staged: (registry: string): string => join(registry, 'staged.json'),
  history: (registry: string): string => join(registry, 'history.jsonl'),
  policy: (registry: string): string => join(registry, 'policy.json'),
  overrides: (registry: string): string => join(registry, 'overrides.json'),
  /** What was pruned last. */
  pruned: (registry: string): string => join(registry, 'pruned.json'),
  /** Reports of what was verified, one for each content. */
  verifications: (registry: string): string => join(registry, 'verifications'),
  /** Which versions of remotes were tried with which hosts. */
  matrix: (registry: string): string => join(registry, 'matrix.json'),
  lock: (registry: string): string => join(registry, '.lock'),
  /** The change in progress, for recovery after a crash. */
  pending: (registry: string): string => join(registry, '.pending'),
};

/** Folder of the published builds of the host, which are kept as versions of a remote are. */
export const HOST = 'host';

/** Folders of a registry that are not a remote's. */
export const RESERVED_FOLDERS: readonly string[] = ['sets', 'verifications', HOST];
