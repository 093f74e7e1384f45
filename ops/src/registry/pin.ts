import { parseDeclaration, type PinnedRemote } from '@navette/shared/federation';
import { hashedFiles } from './files.ts';
import { paths } from './paths.ts';
import { readBuiltRemote, readJson } from './read-built-remote.ts';

/** A published version as a release set holds it, with the hash of every file as it lies in the registry now. */
export async function pin(registry: string, name: string, version: string): Promise<PinnedRemote> {
  const folder = paths.remote(registry, name, version);
  const declaration = parseDeclaration(await readJson(folder, 'declaration.json'));
  const files = await hashedFiles(folder);
  return {
    version: declaration.version,
    base: `/registry/${name}/${version}/`,
    ...(await readBuiltRemote(folder)),
    files: Object.fromEntries(files.map(({ path, integrity }) => [path, integrity])),
    declaration,
  };
}
