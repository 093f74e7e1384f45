import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtRemote, keptShare, travelling } from './testing/built-bytes.mjs';

const repository = join(import.meta.dirname, '../../..');
const copied = ['src', 'messages', 'package.json', 'CHANGELOG.md', 'budget.json'];

describe('after a change of one word', () => {
  const remote = join(repository, 'remote-booqit');
  /** Inside the remote, so that its packages are found. */
  let root = '';
  /** @type {Awaited<ReturnType<typeof builtRemote>>} */
  let former;
  beforeAll(async () => {
    mkdirSync(join(remote, '.tsbuild'), { recursive: true });
    root = mkdtempSync(join(remote, '.tsbuild/two-versions-'));
    for (const path of copied) cpSync(join(remote, path), join(root, path), { recursive: true });
    former = await builtRemote(root);
  }, 120_000);
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  it.each([
    ['a text', 'messages/fr.json', '"Transports', '"Trajets'],
    ['the largest page', 'src/pages/planning-booqit/index.tsx', 'planning.', 'planned.'],
    ['a dialog', 'src/pages/planning-booqit/import-dialog.tsx', "'import", "'imported"],
    ['what pages share', 'src/entities/transport/transport-columns.ts', "'transport", "'journey"],
  ])(
    'leaves four fifths of the smallest remote in the cache when it is in %s',
    async (_, file, before, after) => {
      const path = join(root, file);
      const text = readFileSync(path, 'utf8');
      expect(text).toContain(before);
      writeFileSync(path, text.replace(before, after));
      const manifest = join(root, 'package.json');
      const named = readFileSync(manifest, 'utf8');
      writeFileSync(manifest, named.replace(/"version": "[^"]+"/, '"version": "99.0.0"'));
      const next = await builtRemote(root);
      writeFileSync(path, text);
      writeFileSync(manifest, named);
      expect(next.files.get('remoteEntry.js')?.includes('navette_booqit_99_0_0')).toBe(true);
      expect(keptShare(former.files, next.files)).toBeLessThan(1);
      expect(keptShare(former.files, next.files)).toBeGreaterThan(0.8);
    },
    120_000,
  );
});

describe.each(['remote-booqit', 'remote-dispatch', 'remote-invoicing', 'remote-live', 'remote-masterdata'])(
  '%s',
  (name) => {
    it('a remote has no file, catalogues included, larger than a fifth of it together with the entry', async () => {
      const { files, own } = await builtRemote(join(repository, name), join(repository, name, '.tsbuild/bytes'));
      const sizes = new Map([...files].map(([file, content]) => [file, travelling([content])]));
      const total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
      const entry = sizes.get('remoteEntry.js') ?? Infinity;
      const changed = [...own, 'messages/fr.json'].map((file) => [
        file,
        ((sizes.get(file) ?? Infinity) + entry) / total,
      ]);
      expect(changed.length).toBeGreaterThan(2);
      expect(changed.filter(([, share]) => Number(share) > 0.2)).toEqual([]);
    }, 120_000);

    it('lists its shared and exposed modules by name, so that the same sources give the same bytes', async () => {
      const { manifest } = await builtRemote(join(repository, name), join(repository, name, '.tsbuild/bytes'));
      for (const list of [manifest.shared, manifest.exposes]) {
        const names = list.map((each) => each.name);
        expect(names).toEqual(names.toSorted());
      }
      expect(manifest.shared.length).toBeGreaterThan(4);
    }, 120_000);

    it('names its container in no file but the entry', async () => {
      const { files, container } = await builtRemote(join(repository, name), join(repository, name, '.tsbuild/bytes'));
      expect([...files].filter(([, content]) => content.includes(container)).map(([file]) => file)).toEqual([
        'remoteEntry.js',
      ]);
    }, 120_000);
  },
);
