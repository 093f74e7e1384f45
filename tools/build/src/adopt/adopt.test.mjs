import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { kit } from '../cli/remote-package.mjs';
import { adopt, pageOf } from './adopt.mjs';

/** @param {Record<string, unknown>} metaData */
function foreign(metaData = {}) {
  const root = mkdtempSync(join(tmpdir(), 'foreign-'));
  mkdirSync(join(root, 'dist'));
  writeFileSync(join(root, 'package.json'), JSON.stringify({ name: '@team/shop', version: '2.0.0' }));
  const manifest = {
    metaData: { globalName: 'shop', publicPath: 'auto', remoteEntry: { name: 'e.js', type: 'global' }, ...metaData },
    shared: [],
    exposes: [{ path: './ShopFloor' }, { path: './Stock' }],
  };
  writeFileSync(join(root, 'dist/mf-manifest.json'), JSON.stringify(manifest));
  return { root, read: (/** @type {string} */ file) => JSON.parse(readFileSync(join(root, file), 'utf8')) };
}

it.each([
  ['./ShopFloor', './pages/shop-floor'],
  ['./pages/codes', './pages/pages-codes'],
  ['.', './pages/main'],
])('what a build exposes as %s is the page %s', (path, page) => {
  expect(pageOf(path)).toBe(page);
});

it('declares each exposed module as a page for super alone, with titles in three languages', () => {
  const { root, read } = foreign();
  adopt(root, { kit });
  const { routes, permissions, modules } = read('navette.json');
  expect(modules).toEqual({ './pages/shop-floor': './ShopFloor', './pages/stock': './Stock' });
  expect(routes.map((/** @type {{ path: string }} */ { path }) => path)).toEqual(['/shop', '/shop/stock']);
  expect(permissions).toEqual([{ page: 'shop/pages', titleKey: 'shop.title', roles: [] }]);
  expect(read('messages/nl.json')['shop.shop-floor.title']).toBe('Shop floor');
  expect(read('package.json').scripts.release).toBe('navette-remote release');
});

it('writes over nothing when it is done again', () => {
  const { root, read } = foreign();
  adopt(root, { kit });
  writeFileSync(join(root, 'messages/fr.json'), '{"shop.title":"Magasin"}');
  adopt(root, { kit });
  expect(read('messages/fr.json')).toEqual({ 'shop.title': 'Magasin' });
});

it.each([
  [{ publicPath: 'http://localhost:3001/' }, "output.publicPath must be 'auto'"],
  [{ remoteEntry: { name: 'e.js', type: 'module' } }, "library.type must be 'var'"],
])('says what has to be changed in a build that can not run in the suite: %j', (metaData, said) => {
  expect(() => adopt(foreign(metaData).root, { kit })).toThrow(said);
});
