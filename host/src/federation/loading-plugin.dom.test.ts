import { describe, expect, it } from 'vitest';
import { countAttempt, requestFor, watchFiles } from './loading-plugin.ts';
import { pinned } from './testing/pinned.ts';

describe('a file of a remote', () => {
  const remote = pinned({ base: '/registry/dispatch/2.0.0/' });
  const url = `${location.origin}/registry/dispatch/2.0.0/booking.js`;

  it('is asked for with the hash of the release set', () => {
    watchFiles(remote);
    expect(requestFor(url)).toEqual({ url, integrity: 'sha384-booking' });
  });

  it('is refused when the release set does not know it', () => {
    watchFiles(remote);
    expect(requestFor(`${location.origin}/registry/dispatch/2.0.0/injected.js`).integrity).toMatch(/^sha384-A{64}$/);
  });

  it('is asked for under another address at each further attempt, with the same hash', () => {
    watchFiles(remote);
    countAttempt(remote);
    expect(requestFor(url)).toEqual({ url: `${url}?r=1`, integrity: 'sha384-booking' });
  });
});

describe('a file of the host', () => {
  it('is left as it is', () => {
    expect(requestFor(`${location.origin}/assets/main.js`)).toEqual({
      url: `${location.origin}/assets/main.js`,
      integrity: undefined,
    });
  });
});
