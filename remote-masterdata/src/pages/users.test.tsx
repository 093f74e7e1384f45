import {
  describeRecordsPage,
  problem,
  renderWithHost,
  testUser,
  type HostOptions,
  type Answer,
} from '@navette/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { chooseAddress, fillForm, messages } from '../testing/forms.ts';
import { sampleSuggestion, sampleUser } from '../testing/samples.ts';
import UserList from './users.tsx';

const rows = [
  sampleUser({ id: 1, firstname: 'Katrien', lastname: 'Lemmens', role: 'super', email: 'super@navette.example' }),
  sampleUser(),
  sampleUser({
    id: 7,
    firstname: 'Omar',
    lastname: 'Idrissi',
    role: 'client',
    email: null,
    fullAddress: null,
    address: null,
  }),
];

const read: HostOptions['handlers'] = { getUser: ({ path }) => rows.filter(({ id }) => id === path.id) };
const host = { user: testUser('super'), route: '/users', messages, handlers: read };

describeRecordsPage({
  name: 'users',
  page: <UserList />,
  host,
  list: (answer) => ({ listUsers: answer }),
  rows,
  columns: [
    'ID',
    'Last name',
    'First name',
    'Address',
    'Zip',
    'City',
    'Date of birth',
    'Phone',
    'Mobile',
    'Role',
    '2 steps',
    'Car',
    'Zones',
    'E-mail',
    'Since',
    'Last sign-in',
  ],
  order: ['Idrissi', 'Thiry', 'Lemmens'],
  pageSizes: ['30', '40', 'All'],
  search: { typed: 'THÎRY', finds: 'Thiry' },
  empty: 'There are no users yet.',
  csv: 'users',
  link: { id: 2, dialog: 'Edit user Nora Thiry' },
  add: { button: 'Add user', dialog: 'New user' },
  remove: {
    id: 7,
    row: 'Idrissi',
    remove: (answer) => ({ deleteUser: answer }),
    question: 'Delete user Omar Idrissi?',
    deleted: 'User Omar Idrissi deleted',
  },
});

const show = (options: HostOptions = {}) =>
  renderWithHost(<UserList />, {
    ...host,
    ...options,
    handlers: { listUsers: () => rows, ...read, suggestAddresses: () => [sampleSuggestion()], ...options.handlers },
  });

describe('list of users', () => {
  it('labels users with an incomplete address', async () => {
    show();
    expect((await screen.findByText('Idrissi')).closest('tr')?.textContent).toContain('Incomplete address');
    expect((await screen.findByText('Thiry')).closest('tr')?.textContent).not.toContain('Incomplete address');
  });

  it.each([
    ['user.self', 'You cannot delete your own account. Ask another super user.'],
    ['user.lastSuper', 'At least one user must keep the role “Super user”. Give it to somebody else first.'],
  ])('keeps a user whom the server refuses to delete (%s), and says why', async (code, message) => {
    const shown = show({ handlers: { deleteUser: () => problem(409, code) } });
    (await screen.findByText('Lemmens')).closest('tr')?.focus();
    await shown.user.keyboard('{Delete}');
    await shown.user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    await screen.findByText(new RegExp(message));
    expect(screen.getByText('Lemmens')).toBeTruthy();
  });
});

