import { DEPLOYED_HOST, pinnedHostSchema, type ReleaseSet } from '@navette/shared/release';
import * as z from 'zod';
import { HOST } from './keys.ts';
import { filesAsPublished } from './pin.ts';
import { readJson } from './read-built-remote.ts';
import { localFolder } from './registry.ts';
import type { Registry } from './registry.ts';

const deprecation = z.object({ since: z.iso.date(), until: z.iso.date(), replacedBy: z.string().min(1) });

/** Schema of `host.json`, by which a build of the host describes itself. */
export const hostFactsSchema = z.looseObject({
  version: z.string(),
  contract: z.string(),
  build: z.string().optional(),
  shared: z.record(z.string(), z.string()).optional(),
  deprecated: z
    .object({ dialogs: z.record(z.string(), deprecation), slots: z.record(z.string(), deprecation) })
    .optional(),
});

/**
 * A published build of the host as a release set holds it; nothing for the one that is deployed with the server.
 * @throws {Refusal} when the version is not published, or its files are not those that were
 */
export async function pinHost(registry: Registry, version: string): Promise<Partial<Pick<ReleaseSet, 'host'>>> {
  if (version === DEPLOYED_HOST) return {};
  const files = await filesAsPublished(registry, HOST, version);
  const { contract } = hostFactsSchema.parse(await readJson(await localFolder(registry, HOST, version), 'host.json'));
  const pinned = pinnedHostSchema.parse({ version, base: `/registry/${HOST}/${version}/`, files });
  return { host: { contract, pinned } };
}
