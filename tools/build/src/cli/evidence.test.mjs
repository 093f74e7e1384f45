import { mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { contentHash, evidenceOf } from './evidence.mjs';

/** @type {import('./remote-package.mjs').RemotePackage} */
let remote;
let kept = '';
/** @param {string} file @param {string} text */
function write(file, text) {
  mkdirSync(join(remote.root, file, '..'), { recursive: true });
  writeFileSync(join(remote.root, file), text);
}
beforeEach(() => {
  const root = mkdtempSync(join(tmpdir(), 'evidence-'));
  kept = mkdtempSync(join(tmpdir(), 'kept-'));
  remote = { root, packageName: '@navette/remote-x', name: 'x', version: '1.0.0', workspace: undefined };
  write('src/page.tsx', 'page');
  write('pnpm-lock.yaml', 'lock');
});

describe('evidence of a check', () => {
  it('cached evidence of a check is found again for the same content, also in another folder', () => {
    expect(evidenceOf(remote, kept).find('tests')).toBeUndefined();
    evidenceOf(remote, kept).keep('tests');
    const { root } = remote;
    remote = { ...remote, root: mkdtempSync(join(tmpdir(), 'clone-')) };
    expect(remote.root).not.toBe(root);
    write('src/page.tsx', 'page');
    write('pnpm-lock.yaml', 'lock');
    expect(evidenceOf(remote, kept).find('tests')).toMatch(/^\d{4}-/);
    expect(evidenceOf(remote, kept).find('lint')).toBeUndefined();
  });

  it.each([
    ['a source', 'src/page.tsx'],
    ['a test', 'src/page.test.tsx'],
    ['a locked package', 'pnpm-lock.yaml'],
    ['an archive of the kit', 'kit/navette-shared-0.2.0.tgz'],
    ['a rule', '.oxlintrc.json'],
  ])('is not found when %s is another', (_what, file) => {
    evidenceOf(remote, kept).keep('tests');
    write(file, 'another');
    expect(evidenceOf(remote, kept).find('tests')).toBeUndefined();
  });

  it('cached evidence of a check does not depend on files that no check reads', () => {
    const before = contentHash(remote);
    write('dist/remoteEntry.js', 'x');
    write('node_modules/x/index.js', 'x');
    write('CHANGELOG.md', 'x');
    expect(contentHash(remote)).toBe(before);
  });

  it('evidence of a check is not kept when something was changed while the check ran', () => {
    const evidence = evidenceOf(remote, kept);
    write('src/page.tsx', 'edited');
    evidence.keep('tests');
    expect(readdirSync(kept)).toEqual([]);
  });

  it('evidence of a check is not taken from a file that names other content', () => {
    evidenceOf(remote, kept).keep('tests');
    const [file = ''] = readdirSync(kept);
    writeFileSync(join(kept, file), JSON.stringify({ passed: 'other', at: '2026-01-01T00:00:00Z' }));
    expect(evidenceOf(remote, kept).find('tests')).toBeUndefined();
  });
});
