import { DEPLOYED_HOST, pinnedHostSchema, type ReleaseSet } from '@navette/shared/release';
import * as z from 'zod';
import { Refusal } from '../refusal.ts';
import { fingerprint } from './files.ts';
import { HOST, keys } from './keys.ts';
import { readJson } from './read-built-remote.ts';
import { storeOf } from './store/store-of.ts';
import { publicationOf } from './versions.ts';

const deprecation = z.object({ since: z.iso.date(), until: z.iso.date(), replacedBy: z.string().min(1) });

/** What a build of the host says of itself in its `host.json`. */
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
export async function pinHost(registry: string, version: string): Promise<Partial<Pick<ReleaseSet, 'host'>>> {
  if (version === DEPLOYED_HOST) return {};
  const { fingerprint: published } = await publicationOf(registry, HOST, version);
  const { folders } = storeOf(registry);
  const files = await folders.files(keys.remote(HOST, version));
  if (fingerprint(files) !== published)
    throw new Refusal(
      `The files of host ${version} are not those that were published. Publish it again as another version.`,
    );
  const { contract } = hostFactsSchema.parse(
    await readJson(await folders.local(keys.remote(HOST, version)), 'host.json'),
  );
  const pinned = pinnedHostSchema.parse({
    version,
    base: `/registry/${HOST}/${version}/`,
    files: Object.fromEntries(files.map(({ path, integrity }) => [path, integrity])),
  });
  return { host: { contract, pinned } };
}
