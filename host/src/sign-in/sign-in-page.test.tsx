import { registerMessages } from '@navette/shared/i18n';
import { networkFailure, problem, renderWithHost, testUser, type HostOptions } from '@navette/shared/testing';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import en from '../../messages/en.json';
import fr from '../../messages/fr.json';
import { SignInRoute } from './sign-in-route.tsx';

const user = testUser('dispatch');
const session = { auth: true, token: 'new-token', user, msg: null, expiresAt: '2030-01-01T00:00:00Z' };
const refusal = {
  auth: false,
  token: null,
  user: null,
  msg: 'problem.auth.wrongCredentials' as const,
  expiresAt: null,
};

function open(options: HostOptions = {}) {
  registerMessages('host', 'en', en);
  registerMessages('host', 'fr', fr);
  return renderWithHost(<SignInRoute />, { user: null, route: '/login', ...options });
}

const email = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'E-mail' });
const password = () => screen.getByLabelText<HTMLInputElement>('Password');
const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Sign in' });

describe('signing in', () => {
  it('enables sign-in only for valid fields, and shows the error of a touched field', async () => {
    const { user: person } = open();
    expect(submit().disabled).toBe(true);
    await person.click(email());
    await person.tab();
    await screen.findByText('E-mail is required');
    await person.type(email(), 'dispatch');
    await screen.findByText('E-mail must be valid');
    await person.type(email(), '@navette.example');
    expect(screen.queryByText('E-mail must be valid')).toBeNull();
    await person.type(password(), 'navette-demo');
    expect(submit().disabled).toBe(false);
  });

  it('redirects to the requested page after sign-in', async () => {
    const { user: person, address } = open({
      route: '/login?redirect=%2Fbooking%3Fid%3D12',
      handlers: { signIn: () => session },
    });
    await person.type(email(), ' dispatch@navette.example ');
    await person.type(password(), 'navette-demo{Enter}');
    await screen.findByText('Elsewhere');
    expect(address()).toBe('/booking?id=12');
  });

  it('refuses a redirect to another site', async () => {
    const { user: person, address } = open({
      route: '/login?redirect=%2F%2Fevil.example',
      handlers: { signIn: () => session },
    });
    await person.type(email(), 'dispatch@navette.example');
    await person.type(password(), 'navette-demo{Enter}');
    await screen.findByText('Elsewhere');
    expect(address()).toBe('/');
  });

  it('shows that email or password is wrong, and keeps the input', async () => {
    const { user: person } = open({ handlers: { signIn: () => refusal } });
    await person.type(email(), 'dispatch@navette.example');
    await person.type(password(), 'guess{Enter}');
    expect((await screen.findByRole('alert')).textContent).toContain('Wrong email or password');
    expect(password().value).toBe('guess');
  });

  it.each([
    ['The connection to the server broke off', networkFailure],
    ['Too many attempts', () => problem(429, 'rateLimited')],
  ])('shows other errors of sign-in: %s', async (text, signIn) => {
    const { user: person } = open({ handlers: { signIn } });
    await person.type(email(), 'dispatch@navette.example');
    await person.type(password(), 'guess{Enter}');
    expect((await screen.findByRole('alert')).textContent).toContain(text);
  });

  it('redirects to the change of password when it is imposed', async () => {
    const { user: person, address } = open({
      handlers: { signIn: () => ({ ...session, token: null, user: null, msg: 'change pass', expiresAt: null }) },
    });
    await person.type(email(), 'dispatch@navette.example');
    await person.type(password(), 'navette-demo{Enter}');
    await screen.findByText('Elsewhere');
    expect(address()).toBe('/changepass');
  });

  it('clears the sign-in form on Cancel, messages included', async () => {
    const { user: person } = open({ handlers: { signIn: () => refusal } });
    await person.type(email(), 'dispatch@navette.example');
    await person.type(password(), 'guess{Enter}');
    await screen.findByRole('alert');
    await person.click(screen.getByRole('button', { name: 'Cancel' }));
    expect([email().value, password().value]).toEqual(['', '']);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows and hides the password', async () => {
    const { user: person } = open();
    expect(password().type).toBe('password');
    await person.click(screen.getByRole('button', { name: 'Show password' }));
    expect(password().type).toBe('text');
    await person.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(password().type).toBe('password');
  });

  it('shows the sign-in page in French as the specification words it', async () => {
    const { user: person } = open({ locale: 'fr' });
    await person.click(screen.getByRole('textbox', { name: 'E-mail' }));
    await person.tab();
    expect(await screen.findByText('Email est requis')).toBeTruthy();
  });
});
