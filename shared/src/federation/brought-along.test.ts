import { describe, expect, it } from 'vitest';
import { grantsOfSet } from './decided-roles.ts';
import { defineRemote } from './define-remote.ts';
import { menuOf } from './menu.ts';
import { parseDeclaration } from './remote-declaration.ts';
import { sampleDeclaration, samplePinned } from './sample-remote.ts';

const named = { titleKey: 'x.title', titles: { fr: 'fr', nl: 'nl', en: 'en' } };
const [booking] = sampleDeclaration().routes;
if (!booking) throw new Error('the sample has no route');
const vehicles = { page: 'fleet/vehicles', ...named, roles: ['dispatch' as const] };
const garage = { id: 'fleet/garage', ...named, order: 20 };
const search = {
  kind: 'fleet/vehicle',
  ...named,
  page: 'fleet/vehicles',
  operation: 'listMCodes',
  call: '/api/mcode',
  text: ['mcode', 'name'],
  path: '/fleet',
};
const route = {
  ...booking,
  path: '/fleet',
  page: 'fleet/vehicles',
  menu: { section: 'fleet/garage', order: 10, icon: { shapes: [{ path: 'M4 4h16v16H4z' }] } },
};
const fleet = {
  ...sampleDeclaration({ name: 'fleet', contract: '^1.10.0', dialogs: [], operations: ['listMCodes'] }),
  routes: [route],
  permissions: [vehicles],
  sections: [garage],
  searches: [search],
};

describe('extensions that a remote declares', () => {
  it('reads permissions, sections, icons and kinds of search of its own', () => {
    expect(parseDeclaration(JSON.parse(JSON.stringify(fleet)))).toEqual(fleet);
  });

  it.each<[string, object]>([
    ['a permission of another remote', { permissions: [vehicles, { ...vehicles, page: 'dispatch/all' }] }],
    ['a permission of the table', { permissions: [vehicles, { ...vehicles, page: 'users' }] }],
    ['a permission that it uses and does not declare', { permissions: [] }],
    ['a permission declared twice', { permissions: [vehicles, vehicles] }],
    ['a permission for a role that there is not', { permissions: [{ ...vehicles, roles: ['pilot'] }] }],
    ['a section of another remote', { sections: [garage, { ...garage, id: 'dispatch/garage' }] }],
    ['a section of its own that it does not declare', { sections: [] }],
    ['a search that opens no route of it', { searches: [{ ...search, path: '/booking' }] }],
    ['a search by an operation that it does not name', { searches: [{ ...search, operation: 'listUsers' }] }],
    ['a search outside of the API', { searches: [{ ...search, call: '//evil.example/api' }] }],
    ['a search that shows nothing', { searches: [{ ...search, text: [] }] }],
    ['a range of hosts that know none of this', { contract: '^1.9.0' }],
  ])('refuses %s', (_what, changes) => {
    expect(() => parseDeclaration({ ...fleet, ...changes })).toThrow(/"path"/);
  });

  it.each<[string, unknown]>([
    ['a script in a path', { shapes: [{ path: 'M0 0"/><script>' }] }],
    ['an attribute', { shapes: [{ circle: { cx: '1', cy: '1', r: '1', onload: 'x' } }] }],
    ['an address', { shapes: [{ image: 'https://evil.example' }] }],
    ['a hundred shapes', { shapes: Array.from({ length: 100 }, () => ({ path: 'M0 0' })) }],
  ])('draws an icon with %s as a circle', (_what, icon) => {
    const [read] = parseDeclaration({ ...fleet, routes: [{ ...route, menu: { ...route.menu, icon } }] }).routes;
    expect(read?.menu?.icon).toBe('circle');
  });

  it('puts its sections below those of the host, by their order', () => {
    const first = { ...fleet, name: 'yard', sections: [{ ...garage, id: 'yard/y', order: 1 }] };
    const yard = { ...first, routes: [{ ...route, path: '/yard', menu: { ...route.menu, section: 'yard/y' } }] };
    const menu = menuOf([fleet, yard, sampleDeclaration()], [], () => true);
    expect(menu.map(({ id, titles }) => [id, titles?.en])).toEqual([
      ['dispatching', undefined],
      ['yard/y', 'en'],
      ['fleet/garage', 'en'],
    ]);
  });

  it('lists an entry with an undeclared section among the others', () => {
    const guest = {
      ...sampleDeclaration(),
      routes: [{ ...booking, menu: { ...route.menu, section: 'fleet/garage' } }],
    };
    expect(menuOf([guest], [], () => true).map(({ id }) => id)).toEqual(['others']);
  });

  it('grants the permissions that a remote declares, but none in the name of another remote', () => {
    const pinned = { ...samplePinned(), declaration: fleet };
    expect(grantsOfSet({ remotes: { fleet: pinned, dispatch: pinned, broken: { declaration: 3 } } })).toEqual([
      { page: 'fleet/vehicles', roles: ['dispatch'] },
    ]);
  });

  it.each([
    [{ 'fleet/vehicles': ['lead', 'account'] }, ['lead', 'account']],
    [{ 'fleet/vehicles': [] }, []],
    [{ 'fleet/costs': ['lead'] }, ['dispatch']],
    [{ 'fleet/vehicles': 'lead' }, []],
    [{ 'fleet/vehicles': ['lead', 'later'] }, ['lead']],
    [['fleet/vehicles'], []],
  ])('grants a permission to the roles of the set, whatever the remote declares: %j', (roles, granted) => {
    const pinned = { ...samplePinned(), declaration: fleet };
    expect(grantsOfSet({ remotes: { fleet: pinned }, roles })).toEqual([{ page: 'fleet/vehicles', roles: granted }]);
  });

  it('takes its titles from the catalogues of remote.ts', () => {
    const texts = { 'fleet.title': 'Fleet', 'fleet.garage': 'Garage' };
    const declared = defineRemote({
      package: { name: '@navette/remote-fleet', version: '1.0.0' },
      contract: '^1.10.0',
      messages: { fr: texts, nl: texts, en: texts },
      titleKey: 'fleet.title',
      routes: [
        {
          path: '/fleet',
          module: './pages/vehicles',
          page: 'fleet/vehicles',
          titleKey: 'fleet.title',
          menu: { section: 'fleet/garage', order: 1, icon: { lucide: 'wrench' } },
        },
      ],
      permissions: [{ page: 'fleet/vehicles', titleKey: 'fleet.title', roles: ['dispatch'] }],
      sections: [{ id: 'fleet/garage', titleKey: 'fleet.garage', order: 5 }],
      searches: [
        {
          kind: 'fleet/vehicle',
          titleKey: 'fleet.title',
          page: 'fleet/vehicles',
          operation: 'listMCodes',
          text: ['mcode'],
          path: '/fleet',
        },
      ],
    });
    expect(declared.permissions?.[0]?.titles.nl).toBe('Fleet');
    expect(declared.sections?.[0]?.titles.fr).toBe('Garage');
    expect(declared.operations).toEqual(['listMCodes']);
  });
});
