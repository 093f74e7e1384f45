import { keepSession, signOut } from '@navette/shared/session';
import { contractHandlers, server, testUser } from '@navette/shared/testing';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { chooseChannel } from './tab-choices.ts';
import { fetchRelease, requestRelease } from './request-release.ts';

const asked: string[] = [];
let status = 200;
const signIn = (id = 1, token = 'first') =>
  keepSession({ token, user: testUser('dispatch', { id }), expiresAt: Date.now() + 3_600_000 });

beforeEach(() => {
  asked.length = 0;
  status = 200;
  server.use(
    ...contractHandlers({ signOut: () => ({ auth: false }) }),
    http.get('*/release/current', ({ request }) => {
      const token = request.headers.get('authorization');
      asked.push(`${new URL(request.url).search} ${token}`);
      return status !== 200 && token !== null ? new HttpResponse('', { status }) : HttpResponse.json({ for: token });
    }),
  );
});
afterEach(() => signOut());

describe('the running release', () => {
  it('fetches the release once, with the token of the signed-in user', async () => {
    signIn();
    expect(await Promise.all([requestRelease(), requestRelease()])).toEqual([
      { for: 'Bearer first' },
      { for: 'Bearer first' },
    ]);
    expect(asked).toEqual(['?files=apart Bearer first']);
  });

  it('fetches the release again after sign-in, sign-out or a change of user, but not when a token is renewed', async () => {
    await requestRelease();
    signIn();
    await requestRelease();
    signIn(1, 'renewed');
    await requestRelease();
    signIn(2, 'other');
    await requestRelease();
    signOut();
    await requestRelease();
    expect(asked).toEqual([
      '?files=apart null',
      '?files=apart Bearer first',
      '?files=apart Bearer other',
      '?files=apart null',
    ]);
  });

  it('requests the stable release once it was chosen in this browser', async () => {
    signIn();
    chooseChannel('stable');
    await fetchRelease();
    chooseChannel('staged');
    await fetchRelease();
    expect(asked).toEqual(['?files=apart&channel=stable Bearer first', '?files=apart Bearer first']);
  });

  it('gets the stable release when the token is no longer valid', async () => {
    signIn();
    status = 401;
    expect(await fetchRelease()).toEqual({ for: null });
  });

  it('does not wait for an early request that gets no answer', async () => {
    signIn();
    const early = { answer: new Promise<Response>(() => undefined), abort: () => undefined };
    globalThis.navetteEarly = new Map([
      ['GET /release/current?files=apart ', { token: 'first', at: Date.now(), early }],
    ]);
    await expect(fetchRelease(10)).rejects.toThrow('did not answer in time');
    expect(await fetchRelease()).toEqual({ for: 'Bearer first' });
  });

  it('fetches the release again after a failure', async () => {
    signIn();
    status = 503;
    await expect(requestRelease()).rejects.toThrow('503');
    status = 200;
    expect(await requestRelease()).toEqual({ for: 'Bearer first' });
  });
});
