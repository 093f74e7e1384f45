import { describe, expect, it } from 'vitest';
import type { MenuEntry } from './menu-entry.ts';
import { MENU_SECTION_IDS, MENU_SECTIONS } from './menu-sections.ts';
import { menuOf } from './menu.ts';
import { sampleDeclaration } from './sample-remote.ts';

const page = (path: string, menu?: MenuEntry) => ({
  path,
  module: `./pages${path}`,
  page: 'booking' as const,
  titleKey: 'x',
  titles: { fr: `${path} fr`, nl: `${path} nl`, en: `${path} en` },
  ...(menu && { menu }),
});
const dispatch = sampleDeclaration({
  routes: [
    page('/tickets', { section: 'invoicing', order: 90, icon: 'ticket' }),
    page('/booking', { section: 'dispatching', order: 10, icon: 'clipboard-list' }),
    page('/print/day'),
    page('/', { section: 'home', order: 0, icon: 'house' }),
  ],
});
const masterdata = sampleDeclaration({
  name: 'masterdata',
  routes: [
    { ...page('/mcode', { section: 'dispatching', order: 70, icon: 'hash' }), page: 'mcode' as const },
    page('/client', { section: 'dispatching', order: 20, icon: 'users-round' }),
  ],
});
const paths = (menu: ReturnType<typeof menuOf>) => menu.map(({ id, items }) => [id, ...items.map((item) => item.path)]);
const everything = () => true;

describe('the menu', () => {
  it("follows the host's sections and the remotes' order, whatever order the remotes come in", () => {
    const expected = [
      ['home', '/'],
      ['dispatching', '/booking', '/client', '/mcode'],
      ['invoicing', '/tickets'],
    ];
    expect(paths(menuOf([dispatch, masterdata], [], everything))).toEqual(expected);
    expect(paths(menuOf([masterdata, dispatch], [], everything))).toEqual(expected);
  });

  it('shows the entries that the user may open and leaves out sections without an entry', () => {
    expect(paths(menuOf([dispatch, masterdata], [], (name) => name === 'mcode'))).toEqual([['dispatching', '/mcode']]);
    expect(menuOf([dispatch, masterdata], [], () => false)).toEqual([]);
  });

  it('applies what ops hide, move and retitle in the menu', () => {
    const titles = { fr: 'Courses', nl: 'Ritten', en: 'Trips' };
    const menu = menuOf(
      [dispatch, masterdata],
      [
        { path: '/mcode', hidden: true },
        { path: '/tickets', section: 'others' },
        { path: '/client', order: 1, titles },
      ],
      everything,
    );
    expect(paths(menu)).toEqual([
      ['home', '/'],
      ['dispatching', '/client', '/booking'],
      ['others', '/tickets'],
    ]);
    expect(menu[1]?.items[0]?.titles).toEqual(titles);
  });

  it('the order of the menu sections lists every section id once', () => {
    expect(MENU_SECTIONS.map(({ id }) => id)).toEqual([...MENU_SECTION_IDS]);
  });
});