describe('form of a new user', () => {
  const fill = async ({ user }: ReturnType<typeof show>, role: string) => {
    await user.click(await screen.findByRole('button', { name: 'Add user' }));
    const form = within(await screen.findByRole('dialog', { name: 'New user' }));
    fillForm(form, { 'First name': 'Lou', 'Last name': 'Maes' });
    await chooseAddress(user, form);
    await user.selectOptions(form.getByLabelText('Role'), role);
    return form;
  };

  it('requires an e-mail address of a member of staff, and shows the temporary password once, to be copied', async () => {
    const createUser = vi.fn<Answer<'createUser'>>(() => ({ insertId: 8, temporaryPassword: 'Kiwi-4821-Lune' }));
    const shown = show({ handlers: { createUser } });
    const form = await fill(shown, 'Dispatching');
    await shown.user.click(form.getByRole('button', { name: 'Save' }));
    await form.findByText('This field is required.');
    expect(createUser).not.toHaveBeenCalled();
    fillForm(form, { 'E-mail': 'lou@navette.example' });
    await shown.user.click(form.getByRole('button', { name: 'Save' }));
    const told = within(await screen.findByRole('dialog', { name: 'Temporary password of Lou Maes' }));
    expect(told.getByLabelText('Temporary password')).toHaveProperty('value', 'Kiwi-4821-Lune');
    await shown.user.click(told.getByRole('button', { name: 'Copy' }));
    await told.findByText('Password copied');
    expect(await navigator.clipboard.readText()).toBe('Kiwi-4821-Lune');
    await shown.user.click(told.getByRole('button', { name: 'I have noted the password' }));
    await waitFor(() => expect(document.body.innerHTML).not.toContain('Kiwi-4821-Lune'));
    expect(createUser.mock.calls[0]?.[0].body).toMatchObject({
      role: 'dispatch',
      email: 'lou@navette.example',
      zip: '1000',
    });
    expect(createUser.mock.calls[0]?.[0].body).not.toHaveProperty('latitude');
  });

  it('shows no password of a user who does not sign in', async () => {
    const shown = show({ handlers: { createUser: () => ({ insertId: 8, temporaryPassword: null }) } });
    const form = await fill(shown, 'Driver');
    await shown.user.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('form of a user', () => {
  it('keeps the role of the last super user, and says why', async () => {
    const { user } = show({ route: '/users?id=1', handlers: { updateUser: () => problem(409, 'user.lastSuper') } });
    const form = within(await screen.findByRole('dialog', { name: 'Edit user Katrien Lemmens' }));
    await user.selectOptions(form.getByLabelText('Role'), 'Team lead');
    await user.click(form.getByRole('button', { name: 'Save' }));
    await form.findByText('At least one user must keep the role “Super user”. Give it to somebody else first.');
    expect(form.getByLabelText('Role')).toHaveProperty('selectedOptions.0.textContent', 'Team lead');
  });
  it('resets the password of a user after a question', async () => {
    const resetPassword = vi.fn<Answer<'resetPassword'>>(() => ({ msg: 'ok', temporaryPassword: 'Mango-1180-Pont' }));
    const { user } = show({ route: '/users?id=2', handlers: { resetPassword } });
    const form = within(await screen.findByRole('dialog', { name: 'Edit user Nora Thiry' }));
    await user.click(form.getByRole('button', { name: 'Reset password' }));
    await user.click(
      within(await screen.findByRole('alertdialog', { name: 'Reset the password of Nora Thiry?' })).getByRole(
        'button',
        { name: 'Reset' },
      ),
    );
    expect(await screen.findByDisplayValue('Mango-1180-Pont')).toBeTruthy();
    expect(resetPassword).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ body: { id: 2, email: 'nora@navette.example' } }),
    );
  });

  it('resets the second factor of a colleague who has one, after a question', async () => {
    const resetSecondFactor = vi.fn<Answer<'resetSecondFactor'>>(() => ({
      enrolledAt: null,
      recoveryCodesLeft: 0,
      obligatory: false,
    }));
    const colleague = sampleUser({ secondFactor: true });
    const { user } = show({
      route: '/users?id=2',
      handlers: { listUsers: () => [colleague], getUser: () => [colleague], resetSecondFactor },
    });
    const form = within(await screen.findByRole('dialog', { name: 'Edit user Nora Thiry' }));
    await user.click(await form.findByRole('button', { name: 'Reset two-step verification' }));
    const question = await screen.findByRole('alertdialog', { name: 'Reset the two-step verification of Nora Thiry?' });
    await user.click(within(question).getByRole('button', { name: 'Reset' }));
    await screen.findByText('Two-step verification of Nora Thiry reset');
    expect(resetSecondFactor).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ body: { id: 2, email: 'nora@navette.example' } }),
    );
  });

  it('offers no reset for a user without a second factor', async () => {
    show({ route: '/users?id=2' });
    const form = within(await screen.findByRole('dialog', { name: 'Edit user Nora Thiry' }));
    expect(form.queryByRole('button', { name: 'Reset two-step verification' })).toBeNull();
  });

  it('offers no reset of a password to a user who does not sign in', async () => {
    show({ route: '/users?id=7' });
    const form = within(await screen.findByRole('dialog', { name: 'Edit user Omar Idrissi' }));
    expect(form.queryByRole('button', { name: 'Reset password' })).toBeNull();
  });
});
