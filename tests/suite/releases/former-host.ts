import { cp, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { root } from '../root.ts';
import { editJson } from './build-version.ts';

/** Hash in the name of a file of the host, as its scripts, styles and page refer to it. */
const HASH = /\b[0-9a-f]{10}\b/g;

/**
 * Copies the built host as another version that claims to provide an older React, in its facts and in the browser. Its files have
 * other names, as those of another build have.
 * @param folder where it is copied to
 * @returns the folder of the copy
 */
export async function copyFormerHost(folder: string, version: string, react: string): Promise<string> {
  const copy = join(folder, `host-${version}`);
  await cp(join(root, 'host/dist'), copy, { recursive: true, filter: (path) => !path.endsWith('.br') });
  const facts: { shared: Readonly<Record<string, string>> } = JSON.parse(
    await readFile(join(copy, 'host.json'), 'utf8'),
  );
  const provided = JSON.stringify(facts.shared);
  const older = JSON.stringify({ ...facts.shared, react, 'react/jsx-runtime': react, 'react-dom': react });
  await editJson(join(copy, 'host.json'), { version, shared: JSON.parse(older) });
  const files = (await readdir(copy, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const hashes = new Set(files.flatMap((file) => basename(file).match(HASH) ?? []));
  const renamed = (text: string): string =>
    text.replaceAll(HASH, (hash) => (hashes.has(hash) ? hash.slice(5) + hash.slice(0, 5) : hash));
  let told = false;
  for (const file of files) {
    if (/\.(?:js|css|html)$/.test(file)) {
      const text = await readFile(file, 'utf8');
      told ||= text.includes(provided);
      await writeFile(file, renamed(text.replaceAll(provided, older)));
    }
    await rename(file, join(dirname(file), renamed(basename(file))));
  }
  if (!told) throw new Error(`No script of ${copy} says which shared libraries it provides`);
  return copy;
}
