import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { bundleProgram } from '../run-typescript.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const run = promisify(execFile);

/** What the server is bundled from. */
const PACKAGES = ['server', 'shared', 'openapi', 'ops', 's3'];

/** A program of the server, and the migration that it does not know yet. */
export interface VersionBefore {
  readonly file: string;
  readonly unknown: string;
  remove(): Promise<void>;
}

/**
 * Bundles the server as it was before its newest migration came, from the history of this checkout.
 * @throws when there is no history, as in a shallow clone
 */
export async function versionBefore(): Promise<VersionBefore> {
  const folder = await mkdtemp(join(tmpdir(), 'navette-before-'));
  try {
    const all = await readdir(join(root, 'server/src/db/migrations'));
    const newest =
      all
        .filter((name) => /^\d{4}_/u.test(name))
        .toSorted()
        .at(-1) ?? '';
    const asked = ['log', '--diff-filter=A', '--format=%H', '--', `server/src/db/migrations/${newest}`];
    const commit = (await run('git', asked, { cwd: root })).stdout.trim().split('\n')[0];
    // A migration that is not committed yet came after everything that is.
    const wanted = commit ? `${commit}^` : 'HEAD';
    const lines = `git archive '${wanted}' ${PACKAGES.join(' ')} tsconfig.base.json package.json | tar --extract --directory '${folder}'`;
    await run('sh', ['-ec', lines], { cwd: root });
    // The packages of today, the sources of then: links of the workspace lead to the sources beside them.
    await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
    for (const name of PACKAGES)
      await cp(join(root, name, 'node_modules'), join(folder, name, 'node_modules'), {
        recursive: true,
        verbatimSymlinks: true,
      });
    const program = await bundleProgram(pathToFileURL(join(folder, 'server/src/main/main.ts')));
    return { file: program.file, unknown: newest.replace(/\.ts$/u, ''), remove: () => program.remove() };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
