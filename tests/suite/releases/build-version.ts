import { cp, mkdtemp, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../root.ts';
import { runScript } from './command.ts';

/** Differences of a version of a remote. */
export interface VersionChange {
  readonly version: string;
  /** English texts to replace, by key. */
  readonly texts?: Readonly<Record<string, string>>;
  /** Sources to replace, by path in the remote. */
  readonly sources?: Readonly<Record<string, string>>;
}

/** Command line of a remote's team, `navette-remote`. */
export const teamCommand = join(root, 'tools/build/src/cli/main.mjs');

/**
 * Copies the sources of a remote as its team would have them, with a change.
 * @param folder where they are copied to
 * @returns the folder of the remote
 */
export async function copyRemote(
  folder: string,
  name: string,
  { version, texts = {}, sources = {} }: VersionChange,
): Promise<string> {
  const source = join(root, `remote-${name}`);
  const remote = await mkdtemp(join(folder, `remote-${name}-`));
  const copied = (path: string): boolean =>
    !/[\\/](?:node_modules|dist|\.\w+)(?:[\\/]|$)/.test(path.slice(source.length));
  await cp(source, remote, { recursive: true, filter: copied });
  await symlink(join(source, 'node_modules'), join(remote, 'node_modules'));
  await editJson(join(remote, 'package.json'), { version });
  await editTexts(remote, texts);
  for (const [path, content] of Object.entries(sources)) await writeFile(join(remote, path), content);
  return remote;
}

/** Builds another version of a remote as its team does. @returns the `dist` folder */
export const buildVersion = async (folder: string, name: string, change: VersionChange): Promise<string> =>
  buildRemote(await copyRemote(folder, name, change));

/** Builds a copied remote as its team does. @returns the `dist` folder */
export async function buildRemote(remote: string): Promise<string> {
  const { code, output, errors } = await runScript(teamCommand, ['build'], { cwd: remote });
  if (code !== 0) throw new Error(`${remote} could not be built:\n${output}${errors}`);
  return join(remote, 'dist');
}

/** Replaces English texts of a copied remote. */
export const editTexts = (remote: string, texts: Readonly<Record<string, string>>): Promise<void> =>
  editJson(join(remote, 'messages/en.json'), texts);

/** Replaces properties of a JSON file. */
export async function editJson(file: string, changes: Readonly<Record<string, unknown>>): Promise<void> {
  const content: Readonly<Record<string, unknown>> = JSON.parse(await readFile(file, 'utf8'));
  for (const key of Object.keys(changes)) if (!(key in content)) throw new Error(`${file} has no ${key}`);
  await writeFile(file, JSON.stringify({ ...content, ...changes }, null, 2));
}
