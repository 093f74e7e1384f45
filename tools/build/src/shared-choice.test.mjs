import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { sharedChoice, consumedModules, requestedRanges, mayBePrivate, sharedRanges } from './shared-choice.mjs';
import { sharedList } from './shared-list.mjs';

const installed = { ...lowest(), '@navette/shared': '0.3.0' };

/** The lowest version of each range of the kit. */
function lowest() {
  return Object.fromEntries(
    Object.entries(sharedRanges).map(([owner, range]) => [owner, /\d+\.\d+\.\d+/.exec(range)?.[0] ?? '']),
  );
}

/** @param {object} [choice] @param {Record<string, string>} [versions] */
function remote(choice, versions = {}) {
  const root = mkdtempSync(join(tmpdir(), 'shared-choice-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const [owner, version] of Object.entries({ ...installed, ...versions })) {
    const file = join(root, 'node_modules', owner, 'package.json');
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify({ name: owner, version }));
  }
  if (choice) writeFileSync(join(root, 'shared.json'), JSON.stringify(choice));
  return root;
}

describe('shared modules that a remote requires', () => {
  it('shared modules that a remote requires have a range of the kit for each owner of the share list', () => {
    expect(Object.keys(sharedRanges).sort()).toEqual([...new Set(sharedList.map(({ owner }) => owner))].sort());
  });

  it('requires the same ranges for any installed version', () => {
    expect(requestedRanges(remote())).toEqual(
      requestedRanges(remote(undefined, { '@tanstack/react-query': '5.199.3' })),
    );
  });

  it('never bundles an own copy of a required shared module', () => {
    expect(consumedModules(remote())['react']).toEqual({
      singleton: true,
      strictVersion: true,
      requiredVersion: sharedRanges.react,
      import: false,
    });
  });

  it('leaves business rules to be bundled by the remote', () => {
    expect(consumedModules(remote())).not.toHaveProperty(['@navette/shared/domain']);
  });

  it('shared modules that a remote requires may have a narrower range', () => {
    const root = remote({ requires: { zod: '^4.7.0' } }, { zod: '4.7.1' });
    expect(requestedRanges(root)['zod']).toBe('^4.7.0');
  });

  it('shared modules that a remote requires may be replaced by an own copy of a harmless library, in any version', () => {
    const root = remote({ private: [...mayBePrivate] }, { zod: '5.0.0' });
    expect(Object.keys(requestedRanges(root))).not.toContain('zod');
    expect(sharedChoice(root).own).toEqual(mayBePrivate);
  });

  it.each([
    [
      { private: ['react'] },
      'shared.json: "private" names react, which must exist once in the page; private may be zod',
    ],
    [{ requires: { lodash: '^4.0.0' } }, 'shared.json: "requires" names lodash, which is not shared'],
    [{ requires: { react: 'newest' } }, 'shared.json: "requires" has no range for react: "newest"'],
    [{ requires: { react: '>=18.0.0' } }, /asks for react >=18.0.0, outside of what hosts provide/],
    [{ wants: [] }, 'shared.json: unknown key "wants"; allowed are "requires" and "private"'],
    [{ requires: { zod: '^4.9.0' } }, /zod 4.5.0 is installed, outside the requested range \^4.9.0/],
  ])('refuses an impossible choice: %j', (choice, message) => {
    expect(() => sharedChoice(remote(choice))).toThrow(message);
  });
});
