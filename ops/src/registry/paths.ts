import { join } from 'node:path';

/** Where things stand in a registry. Remotes and sets never change once written; `current` and the logs do. */
export const paths = {
  remote: (registry: string, name: string, version: string): string => join(registry, name, version),
  /** One line for each time a version of the remote was published or found published. */
  versions: (registry: string, name: string): string => join(registry, name, 'versions.jsonl'),
  set: (registry: string, id: string): string => join(registry, 'sets', `${id}.json`),
  /** `{ "set": "<id>" }` */
  current: (registry: string): string => join(registry, 'current'),
  history: (registry: string): string => join(registry, 'history.jsonl'),
};
