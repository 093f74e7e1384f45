import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { must } from '../lib/run.mjs';
import { previousRelease } from './previous-release.mjs';

const folder = () => mkdtempSync(join(tmpdir(), 'navette-previous-'));

/** A repository with a commit for each text, tagged where a tag is given. */
async function repository(/** @type {{ text: string, tag?: string }[]} */ commits) {
  const cwd = folder();
  const git = (/** @type {string[]} */ ...args) =>
    must('git', ['-c', 'user.name=Noor', '-c', 'user.email=noor@navette.example', ...args], { cwd });
  await git('init', '-q');
  for (const { text, tag } of commits) {
    writeFileSync(join(cwd, 'text'), text);
    await git('add', 'text');
    await git('commit', '-q', '-m', text);
    if (tag) await git('tag', tag);
  }
  return cwd;
}

const textOf = (/** @type {{ root: string }} */ release) => readFileSync(join(release.root, 'text'), 'utf8');

describe('the previous release', () => {
  it('finds the last tag as the previous release, in a temporary work tree', async () => {
    const cwd = await repository([
      { text: 'one', tag: 'v1.0.0' },
      { text: 'two', tag: 'v1.1.0' },
      { text: 'three', tag: 'trial' },
    ]);
    const release = await previousRelease(undefined, join(folder(), 'tree'), cwd);
    expect([release.name, textOf(release)]).toEqual(['v1.1.0', 'two']);
    await release.remove();
    expect(existsSync(release.root)).toBe(false);
  });

  it('takes the named git ref as the previous release', async () => {
    const cwd = await repository([{ text: 'one', tag: 'v1.0.0' }, { text: 'two' }, { text: 'three' }]);
    expect(textOf(await previousRelease('HEAD~1', join(folder(), 'tree'), cwd))).toBe('two');
  });

  it('refuses when there is no previous release, or git does not know it', async () => {
    const cwd = await repository([{ text: 'one' }]);
    await expect(previousRelease(undefined, join(folder(), 'tree'), cwd)).rejects.toThrow(
      /no tag v\* comes before this commit.*--previous/,
    );
    await expect(previousRelease('v0.0.0', join(folder(), 'tree'), cwd)).rejects.toThrow('git knows no v0.0.0.');
  });
});
