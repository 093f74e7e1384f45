import type { MenuGroup, MenuItem } from '@navette/shared/federation';
import { describe, expect, it } from 'vitest';
import { withHome, withReleases } from './use-menu.ts';

const item = (path: string): MenuItem => ({
  path,
  titles: { fr: path, nl: path, en: path },
  icon: 'circle',
  remote: 'x',
  module: './pages/x',
  page: 'x',
});
const group = (id: MenuGroup['id'], ...paths: string[]): MenuGroup => ({ id, titleKey: null, items: paths.map(item) });
const shape = (groups: readonly MenuGroup[]) => groups.map(({ id, items }) => [id, ...items.map(({ path }) => path)]);

describe('the menu', () => {
  it('puts the start page of the host first in the menu', () => {
    expect(shape(withHome([group('dispatching', '/booking')]))).toEqual([
      ['home', '/'],
      ['dispatching', '/booking'],
    ]);
    expect(shape(withHome([group('home', '/timeline'), group('others', '/users')]))).toEqual([
      ['home', '/', '/timeline'],
      ['others', '/users'],
    ]);
  });

  it('leaves the start page to a remote that declares one', () => {
    const groups = [group('home', '/', '/timeline')];
    expect(withHome(groups)).toBe(groups);
  });

  it('puts the releases last in the menu, adding the last section if needed', () => {
    expect(shape(withReleases([group('home', '/'), group('others', '/users', '/logs')]))).toEqual([
      ['home', '/'],
      ['others', '/users', '/logs', '/releases'],
    ]);
    expect(shape(withReleases([group('home', '/')]))).toEqual([
      ['home', '/'],
      ['others', '/releases'],
    ]);
  });
});
