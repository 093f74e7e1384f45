import type { Deployed } from '../verify/report.ts';
import { openRegistry, type Registry } from '../registry/registry.ts';
import { activate } from '../release/activate.ts';
import { publish } from '../release/publish.ts';
import { builtRemote, temporaryFolder } from './built-remote.ts';

export const by = { who: 'Noor', why: 'a test' } as const;

export const unverified = { unverified: true } as const;

/** A host and an API that small remotes fit. */
export const deployed: Deployed = {
  host: { version: '1.0.0', contract: '1.0.0' },
  openapi: {
    openapi: '3.1.0',
    paths: { '/healthz': { get: { operationId: 'healthz', responses: { '200': { description: 'Well' } } } } },
  },
};

export const emptyRegistry = async (): Promise<Registry> => openRegistry(await temporaryFolder(), {});

/** A registry in which these are published: `dispatch@1.0.0`. */
export async function registryWith(...published: readonly string[]): Promise<Registry> {
  const registry = await emptyRegistry();
  for (const entry of published) {
    const { name, version } = pick(entry);
    await publish(registry, await builtRemote({ name, version, code: `// ${entry}` }));
  }
  return registry;
}

/** `dispatch@1.0.0` as a choice. */
export function pick(text: string): { name: string; version: string } {
  const [name = '', version = ''] = text.split('@');
  return { name, version };
}

/** Activates sets one after the other: `dispatch@1.1.0 live@1.0.0`. @returns their ids */
export async function activated(registry: Registry, ...sets: readonly string[]): Promise<string[]> {
  const ids: string[] = [];
  for (const set of sets) ids.push((await activate(registry, set.split(' ').map(pick), by, unverified)).set ?? '');
  return ids;
}
