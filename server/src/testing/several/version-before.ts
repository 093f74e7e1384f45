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
const PACKAGES = ['server', 'shared', 'openapi', 'ops'];

/** A program of the server, and the migrations that it does not know yet. */
export interface VersionBefore {
  readonly file: string;
  readonly unknown: readonly string[];
  remove(): Promise<void>;
}

/**
 * Bundles the server as it was before its newest migration came, from the history of this checkout; as it is where that is not there, as in a shallow clone, or
 * had packages that are no more: it is bundled with the packages of today.
 */
export async function versionBefore(): Promise<VersionBefore> {
  const all = await readdir(join(root, 'server/src/db/migrations'));
  const newest = all
    .filter((name) => /^\d{4}_/u.test(name))
    .toSorted()
    .slice(-1);
  const commit = await commitBefore(newest.map((name) => `server/src/db/migrations/${name}`));
  if (commit === undefined) {
    const now = await bundleProgram(new URL('server/src/main/main.ts', pathToFileURL(root)));
    return { file: now.file, unknown: [], remove: () => now.remove() };
  }
  const folder = await mkdtemp(join(tmpdir(), 'navette-before-'));
  try {
    const lines = `git archive '${commit}' ${PACKAGES.join(' ')} tsconfig.base.json package.json | tar --extract --directory '${folder}'`;
    await run('sh', ['-ec', lines], { cwd: root });
    // The packages of today, the sources of then: links of the workspace lead to the sources beside them.
    await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
    for (const name of PACKAGES)
      await cp(join(root, name, 'node_modules'), join(folder, name, 'node_modules'), {
        recursive: true,
        verbatimSymlinks: true,
      });
    const program = await bundleProgram(pathToFileURL(join(folder, 'server/src/main/main.ts')));
    return {
      file: program.file,
      unknown: newest.map((name) => name.replace(/\.ts$/u, '')),
      remove: () => program.remove(),
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The commit before the one that brought files, the last one where none brought them; undefined where the history does not reach that far. */
async function commitBefore(files: readonly string[]): Promise<string | undefined> {
  const git = (...args: string[]) =>
    run('git', args, { cwd: root }).then(
      ({ stdout }) => stdout.trim(),
      () => undefined,
    );
  const packagesAt = async (commit: string): Promise<readonly string[]> =>
    (await git('show', `${commit}:server/package.json`))?.match(/@navette\/[\w-]+(?=": "workspace)/gu) ?? [];
  const brought = await git('log', '--diff-filter=A', '--format=%H', '--', ...files);
  const before =
    brought === undefined
      ? undefined
      : await git('rev-parse', '--verify', brought ? `${brought.split('\n')[0]}^` : 'HEAD');
  if (before === undefined) return undefined;
  const today = await packagesAt('HEAD');
  return (await packagesAt(before)).every((name) => today.includes(name)) ? before : undefined;
}
