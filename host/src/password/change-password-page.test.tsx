import { registerMessages } from '@navette/shared/i18n';
import { renderWithHost, testUser, type HostOptions } from '@navette/shared/testing';
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
    await user.type(screen.getByLabelText('New password'), 'better-one{Enter}');
    await screen.findByText('Elsewhere');
    expect(address()).toBe('/');
    expect(changePassword).toHaveBeenCalledWith(
      expect.objectContaining({
        body: { id: 1, email: 'dispatch@navette.example', oldpassword: 'navette-demo', newpassword: 'better-one' },
      }),
    );
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
    await user.type(screen.getByLabelText('New password'), 'better-one{Enter}');
    expect((await screen.findByRole('alert')).textContent).toContain('Wrong email or password');
  });

  it('redirects to sign-in without a session, unless sign-in imposed the change of password', async () => {
    const { address } = open({ user: null });
    await screen.findByText('Elsewhere');
    expect(address()).toBe('/login?redirect=%2Fchangepass');
  });
});
