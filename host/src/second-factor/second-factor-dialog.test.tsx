import { currentSession } from '@navette/shared/session';
import { registerMessages } from '@navette/shared/i18n';
import { problem, renderWithHost, testUser, type Answer, type HostOptions } from '@navette/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import en from '../../messages/en.json';
import { SecondFactorDialog } from './second-factor-dialog.tsx';

const none = { enrolledAt: null, recoveryCodesLeft: 0, obligatory: false };
const enrolled = { enrolledAt: '2026-03-03T08:00:00.000Z', recoveryCodesLeft: 2, obligatory: false };
const start = { secret: 'ABCDEFGH', uri: 'otpauth://totp/Navette?secret=ABCDEFGH', enrolment: 'sealed' };
const recoveryCodes = Array.from({ length: 10 }, (_, index) => `code-${index}`);

const onClose = vi.fn<() => void>();

function open(handlers: HostOptions['handlers']) {
  registerMessages('host', 'en', en);
  return renderWithHost(<SecondFactorDialog onClose={onClose} />, {
    user: testUser('dispatch'),
    ...(handlers && { handlers }),
  });
}

describe('the second factor of the signed-in user', () => {
  it('sets up the second factor after asking for the password, and continues the session with the new token', async () => {
    const startSecondFactor = vi.fn<Answer<'startSecondFactor'>>(() => start);
    const { user } = open({
      getSecondFactor: () => none,
      startSecondFactor,
      confirmSecondFactor: () => ({
        recoveryCodes,
        token: 'new-token',
        user: testUser('dispatch'),
        expiresAt: '2030-01-01T00:00:00Z',
      }),
    });
    await user.click(await screen.findByRole('button', { name: 'Switch on' }));
    await user.type(screen.getByLabelText('Password'), 'navette-demo{Enter}');
    await user.type(await screen.findByLabelText('Code that the app shows'), '123456{Enter}');
    const list = within(await screen.findByRole('list', { name: 'Your recovery codes' }));
    expect(list.getAllByRole('listitem')).toHaveLength(10);
    expect(currentSession()?.token).toBe('new-token');
    await user.keyboard('{Escape}');
    expect(list.getAllByRole('listitem'), 'codes that are shown once survive Escape').toHaveLength(10);
    expect(onClose).not.toHaveBeenCalled();
    expect(startSecondFactor.mock.calls[0]?.[0].body).toEqual({
      email: 'dispatch@navette.example',
      password: 'navette-demo',
    });
  });

  it('says on its field that the password is wrong', async () => {
    const { user } = open({
      getSecondFactor: () => none,
      startSecondFactor: () =>
        problem(400, 'validation', [{ field: 'password', messageKey: 'validation.wrongPassword' }]),
    });
    await user.click(await screen.findByRole('button', { name: 'Switch on' }));
    const password = screen.getByLabelText('Password');
    await user.type(password, 'a guess{Enter}');
    await screen.findByText(/^This password is wrong/);
    expect(password.getAttribute('aria-invalid')).toBe('true');
  });

  it('warns when few recovery codes are left, and makes new ones with password and code', async () => {
    const renewRecoveryCodes = vi.fn<Answer<'renewRecoveryCodes'>>(() => ({ recoveryCodes }));
    const { user } = open({ getSecondFactor: () => enrolled, renewRecoveryCodes });
    await screen.findByText('2 recovery codes are left.');
    await user.click(screen.getByRole('button', { name: 'New recovery codes' }));
    await user.type(screen.getByLabelText('Verification code'), '123456');
    await user.type(screen.getByLabelText('Password'), 'navette-demo{Enter}');
    await screen.findByText('code-0');
    expect(renewRecoveryCodes.mock.calls[0]?.[0].body).toEqual({ password: 'navette-demo', otp: '123456' });
  });

  it('removes the second factor with password and code', async () => {
    let state: ReturnType<Answer<'getSecondFactor'>> = enrolled;
    const { user } = open({
      getSecondFactor: () => state,
      removeSecondFactor: () => {
        state = none;
        return none;
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Switch off' }));
    await user.type(screen.getByLabelText('Verification code'), '123456');
    await user.type(screen.getByLabelText('Password'), 'navette-demo{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Switch on' })).toBeTruthy());
  });

  it('does not remove a second factor that the role requires', async () => {
    open({ getSecondFactor: () => ({ ...enrolled, obligatory: true }) });
    await screen.findByText('Your role needs two-step verification.');
    expect(screen.queryByRole('button', { name: 'Switch off' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Set up another device' })).toBeTruthy();
  });
});
