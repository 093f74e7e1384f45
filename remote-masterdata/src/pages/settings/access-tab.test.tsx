import { renderWithHost, testUser, type Answer } from '@navette/shared/testing';
import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { messages } from '../../testing/forms.ts';
import SettingsPage from './index.tsx';

describe('the rules of the sign-in', () => {
  const show = (saveAccessPolicy: Answer<'saveAccessPolicy'>) =>
    renderWithHost(<SettingsPage />, {
      user: testUser('super'),
      route: '/settings?tab=access',
      messages,
      handlers: { getAccessPolicy: () => ({ secondFactorRoles: ['lead'], idleMinutes: 0 }), saveAccessPolicy },
    });

  it('the rules of the sign-in are saved: roles with a second factor, and minutes without activity', async () => {
    const save = vi.fn<Answer<'saveAccessPolicy'>>(() => ({ affectedRows: 2 }));
    const { user } = show(save);
    expect(await screen.findByRole('checkbox', { name: 'Team lead' })).toHaveProperty('checked', true);
    await user.click(screen.getByRole('checkbox', { name: 'Accounting' }));
    await user.type(screen.getByLabelText('Minutes without activity before sign-out'), '15');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Sign-in rules saved');
    expect(save.mock.calls[0]?.[0].body).toEqual({ secondFactorRoles: ['lead', 'account'], idleMinutes: 15 });
  });

  it('refuses an idle limit of one minute', async () => {
    const save = vi.fn<Answer<'saveAccessPolicy'>>(() => ({ affectedRows: 1 }));
    const { user } = show(save);
    await user.type(await screen.findByLabelText('Minutes without activity before sign-out'), '1');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('From 2 to 999 minutes, or empty for no limit.');
    expect(save).not.toHaveBeenCalled();
  });
});
