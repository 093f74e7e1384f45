import { readRunningRelease } from '@navette/shared/federation';
import { server } from '@navette/shared/testing';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { releaseAnswer } from '../../testing/release-answer.ts';
import { sampleSet } from '../../testing/sample-set.ts';
import { requestFor, watchFiles } from '../loading-plugin.ts';
import { forgetOverrides, rememberOverrides, wantedOverrides } from './wanted-overrides.ts';
import { withOverrides } from './with-overrides.ts';

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

describe('the address', () => {
  it('is where an override is asked for; this tab remembers it, and the rest of the address stays', () => {
    visit(`/booking?from=2026-05-03&override=${encodeURIComponent(OURS)}#notes`);
    expect([wantedOverrides(), `${location.pathname}${location.search}${location.hash}`]).toEqual([
      [OURS],
      '/booking?from=2026-05-03#notes',
    ]);
    visit('/booking');
    expect(wantedOverrides()).toEqual([OURS]);
    visit('/booking?override=');
    expect(wantedOverrides()).toEqual([]);
  });
});

describe('a remote of a developer', () => {
  it('takes the place of the released one, without hashes, where ops allow its origin', async () => {
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
  ])('is not taken when %s', async (_why, text, allowed, reason) => {
    visit(`/?override=${encodeURIComponent(text)}`);
    const { release: same, overridden } = await withOverrides(release(allowed));
    expect(overridden).toEqual({ active: [], ignored: [{ text, reason }] });
    expect(same.set.remotes).toEqual(release([]).set.remotes);
  });

  it('is not taken when it is built for another host', async () => {
    declaration = { ...declaration, contract: '^9.0.0' };
    visit(`/?override=${OURS}`);
    expect((await withOverrides(release(['http://localhost:3000']))).overridden.ignored).toEqual([
      { text: OURS, reason: 'contract' },
    ]);
  });

  it('is forgotten when somebody goes back to the release', async () => {
    visit(`/?override=${OURS}`);
    forgetOverrides();
    expect((await withOverrides(release(['http://localhost:3000']))).overridden).toEqual({ active: [], ignored: [] });
  });
});
