import type { components } from '@navette/openapi/types';
import { CHANGEABLE_ROLES, pagesOfRole, CHANGEABLE_PAGES } from '@navette/shared/domain';
import { renderWithHost, testUser, type Answer } from '@navette/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { messages } from '../../testing/forms.ts';
import SettingsPage from './index.tsx';

const table = CHANGEABLE_ROLES.map((role) => ({
  role,
  pages: CHANGEABLE_PAGES.filter((page) => pagesOfRole(role).includes(page)),
}));
type Answered = components['schemas']['PagesOfRole'][];

const show = (saveRolePages: Answer<'saveRolePages'>, getRolePages: Answer<'getRolePages'>) =>
  renderWithHost(<SettingsPage />, {
    user: testUser('super'),
    route: '/settings?tab=roles',
    messages,
    handlers: { getRolePages, saveRolePages },
  });
const cell = (name: string) => screen.findByLabelText(name);

it('a page is given with those that it needs, and taken only after a question', async () => {
  let stored: Answered = table;
  const save = vi.fn<Answer<'saveRolePages'>>(({ body }) => {
    stored = body.roles;
    return { affectedRows: 1 };
  });
  const { user } = show(save, () => ({ roles: stored }));
  await user.click(await cell('Driver wallets, Accounting'));
  expect(await cell('Driver settlements, Accounting')).toHaveProperty('checked', true);
  await user.click(await cell('Expenses, Accounting'));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Accounting loses Expenses.');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(save).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.click(await screen.findByRole('button', { name: 'Take them' }));
  await screen.findByText('Pages of the roles saved');
  await waitFor(() => expect(screen.getByLabelText('Expenses, Accounting')).toHaveProperty('checked', false), {
    timeout: 10_000,
  });
  const sent = save.mock.calls[0]?.[0].body.roles.find(({ role }) => role === 'account');
  expect(sent?.pages).toEqual(expect.arrayContaining(['walletdriver', 'invoicesDrivers']));
  expect(sent?.pages).not.toContain('expenses');
});

it('the tabs of signing in and roles are for those alone who decide on them', async () => {
  renderWithHost(<SettingsPage />, { user: testUser('office'), route: '/settings', messages, handlers: {} });
  await screen.findByRole('tab', { name: 'Organisation' });
  expect(screen.queryByRole('tab', { name: 'Roles' })).toBeNull();
});
