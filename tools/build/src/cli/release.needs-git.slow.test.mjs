import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sectionOf } from '../changelog.mjs';
import { preconditions } from './release.mjs';

const changelog =
  '# @navette/remote-x\n\n## 1.1.0\n\n### Minor Changes\n\n- Wallets by month\n\n## 1.0.0\n\nThe first.\n';

/** @param {Record<string, string>} files */
function folder(files) {
  const root = mkdtempSync(join(tmpdir(), 'release-'));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(join(root, file, '..'), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return root;
}

/** @param {string} root */
function commit(root) {
  const git = (/** @type {string[]} */ ...args) =>
    execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@example.com', ...args], { cwd: root });
  git('init', '-q');
  git('add', '-A');
  git('commit', '-q', '-m', 'first');
}

/** @param {string} root @param {string} [version] */
const remote = (root, version = '1.1.0') => ({
  root,
  packageName: '@navette/remote-x',
  name: 'x',
  version,
  workspace: undefined,
});

describe('the changelog', () => {
  it('finds the section of each version in the changelog', () => {
    expect(sectionOf(changelog, '1.1.0')).toBe('### Minor Changes\n\n- Wallets by month');
    expect(sectionOf(changelog, '1.0.0')).toBe('The first.');
  });

  it.each([
    ['1.2.0', changelog],
    ['1.1', changelog],
    ['2.0.0', '## 2.0.0\n\n### Major Changes\n\n## 1.0.0\n\nThe first.\n'],
  ])('finds no section in the changelog for %s', (version, text) => {
    expect(sectionOf(text, version)).toBeUndefined();
  });
});

describe('a release', () => {
  it('allows a release when the version is described and everything is committed', async () => {
    const root = folder({ 'CHANGELOG.md': changelog });
    commit(root);
    expect(await preconditions(remote(root), { allowDirty: false })).toMatchObject({
      faults: [],
      changes: expect.stringContaining('Wallets'),
      commit: expect.stringMatching(/^[0-9a-f]{40}$/),
    });
  });

  it('refuses a release with all reasons at once', async () => {
    const root = folder({ 'CHANGELOG.md': changelog });
    commit(root);
    mkdirSync(join(root, '.changeset'));
    writeFileSync(join(root, '.changeset/blue.md'), '---\n"@navette/remote-x": minor\n---\n\nMore\n');
    const { faults } = await preconditions(remote(root, '1.2.0'), { allowDirty: false });
    expect(faults).toEqual([
      expect.stringContaining('.changeset/blue.md: these changes are not part of a version yet'),
      expect.stringContaining('CHANGELOG.md has no section for 1.2.0'),
      expect.stringContaining('Uncommitted changes in'),
    ]);
  });

  it('allows a release with uncommitted changes on demand', async () => {
    const root = folder({ 'CHANGELOG.md': changelog });
    expect((await preconditions(remote(root), { allowDirty: true })).faults).toEqual([]);
    expect((await preconditions(remote(root), { allowDirty: false })).faults).toEqual([
      expect.stringContaining('not a git repository'),
    ]);
  });

  it('refuses versions that are not three numbers', async () => {
    const root = folder({ 'CHANGELOG.md': '## 1.1.0-rc.1\n\nTry it.\n' });
    expect((await preconditions(remote(root, '1.1.0-rc.1'), { allowDirty: true })).faults).toEqual([
      expect.stringContaining('is not a version'),
    ]);
  });
});
