import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import type { Plugin } from 'esbuild';
import { bundleProgram } from '../run-typescript.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const run = promisify(execFile);

/** Packages that the server bundle is built from. */
const PACKAGES = ['server', 'shared', 'openapi', 'ops'];

/** Programs of two versions that follow each other, and the migrations that the first does not know. */
export interface TwoVersions {
  readonly before: string;
  readonly now: string;
  readonly unknown: readonly string[];
  remove(): Promise<void>;
}

const source = pathToFileURL(join(root, 'server/src/main/main.ts'));

/** Brings a migration, for a checkout that has no newest one after the baseline to go back from. */
const nextMigration: Plugin = {
  name: 'next-migration',
  setup: (build) =>
    build.onLoad({ filter: /db\/migrations\/all\.ts$/ }, async ({ path }) => ({
      loader: 'ts',
      contents: `import { sql } from 'kysely';
        ${await readFile(path, 'utf8')}
        migrations['9999_next'] = { up: async (db) => {
          await sql\`alter table booking add column next text not null default 'next'\`.execute(db);
        } };`,
    })),
};

/**
 * Bundles the server as it is, and as it was before its newest migration came, from the history of this checkout. Where that is not there, as in a shallow
 * clone, or has only the baseline, the server as it is goes before one with a migration more. The packages are those of today.
 */
export async function twoVersions(): Promise<TwoVersions> {
  const commit = await commitBeforeNewest();
  const [before, now] =
    commit === undefined
      ? [await bundleProgram(source), await bundleProgram(source, [nextMigration])]
      : [await bundleCommit(commit.hash), await bundleProgram(source)];
  return {
    before: before.file,
    now: now.file,
    unknown: [commit?.brought ?? '9999_next'],
    remove: async () => {
      await before.remove();
      await now.remove();
    },
  };
}

async function bundleCommit(commit: string) {
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
    return await bundleProgram(pathToFileURL(join(folder, 'server/src/main/main.ts')));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The commit before the newest migration after the baseline, or the last one where none brought it yet; undefined where the history does not reach that far. */
async function commitBeforeNewest(): Promise<{ hash: string; brought: string } | undefined> {
  const folder = 'server/src/db/migrations';
  const [, ...later] = (await readdir(join(root, folder))).filter((name) => /^\d{4}_/u.test(name)).toSorted();
  const newest = later.at(-1);
  if (newest === undefined) return undefined;
  const git = (...args: string[]) =>
    run('git', args, { cwd: root }).then(
      ({ stdout }) => stdout.trim(),
      () => undefined,
    );
  const packagesAt = async (commit: string): Promise<readonly string[]> =>
    (await git('show', `${commit}:server/package.json`))?.match(/@navette\/[\w-]+(?=": "workspace)/gu) ?? [];
  const added = await git('log', '--diff-filter=A', '--format=%H', '--', join(folder, newest));
  if (added === undefined) return undefined;
  const hash = await git('rev-parse', '--verify', added ? `${added.split('\n')[0]}^` : 'HEAD');
  if (hash === undefined) return undefined;
  const today = await packagesAt('HEAD');
  if (!(await packagesAt(hash)).every((name) => today.includes(name))) return undefined;
  return { hash, brought: newest.replace(/\.ts$/u, '') };
}
