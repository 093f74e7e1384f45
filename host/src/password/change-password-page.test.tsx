import { registerMessages } from '@navette/shared/i18n';
import { problem, renderWithHost, testUser, type Answer, type HostOptions } from '@navette/shared/testing';
import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import en from '../../messages/en.json';
import { ChangePasswordPage } from './change-password-page.tsx';

const session = {
  auth: true,
  token: 'new-token',
  user: testUser('dispatch'),
  msg: null,
  expiresAt: '2030-01-01T00:00:00Z',
};

function open(options: HostOptions = {}) {
  registerMessages('host', 'en', en);
  return renderWithHost(<ChangePasswordPage />, { route: '/changepass', ...options });
}

describe('changing the password', () => {
  it('sends the old and the new password for the signed-in user', async () => {
    const changePassword = vi.fn(() => session);
    const { user, address } = open({ handlers: { changePassword } });
    await user.type(screen.getByLabelText('Old password'), 'navette-demo');
    await user.type(screen.getByLabelText('New password'), 'a much better one{Enter}');
    await screen.findByText('Elsewhere');
    expect(address()).toBe('/');
    expect(changePassword).toHaveBeenCalledWith(
      expect.objectContaining({
        body: {
          id: 1,
          email: 'dispatch@navette.example',
          oldpassword: 'navette-demo',
          newpassword: 'a much better one',
        },
      }),
    );
  });

  it('asks a user with a second factor for the code, and sends it with the passwords', async () => {
    const changePassword = vi.fn<Answer<'changePassword'>>(({ body }) =>
      body.otp ? session : problem(401, 'auth.otpRequired'),
    );
    const { user } = open({ handlers: { changePassword } });
    await user.type(screen.getByLabelText('Old password'), 'navette-demo');
    await user.type(screen.getByLabelText('New password'), 'a much better one{Enter}');
    await user.type(await screen.findByLabelText('Verification code'), '123456{Enter}');
    await screen.findByText('Elsewhere');
    expect(changePassword.mock.calls.at(-1)?.[0].body).toMatchObject({
      otp: '123456',
      newpassword: 'a much better one',
    });
  });

  it('sets up the second factor that the role needs, with the new password', async () => {
    const startSecondFactor = vi.fn<Answer<'startSecondFactor'>>(() => ({
      secret: 'ABCDEFGH',
      uri: 'otpauth://totp/Navette?secret=ABCDEFGH',
      enrolment: 'sealed',
    }));
    const changePassword = () => ({ ...session, token: null, user: null, expiresAt: null });
    const { user } = open({ handlers: { changePassword, startSecondFactor } });
    await user.type(screen.getByLabelText('Old password'), 'navette-demo');
    await user.type(screen.getByLabelText('New password'), 'a much better one{Enter}');
    await screen.findByLabelText('Code that the app shows');
    expect(startSecondFactor.mock.calls[0]?.[0].body).toEqual({
      email: 'dispatch@navette.example',
      password: 'a much better one',
    });
  });

  it('shows that the old password is wrong', async () => {
    const { user } = open({
      handlers: {
        changePassword: () => ({
          auth: false,
          token: null,
          user: null,
          msg: 'problem.auth.wrongCredentials',
          expiresAt: null,
        }),
      },
    });
    await user.type(screen.getByLabelText('Old password'), 'wrong-one');
    await user.type(screen.getByLabelText('New password'), 'a much better one{Enter}');
    expect((await screen.findByRole('alert')).textContent).toContain('Wrong email or password');
  });

  it('shows on its field why the server refuses the new password, until another is typed', async () => {
    const fields = [{ field: 'newpassword', messageKey: 'validation.passwordCommon' }];
    const { user } = open({ handlers: { changePassword: () => problem(400, 'validation', fields) } });
    await user.type(screen.getByLabelText('Old password'), 'navette-demo');
    const password = screen.getByLabelText('New password');
    await user.type(password, 'motdepasse2026{Enter}');
    expect(await screen.findByText(/^This password is too easy to guess/)).toBeTruthy();
    expect(password.getAttribute('aria-invalid')).toBe('true');
    await user.type(password, ' et trois lapins');
    expect(screen.queryByText(/^This password is too easy to guess/)).toBeNull();
  });

  it('refuses a short new password, and one that is a row of keys, before it is sent', async () => {
    const { user } = open();
    const password = screen.getByLabelText('New password');
    await user.type(password, 'elevenchars');
    await user.tab();
    expect(await screen.findByText('At least 12 characters, and at most 200.')).toBeTruthy();
    await user.clear(password);
    await user.type(password, 'azertyuiopqs');
    expect(await screen.findByText(/^This password is too easy to guess/)).toBeTruthy();
  });

  it('redirects to sign-in without a session, unless sign-in imposed the change of password', async () => {
    const { address } = open({ user: null });
    await screen.findByText('Elsewhere');
    expect(address()).toBe('/login?redirect=%2Fchangepass');
  });
});
