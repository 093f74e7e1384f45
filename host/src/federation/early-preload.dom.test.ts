import { beforeEach, describe, expect, it } from 'vitest';
import { forgetAddresses } from './kept-addresses.ts';
import { preloadPageAt } from './early-preload.ts';
import { pinned } from './testing/pinned.ts';

const seventh = pinned({ base: '/registry/dispatch/7.0.0/' });

const asked = (): string[] =>
  [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=preload]')].map(
    (link) => `${link.getAttribute('href')} ${link.integrity}`,
  );

beforeEach(() => {
  document.head.replaceChildren();
  // Other tests know files of the same hash by addresses of their own.
  forgetAddresses(Object.values(seventh.files));
});

describe('the page at the address of a cold start', () => {
  it('preloads the page at the address of a cold start with the hashes of the release set', () => {
    preloadPageAt({ channel: 'stable', set: { remotes: { dispatch: seventh } } }, '/booking');
    expect(asked()).toEqual([
      `${location.origin}/registry/dispatch/7.0.0/remoteEntry.js sha384-entry`,
      `${location.origin}/registry/dispatch/7.0.0/booking.js sha384-booking`,
    ]);
  });

  it.each([
    ['/mcode', { set: { remotes: { dispatch: pinned({ base: '/registry/dispatch/8.0.0/' }) } } }],
    ['/booking', null],
    ['/booking', { set: { remotes: { x: { declaration: { routes: [{ path: 3 }] } } } } }],
    ['/booking', { set: 'text' }],
    ['/booking', 'text'],
  ])('preloads nothing for input that is not understood: %s %j', (pathname, release) => {
    preloadPageAt(release, pathname);
    expect(asked()).toEqual([]);
  });
});
