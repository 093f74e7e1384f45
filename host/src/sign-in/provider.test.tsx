import { registerMessages } from '@navette/shared/i18n';
import { renderWithHost, testUser, type HostOptions } from '@navette/shared/testing';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import en from '../../messages/en.json';
import { SignInRoute } from './sign-in-route.tsx';

const session = {
  auth: true,
  token: 'new-token',
  user: testUser('dispatch'),
  msg: null,
  expiresAt: '2030-01-01T00:00:00Z',
};
const refusal = {
  auth: false,
  token: null,
  user: null,
  msg: 'problem.auth.wrongCredentials' as const,
  expiresAt: null,
};

const open = (route: string, options: HostOptions = {}) => {
  registerMessages('host', 'en', en);
  return renderWithHost(<SignInRoute />, { user: null, route, ...options });
};

/** The head of the page as a server writes it that has a provider. */
function configured(name: string) {
  const meta = document.createElement('meta');
  meta.name = 'single-sign-on';
  meta.content = name;
  document.head.append(meta);
  return meta;
}

describe('sign-in with a provider', () => {
  let meta: HTMLMetaElement;
  beforeEach(() => {
    meta = configured('House login');
  });
  afterEach(() => meta.remove());

  it('sign-in with a provider is offered by its name', async () => {
    open('/login');
    expect(await screen.findByRole('button', { name: 'Sign in with House login' })).toBeTruthy();
  });

  it('opens one session for the returning user, and shows the requested page', async () => {
    const openProviderSession = vi.fn<() => typeof session>(() => session);
    const { address } = open('/login?sso=proven&redirect=%2Fbooking%3Fid%3D12', { handlers: { openProviderSession } });
    await screen.findByText('Elsewhere');
    expect(address()).toBe('/booking?id=12');
    expect(openProviderSession).toHaveBeenCalledTimes(1);
  });

  it('says that it took too long when there is no session to open, and leaves the form to use', async () => {
    open('/login?sso=proven', { handlers: { openProviderSession: () => refusal } });
    expect((await screen.findByRole('alert')).textContent).toContain('Signing in took too long or was interrupted');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'E-mail' }).disabled).toBe(false);
  });

  it.each([
    ['noRole', 'Your group at House login gives no access to Navette'],
    ['noAccount', 'You have no account here yet'],
    ['noEmail', 'House login has not checked your e-mail address'],
    ['refused', 'House login did not accept the sign-in'],
    ['unreachable', 'House login does not answer'],
    ['<b>x</b>', 'Signing in took too long or was interrupted'],
  ])('says why there is no session: %s', async (code, text) => {
    open(`/login?ssoError=${encodeURIComponent(code)}`);
    expect((await screen.findByRole('alert')).textContent).toContain(text);
  });
});

it('offers local accounts alone when no provider is configured', async () => {
  open('/login');
  await screen.findByRole('button', { name: 'Sign in' });
  expect(screen.queryByRole('button', { name: /Sign in with/ })).toBeNull();
});
