import { cp, mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../root.ts';

/** What the contract and a host say of something that goes away. */
export interface Deprecation {
  readonly since: string;
  readonly until: string;
  readonly replacedBy: string;
}

interface Contract {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly operationId?: string }>>>>;
}

/** The contract of today, in which an operation goes away. @param file where it is written */
export async function writeContract(file: string, operation: string, deprecation: Deprecation): Promise<void> {
  const document: Contract = JSON.parse(await readFile(join(root, 'openapi/generated/openapi.json'), 'utf8'));
  const found = Object.values(document.paths)
    .flatMap((path) => Object.values(path))
    .find(({ operationId }) => operationId === operation);
  if (!found) throw new Error(`the contract has no operation ${operation}`);
  Object.assign(found, { deprecated: true, 'x-deprecation': deprecation });
  await writeFile(file, JSON.stringify(document));
}

/** Gives a copied remote a contract of its own in place of the one of the repository. @returns its file */
export async function ownContract(remote: string, name: string): Promise<string> {
  const packages = join(root, `remote-${name}`, 'node_modules');
  const own = join(remote, 'node_modules');
  await rm(own);
  await mkdir(join(own, '@navette/openapi'), { recursive: true });
  const linked = async (folder: string): Promise<void> => {
    for (const entry of await readdir(join(packages, folder)))
      if (entry !== '@navette' && entry !== 'openapi')
        await symlink(join(packages, folder, entry), join(own, folder, entry));
  };
  await linked('');
  await linked('@navette');
  for (const part of ['package.json', 'generated'])
    await cp(join(root, 'openapi', part), join(own, '@navette/openapi', part), { recursive: true });
  return join(own, '@navette/openapi/generated/openapi.json');
}
