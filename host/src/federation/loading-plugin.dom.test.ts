import { beforeEach, describe, expect, it } from 'vitest';
import { forgetAddresses } from './kept-addresses.ts';
import { countAttempt, loadingPlugin, requestFor, watchFiles } from './loading-plugin.ts';
import { pinned } from './testing/pinned.ts';

function request(url: string): HTMLScriptElement {
  const made = loadingPlugin.createScript?.({ url });
  if (!made || !('script' in made) || !made.script) throw new Error('The plugin makes no element');
  return made.script;
}

describe('a file of a remote', () => {
  const remote = pinned({ base: '/registry/dispatch/2.0.0/' });
  const url = `${location.origin}/registry/dispatch/2.0.0/booking.js`;
  // Other tests know files of the same hash by addresses of their own.
  beforeEach(() => forgetAddresses(Object.values(remote.files)));

  it('requests a file of a remote with the hash of the release set', () => {
    watchFiles(remote);
    expect(requestFor(url)).toEqual({ url, integrity: 'sha384-booking' });
  });

  it('requests an unchanged file at its address in a former version, but never the entry', () => {
    const next = pinned({ base: '/registry/dispatch/2.1.0/' });
    watchFiles(remote);
    watchFiles(next);
    request(url).dispatchEvent(new Event('load'));
    expect(requestFor(url.replace('2.0.0', '2.1.0'))).toEqual({ url, integrity: 'sha384-booking' });
    const entry = `${location.origin}/registry/dispatch/2.1.0/remoteEntry.js`;
    request(entry.replace('2.1.0', '2.0.0')).dispatchEvent(new Event('load'));
    expect(requestFor(entry)).toEqual({ url: entry, integrity: 'sha384-entry' });
  });

  it('requests a file of one remote at its own address while another remote waits for the same content', () => {
    const other = pinned({ base: '/registry/live/1.0.0/' });
    watchFiles(remote);
    watchFiles(other);
    request(url);
    const own = url.replace('dispatch/2.0.0', 'live/1.0.0');
    expect(requestFor(own)).toEqual({ url: own, integrity: 'sha384-booking' });
  });

  it('refuses a file that the release set does not list', () => {
    watchFiles(remote);
    expect(requestFor(`${location.origin}/registry/dispatch/2.0.0/injected.js`).integrity).toMatch(/^sha384-A{64}$/);
  });

  it('requests a file under another address at each retry, with the same hash', () => {
    watchFiles(remote);
    countAttempt(remote);
    expect(requestFor(url)).toEqual({ url: `${url}?r=1`, integrity: 'sha384-booking' });
  });
});

describe('a file of the host', () => {
  it('requests for files of the host are not changed', () => {
    expect(requestFor(`${location.origin}/assets/main.js`)).toEqual({
      url: `${location.origin}/assets/main.js`,
      integrity: undefined,
    });
  });
});
