import { runCommand } from './tools.mjs';

/**
 * @param {string} root
 * @returns {Promise<{ commit: string, changed: string[] } | undefined>} The commit that is checked out, and files that no commit holds as they are;
 *   nothing outside of a repository with a commit.
 */
export async function gitState(root) {
  const head = await runCommand('git', ['rev-parse', 'HEAD'], { cwd: root }).catch(() => undefined);
  if (head?.code !== 0) return undefined;
  const status = await runCommand('git', ['status', '--porcelain'], { cwd: root });
  return {
    commit: head.output.trim(),
    changed: status.output
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => line.slice(3)),
  };
}
