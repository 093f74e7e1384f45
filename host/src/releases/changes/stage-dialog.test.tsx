import type { components } from '@navette/openapi/types';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { aTrial, aStatus } from '../testing/samples.ts';
import { showReleases } from '../testing/show-releases.tsx';

const person = (
  id: number,
  lastname: string,
  role: components['schemas']['User']['role'],
  email: string | null,
): components['schemas']['User'] => ({
  id,
  firstname: 'Anna',
  lastname,
  role,
  email,
  address: null,
  zip: null,
  city: null,
  fullAddress: null,
  birthday: null,
  tel: null,
  mobile: null,
  car: null,
  zones: null,
  client_from: null,
  secondFactor: false,
  active: true,
  lastSignInAt: null,
});

const openDialog = async (handlers: NonNullable<Parameters<typeof showReleases>[0]>['handlers']) => {
  const { user } = showReleases({ route: '/releases?tab=versions', handlers });
  await user.click(await screen.findByRole('button', { name: /Stage….*Dispatching 1.3.0/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Stage for some users' }));
  await dialog.findByText('Functions available on the server');
  return { user, dialog };
};

describe('staging versions', () => {
  it('requires a role or a user, and a reason, for staging', async () => {
    const { user, dialog } = await openDialog({});
    await user.click(dialog.getByRole('button', { name: 'Stage' }));
    await dialog.findByText('Choose at least one role, one user or a share.');
    expect(dialog.getByText('This field is required.')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(dialog.getByRole('checkbox', { name: 'Dispatching' })));
  });

  it('stages for roles and for members of staff found by name', async () => {
    const stageRelease = vi.fn(() => ({ set: 'trial', before: null, changed: true }));
    const { user, dialog } = await openDialog({
      stageRelease,
      listUsers: () => [
        person(1, 'Client', 'client', 'client@navette.example'),
        person(2, 'Peeters', 'dispatch', 'peeters@navette.example'),
        person(3, 'Sansmail', 'lead', null),
      ],
    });
    await user.click(dialog.getByRole('checkbox', { name: 'Team lead' }));
    await user.type(dialog.getByRole('combobox', { name: 'Users' }), 'anna');
    expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
      'Peeters Annapeeters@navette.example',
    ]);
    await user.keyboard('{Enter}');
    await dialog.findByRole('button', { name: 'Remove peeters@navette.example' });
    expect(dialog.getByRole('combobox', { name: 'Users' })).toHaveProperty('value', '');
    await user.type(dialog.getByLabelText('Reason'), 'New day view');
    await user.click(dialog.getByRole('button', { name: 'Stage' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const body = {
      remotes: [{ name: 'dispatch', version: '1.3.0' }],
      roles: ['lead'],
      users: ['peeters@navette.example'],
      why: 'New day view',
    };
    expect(stageRelease).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ body }));
  });

  it('names the trial that staging ends, and no trial of another remote', async () => {
    const other = aTrial({ set: 'other', remotes: [{ name: 'masterdata', before: '1.0.0', after: '1.1.0' }] });
    const { dialog } = await openDialog({ getReleaseStatus: () => aStatus({ trials: [aTrial(), other] }) });
    expect(dialog.getAllByText(/Ends the current trial/).map(({ textContent }) => textContent)).toEqual([
      'Ends the current trial: Dispatching 1.3.0.',
    ]);
  });
});
