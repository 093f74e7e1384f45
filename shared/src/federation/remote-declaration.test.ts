import { describe, expect, it } from 'vitest';
import { defineRemote } from './define-remote.ts';
import { parseDeclaration } from './remote-declaration.ts';
import { sampleDeclaration } from './sample-remote.ts';

const [route] = sampleDeclaration().routes;
const [dialog] = sampleDeclaration().dialogs;

describe('the declaration of a remote', () => {
  it('reads back a declaration that was written as JSON', () => {
    expect(parseDeclaration(JSON.parse(JSON.stringify(sampleDeclaration())))).toEqual(sampleDeclaration());
  });

  it.each<[string, object]>([
    ['a property it does not know', { autoUpdate: true }],
    ['a route with a property it does not know', { routes: [{ ...route, load: 'x' }] }],
    ['a page that is no permission', { routes: [{ ...route, page: 'kitchen' }] }],
    ['an address outside the suite', { routes: [{ ...route, path: '//evil.example' }] }],
    ['two routes with one address', { routes: [route, route] }],
    ['a module outside the remote', { routes: [{ ...route, module: '../host/secrets' }] }],
    ['a title missing in a language', { titles: { fr: 'a', nl: 'b' } }],
    ['an empty title', { titles: { fr: '', nl: 'b', en: 'c' } }],
    [
      'a section that the host does not have',
      { routes: [{ ...route, menu: { section: 'mine', order: 1, icon: 'car' } }] },
    ],
    ['a range it can not read', { contract: '*' }],
    ['a version that is none', { version: 'latest' }],
    ['a dialog without version', { dialogs: [{ ...dialog, name: 'dispatch/booking' }] }],
    ["a dialog in another remote's name", { dialogs: [{ ...dialog, name: 'masterdata/client@1' }] }],
    ['a dialog offered twice', { dialogs: [dialog, dialog] }],
    [
      'a slot that the host does not have',
      { slots: [{ slot: 'bar.weather', module: './slots/weather', page: 'home' }] },
    ],
    ['something in a slot for nobody in particular', { slots: [{ slot: 'bar.mail', module: './slots/mail' }] }],
  ])('refuses a declaration with %s', (_what, changes) => {
    expect(() => parseDeclaration({ ...sampleDeclaration(), ...changes })).toThrow(/"path"/);
  });

  it('draws an icon of a later host as a circle', () => {
    const later = { ...route, menu: { section: 'home', order: 1, icon: 'hologram' } };
    expect(parseDeclaration({ ...sampleDeclaration(), routes: [later] }).routes[0]?.menu?.icon).toBe('circle');
  });
});

describe('remote.ts', () => {
  const messages = {
    fr: { 'dispatch.title': 'Dispatching', 'booking.title': 'Réservations' },
    nl: { 'dispatch.title': 'Dispatching', 'booking.title': 'Boekingen' },
    en: { 'dispatch.title': 'Dispatching', 'booking.title': 'Bookings' },
  };
  const definition = {
    package: { name: '@navette/remote-dispatch', version: '1.2.0' },
    contract: '^1.0.0',
    messages,
    titleKey: 'dispatch.title',
    routes: [
      {
        path: '/booking',
        module: './pages/booking',
        page: 'booking',
        titleKey: 'booking.title',
        menu: { section: 'dispatching', order: 10, icon: 'clipboard-list' },
        search: 'booking',
      },
    ],
    dialogs: [{ name: 'dispatch/booking@1', module: './dialogs/booking' }],
  } as const;

  it('takes name and version of a remote from the package and titles from the catalogues, and leaves the operations to the build', () => {
    expect(defineRemote(definition)).toEqual(sampleDeclaration({ operations: [] }));
  });

  it('lists the operations that the routes guard once, sorted', () => {
    const guarded = ['listBookingsByDate', 'addBookings', 'addBookings'] as const;
    const [only] = definition.routes;
    expect(defineRemote({ ...definition, routes: [{ ...only, guarded }] }).operations).toEqual([
      'addBookings',
      'listBookingsByDate',
    ]);
  });

  it('puts the slot of a remote into the top bar of the host', () => {
    const slots = [{ slot: 'bar.mail', module: './slots/mail', page: 'mail' }] as const;
    expect(defineRemote({ ...definition, slots })).toEqual(sampleDeclaration({ operations: [], slots: [...slots] }));
  });

  it('names the title that is missing in a language', () => {
    const nl: Record<'dispatch.title' | 'booking.title', string> = JSON.parse('{ "dispatch.title": "Dispatching" }');
    expect(() => defineRemote({ ...definition, messages: { ...messages, nl } })).toThrow(
      'messages/nl.json has no "booking.title"',
    );
  });
});
