import { root } from '../lib/paths.mjs';
import { must, run } from '../lib/run.mjs';

/**
 * A release of the past in a work tree of its own, where it is built by its own scripts.
 * @param {string | undefined} wanted A git ref; by default the last tag that begins with `v`.
 * @param {string} folder Where it is put.
 * @param {string} [repository]
 * @returns {Promise<{ name: string, root: string, build: () => Promise<void>, remove: () => Promise<void> }>}
 */
export async function previousRelease(wanted, folder, repository = root) {
  const name = wanted ?? (await lastTag(repository));
  const { code, output } = await run('git', ['rev-parse', '--verify', '--quiet', `${name}^{commit}`], {
    cwd: repository,
  });
  if (code !== 0) throw new Error(`git knows no ${name}.`);
  await must('git', ['worktree', 'add', '--detach', folder, output.trim()], { cwd: repository });
  return {
    name,
    root: folder,
    build: async () => void (await must(process.execPath, ['scripts/build.mjs'], { cwd: folder })),
    remove: async () => void (await run('git', ['worktree', 'remove', '--force', folder], { cwd: repository })),
  };
}

/** @param {string} repository */
async function lastTag(repository) {
  const { code, output } = await run('git', ['describe', '--tags', '--match', 'v*', '--abbrev=0'], { cwd: repository });
  if (code !== 0)
    throw new Error(
      'There is no previous release: no tag v* comes before this commit. Name one with --previous <git ref>.',
    );
  return output.trim();
}
