import { join } from 'node:path';
import { root } from '../root.ts';
import { editJson } from './build-version.ts';
import { runScript } from './command.ts';

/** Builds the host with the lowest versions of the shared libraries, as a version of its own. @returns the folder of the build */
export async function buildLowestHost(version: string): Promise<string> {
  const folder = join(root, 'node_modules/.cache/navette/lowest-host/dist');
  const rspack = join(root, 'host/node_modules/@rspack/cli/bin/rspack.js');
  const { code, output, errors } = await runScript(
    rspack,
    ['build', '-c', join(root, 'e2e/lowest-versions/rspack.config.mjs')],
    {
      cwd: join(root, 'host'),
      env: { HOST_OUT: folder, NODE_ENV: 'production' },
    },
  );
  if (code !== 0) throw new Error(`The host could not be built with the lowest versions:\n${output}${errors}`);
  await editJson(join(folder, 'host.json'), { version });
  return folder;
}
