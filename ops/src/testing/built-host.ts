import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from './built-remote.ts';

/** A small build of the host in a temporary folder. @returns its `dist` folder */
export async function builtHost({
  version = '2.0.0',
  contract = '1.0.0',
  shared = {},
  page = '<meta name="navette-host" content="__HOST__" />',
}: {
  version?: string;
  contract?: string;
  shared?: Readonly<Record<string, string>>;
  page?: string;
} = {}): Promise<string> {
  const dist = await temporaryFolder();
  await mkdir(join(dist, 'assets'));
  await writeFile(join(dist, 'host.json'), JSON.stringify({ version, contract, build: `b-${version}`, shared }));
  await writeFile(join(dist, 'index.html'), page);
  await writeFile(join(dist, `assets/main.${version}.js`), `// ${version}`);
  return dist;
}
