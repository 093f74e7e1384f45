import { readRunningRelease } from '@navette/shared/federation';
import { server } from '@navette/shared/testing';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { releaseAnswer } from '../testing/release-answer.ts';
import { sampleSet } from '../testing/sample-set.ts';
import { requestFor, watchFiles } from './loading-plugin.ts';
import { clearOverrides, rememberOverrides, requestedOverrides } from './tab-choices.ts';
import { withOverrides } from './overrides.ts';

const OURS = 'dispatch@http://localhost:3000/remotes/dispatch/';
const release = (overrides: string[]) => readRunningRelease(releaseAnswer({ overrides }));
const visit = (address: string): void => {
  history.replaceState(null, '', address);
  rememberOverrides();
};

const { dispatch } = sampleSet().remotes;
let declaration: object = {};

beforeEach(() => {
  declaration = { ...dispatch?.declaration, version: '9.9.9' };
  server.use(
    http.get('http://localhost:3000/remotes/dispatch/declaration.json', () => HttpResponse.json(declaration)),
    http.get('http://localhost:3000/remotes/dispatch/mf-manifest.json', () =>
      HttpResponse.json({ metaData: { globalName: 'navette_dispatch_dev', remoteEntry: { name: 'remoteEntry.js' } } }),
    ),
    http.get('http://localhost:4000/*', () => new HttpResponse('', { status: 502 })),
  );
});

describe('an override in the address', () => {
  it('moves an override from the address to the storage of the tab, and keeps the rest of the address', () => {
    visit(`/booking?from=2026-05-03&override=${encodeURIComponent(OURS)}#notes`);
    expect([requestedOverrides(), `${location.pathname}${location.search}${location.hash}`]).toEqual([
      [OURS],
      '/booking?from=2026-05-03#notes',
    ]);
    visit('/booking');
    expect(requestedOverrides()).toEqual([OURS]);
    visit('/booking?override=');
    expect(requestedOverrides()).toEqual([]);
  });
});

describe('a remote overridden by a developer', () => {
  it('replaces the released remote by one of a development server, without hashes, where ops allow its origin', async () => {
    visit(`/?override=${OURS}`);
    const { release: changed, overridden } = await withOverrides(release(['http://localhost:3000']));
    expect(overridden).toEqual({ active: [{ name: 'dispatch', origin: 'http://localhost:3000' }], ignored: [] });
    const remote = changed.set.remotes.dispatch;
    expect(remote).toMatchObject({
      version: '9.9.9',
      container: 'navette_dispatch_dev',
      base: 'http://localhost:3000/remotes/dispatch/',
    });
    if (remote) watchFiles(remote);
    expect(requestFor('http://localhost:3000/remotes/dispatch/booking.js').integrity).toBeUndefined();
  });

  it.each([
    ['its origin is not allowed, which is usual', OURS, [], 'forbidden'],
    ['another origin is allowed', OURS, ['http://localhost:3001'], 'forbidden'],
    [
      'its origin only begins like an allowed one',
      'dispatch@http://localhost:30000/',
      ['http://localhost:3000'],
      'forbidden',
    ],
    ['it is not written as one', 'dispatch', ['http://localhost:3000'], 'unreadable'],
    ['it is no address of the web', 'dispatch@javascript:alert(1)//', ['http://localhost:3000'], 'unreadable'],
    ['its server does not answer', 'dispatch@http://localhost:4000/', ['http://localhost:4000'], 'unreachable'],
    [
      'it is another one',
      'masterdata@http://localhost:3000/remotes/dispatch/',
      ['http://localhost:3000'],
      'otherRemote',
    ],
  ])('refuses an override when %s', async (_why, text, allowed, reason) => {
    visit(`/?override=${encodeURIComponent(text)}`);
    const { release: same, overridden } = await withOverrides(release(allowed));
    expect(overridden).toEqual({ active: [], ignored: [{ text, reason }] });
    expect(same.set.remotes).toEqual(release([]).set.remotes);
  });

  it('refuses an override that is built for another host', async () => {
    declaration = { ...declaration, contract: '^9.0.0' };
    visit(`/?override=${OURS}`);
    expect((await withOverrides(release(['http://localhost:3000']))).overridden.ignored).toEqual([
      { text: OURS, reason: 'contract' },
    ]);
  });

  it('drops an override when the user returns to the release', async () => {
    visit(`/?override=${OURS}`);
    clearOverrides();
    expect((await withOverrides(release(['http://localhost:3000']))).overridden).toEqual({ active: [], ignored: [] });
  });
});
