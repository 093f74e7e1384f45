import { currentSession } from '@navette/shared/session';
import { registerMessages } from '@navette/shared/i18n';
import { problem, renderWithHost, testUser, type Answer, type HostOptions } from '@navette/shared/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import en from '../../messages/en.json';
import { SignInRoute } from './sign-in-route.tsx';

const session = { token: 'new-token', user: testUser('super'), expiresAt: '2030-01-01T00:00:00Z' };
const answer = { auth: true, msg: null, ...session };
const wrongOtp = problem(401, 'auth.wrongOtp', [{ field: 'otp', messageKey: 'problem.auth.wrongOtp' }]);

async function open(handlers: HostOptions['handlers']) {
  registerMessages('host', 'en', en);
  const shown = renderWithHost(<SignInRoute />, { user: null, route: '/login', ...(handlers && { handlers }) });
  await shown.user.type(screen.getByRole('textbox', { name: 'E-mail' }), 'super@navette.example');
  await shown.user.type(screen.getByLabelText('Password'), 'navette-demo{Enter}');
  return shown;
}

describe('signing in with a second factor', () => {
  it('asks for the code after the password and signs in with both', async () => {
    const signIn = vi.fn<Answer<'signIn'>>(({ body }) => (body.otp ? answer : problem(401, 'auth.otpRequired')));
    const { user, address } = await open({ signIn });
    await user.type(await screen.findByLabelText('Verification code'), '123 456{Enter}');
    await screen.findByText('Elsewhere');
    expect(address()).toBe('/');
    expect(signIn.mock.calls.map(([{ body }]) => body)).toEqual([
      { email: 'super@navette.example', password: 'navette-demo' },
      { email: 'super@navette.example', password: 'navette-demo', otp: '123 456' },
    ]);
  });

  it('shows at its field that a code is wrong, and returns to the password without it', async () => {
    const { user } = await open({ signIn: ({ body }) => (body.otp ? wrongOtp : problem(401, 'auth.otpRequired')) });
    const field = await screen.findByLabelText('Verification code');
    await user.type(field, '000000{Enter}');
    await screen.findByText(/^This code is wrong or was used before/);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('');
  });

  it('takes a recovery code instead, and sends nothing that is too short', async () => {
    const { user } = await open({ signIn: ({ body }) => (body.otp ? answer : problem(401, 'auth.otpRequired')) });
    await user.type(await screen.findByLabelText('Verification code'), '12345');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Sign in' }).disabled).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Use a recovery code' }));
    await user.type(screen.getByLabelText('Recovery code'), 'abcd-efgh-jkmn{Enter}');
    await screen.findByText('Elsewhere');
  });
});

describe('signing in with a role that needs a second factor, before it is set up', () => {
  const codes = Array.from({ length: 10 }, (_, index) => `code-${index}`);
  const start = {
    secret: 'ABCDEFGHABCDEFGH',
    uri: 'otpauth://totp/Navette?secret=ABCDEFGHABCDEFGH',
    enrolment: 'sealed',
  };

  it('sets it up with QR code, key and first code, and signs in once the recovery codes were stored', async () => {
    const confirmSecondFactor = vi.fn<Answer<'confirmSecondFactor'>>(() => ({ recoveryCodes: codes, ...session }));
    const { user } = await open({
      signIn: () => problem(403, 'auth.enrolmentRequired'),
      startSecondFactor: () => start,
      confirmSecondFactor,
    });
    await screen.findByRole('img', { name: 'QR code for the authenticator app' });
    expect(screen.getByText('ABCD EFGH ABCD EFGH')).toBeTruthy();
    await user.type(screen.getByLabelText('Code that the app shows'), '123 456{Enter}');
    const list = within(await screen.findByRole('list', { name: 'Your recovery codes' }));
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(codes);
    expect(currentSession()).toBeNull();
    await user.click(screen.getByRole('button', { name: 'I have stored the codes' }));
    await screen.findByText('Elsewhere');
    expect(currentSession()?.token).toBe('new-token');
    expect(confirmSecondFactor.mock.calls[0]?.[0].body).toEqual({
      email: 'super@navette.example',
      password: 'navette-demo',
      enrolment: 'sealed',
      otp: '123456',
    });
  });
});
