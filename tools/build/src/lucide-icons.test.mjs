import { join } from 'node:path';
import { expect, it } from 'vitest';
import { withIcons } from './declaration.mjs';

const remote = join(import.meta.dirname, '../../../remote-masterdata');
/** @param {unknown} icon */
const withIcon = async (icon) => (await withIcons({ routes: [{ menu: { icon, order: 1 } }] }, remote)).routes[0]?.menu;

it('replaces the name of a lucide icon with its shapes', async () => {
  expect(await withIcon({ lucide: 'wrench' })).toEqual({ order: 1, icon: { shapes: [{ path: expect.any(String) }] } });
});

it('keeps only the geometry of the shapes of an icon', async () => {
  expect(await withIcon({ lucide: 'palette' })).toEqual({
    order: 1,
    icon: { shapes: expect.arrayContaining([{ circle: { cx: '13.5', cy: '6.5', r: '.5' } }]) },
  });
});

it('leaves icons of the host as they are', async () => {
  expect(await withIcon('hash')).toEqual({ icon: 'hash', order: 1 });
});

it('names an icon that lucide does not have', async () => {
  await expect(withIcon({ lucide: 'hologram' })).rejects.toThrow('no icon "hologram"');
});
