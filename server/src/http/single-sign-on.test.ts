import { signInAt, startIdentityFake } from '@navette/identity-fake';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp } from '../testing/test-app.ts';

const origin = 'http://navette.example';
const start = new Date();
let now = start;
const provider = await startIdentityFake({
  id: 'navette',
  secret: 'of-navette',
  redirectUri: `${origin}/auth/sso/callback`,
});
const server = await createTestApp({
  now: () => now,
  env: {
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: 'navette',
    OIDC_CLIENT_SECRET: 'of-navette',
    OIDC_ROLES: 'Planning=dispatch',
    PUBLIC_URL: origin,
  },
});
afterAll(async () => {
  await server.close();
  await provider.stop();
});
beforeEach(() => {
  now = start;
  provider.people.clear();
  provider.people.set('ann', {
    email: 'ann@house.example',
    email_verified: true,
    given_name: 'Ann',
    family_name: 'Peeters',
    groups: ['Planning'],
  });
});

/** A browser that keeps what this server tells it to keep. */
function browser() {
  const cookies = new Map<string, string>();
  const take = (lines: string | string[] | undefined) => {
    for (const line of [lines ?? []].flat()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/u.exec(line) ?? [];
      if (line.includes('Max-Age=0')) cookies.delete(name);
      else cookies.set(name, value);
    }
  };
  const cookie = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return {
    cookies,
    open: async (path: string) => {
      const answer = await server.app.inject({ method: 'GET', url: path, headers: { cookie: cookie() } });
      take(answer.headers['set-cookie']);
      return { status: answer.statusCode, to: String(answer.headers.location), set: answer.headers['set-cookie'] };
    },
    session: async () => {
      const answer = await server.call(undefined, 'openProviderSession', undefined, { headers: { cookie: cookie() } });
      take(answer.raw.headers['set-cookie']);
      return answer.body;
    },
  };
}

const pathOf = (address: string) => address.replace(origin, '');

/** Signs in at the provider; answers where that led. */
async function signedIn(
  at: ReturnType<typeof browser>,
  account = 'ann',
  path = '/auth/sso/start?redirect=%2Fbooking%3Fid%3D12',
) {
  const { to } = await at.open(path);
  return at.open(pathOf(await signInAt(to, account)));
}

describe('sign-in with an OpenID Connect provider', () => {
  it('opens a session of a new colleague with the role of the group, and leads to the page that was asked for', async () => {
    const ann = browser();
    expect((await signedIn(ann)).to).toBe('/login?sso=proven&redirect=%2Fbooking%3Fid%3D12');
    const session = await ann.session();
    expect(session).toMatchObject({ auth: true, user: { firstname: 'Ann', lastname: 'Peeters', role: 'dispatch' } });
    expect((await server.call(session.token ?? '', 'getSession')).body.user.email).toBe('ann@house.example');
  });

  it('stores its state in an HttpOnly cookie, encrypted, for this server only', async () => {
    const { set } = await browser().open('/auth/sso/start');
    expect(set).toMatch(/^navette-sso-asked=[\w-]+; Path=\/auth\/sso; Max-Age=600; HttpOnly; SameSite=Lax$/);
  });

  it('opens a session once, and only within a minute', async () => {
    const ann = browser();
    await signedIn(ann);
    await ann.session();
    expect(ann.cookies.size).toBe(0);
    expect((await ann.session()).auth).toBe(false);
    await signedIn(ann);
    now = new Date(start.getTime() + 61_000);
    expect((await ann.session()).auth).toBe(false);
  });

  it('writes the sign-in to the log', async () => {
    const ann = browser();
    await signedIn(ann);
    const { user } = await ann.session();
    const lines = await server.db
      .selectFrom('log')
      .select(['operation', 'userId', 'details'])
      .orderBy('id', 'desc')
      .execute();
    expect(lines[0]).toMatchObject({
      operation: 'openProviderSession',
      userId: user?.id,
      details: { subject: 'ann@house.example', outcome: 'done' },
    });
  });

  it.each([
    ['is in no group with a role', { groups: ['Gardeners'] }, 'noRole'],
    ['has an address that the provider has not checked', { email_verified: false }, 'noEmail'],
  ])('explains to a user who %s, and keeps the requested page', async (_, claims, reason) => {
    provider.people.set('bob', { email: 'bob@house.example', email_verified: true, groups: ['Planning'], ...claims });
    const bob = browser();
    expect((await signedIn(bob, 'bob')).to).toBe(`/login?ssoError=${reason}&redirect=%2Fbooking%3Fid%3D12`);
    expect((await bob.session()).auth).toBe(false);
  });

  it('explains that the provider refused the user', async () => {
    const ann = browser();
    const { to } = await ann.open('/auth/sso/start');
    const state = new URL(to).searchParams.get('state') ?? '';
    const query = new URLSearchParams({ error: 'access_denied', state, iss: provider.issuer });
    expect((await ann.open(`/auth/sso/callback?${query.toString()}`)).to).toBe('/login?ssoError=refused&redirect=%2F');
  });

  it('refuses the answer to a question of another browser, and a second use of the same answer', async () => {
    const [ann, other] = [browser(), browser()];
    const { to } = await ann.open('/auth/sso/start');
    const back = pathOf(await signInAt(to, 'ann'));
    expect((await other.open(back)).to).toBe('/login?ssoError=expired');
    await other.open('/auth/sso/start');
    expect((await other.open(back)).to).toBe('/login?ssoError=refused&redirect=%2F');
    expect((await ann.open(back)).to).toContain('sso=proven');
    expect((await ann.open(back)).to).toBe('/login?ssoError=expired');
  });

  it('refuses an answer that came after ten minutes', async () => {
    const ann = browser();
    const { to } = await ann.open('/auth/sso/start');
    const back = pathOf(await signInAt(to, 'ann'));
    now = new Date(start.getTime() + 601_000);
    expect((await ann.open(back)).to).toBe('/login?ssoError=expired');
  });
});

describe('sign-in with a provider that is away or not configured', () => {
  it('explains that the provider cannot be reached, and keeps the requested page', async () => {
    const away = await createTestApp({
      env: {
        OIDC_ISSUER: 'http://127.0.0.1:9',
        OIDC_CLIENT_ID: 'navette',
        OIDC_CLIENT_SECRET: 'of-navette',
        PUBLIC_URL: origin,
      },
    });
    try {
      const { headers } = await away.app.inject('/auth/sso/start?redirect=%2Fclient');
      expect(headers.location).toBe('/login?ssoError=unreachable&redirect=%2Fclient');
    } finally {
      await away.close();
    }
  });

  it('sign-in with a provider answers 404 when none is configured', async () => {
    const local = await createTestApp();
    try {
      for (const path of ['/auth/sso/start', '/auth/sso/callback?code=1'])
        expect((await local.app.inject(path)).statusCode).toBe(404);
    } finally {
      await local.close();
    }
  });
});
