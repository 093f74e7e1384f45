import { problem, renderWithHost, testUser, type HostOptions } from '@navette/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Answer } from '../../testing/answer.ts';
import { messages } from '../../testing/messages.ts';
import { sampleSuggestion } from '../../testing/sample-suggestion.ts';
import { sampleUser } from '../../testing/sample-user.ts';
import { UsersPage } from './users-page.tsx';

const users = [
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

const show = (options: HostOptions = {}) =>
  renderWithHost(<UsersPage />, {
    user: testUser('super'),
    route: '/users',
    messages,
    ...options,
    handlers: { listUsers: () => users, suggestAddresses: () => [sampleSuggestion()], ...options.handlers },
  });

const rows = () => screen.getAllByRole('row').slice(1);
const askToDelete = async ({ user }: ReturnType<typeof show>, lastname: string) => {
  (await screen.findByText(lastname)).closest('tr')?.focus();
  await user.keyboard('{Delete}');
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
};

describe('the list of users', () => {
  it('has the columns of the specification, the newest first, in pages of 30, 40 or all', async () => {
    vi.stubGlobal('innerWidth', 1600);
    show();
    await screen.findByText('Thiry');
    const heads = screen.getAllByRole('columnheader').map((head) => head.textContent);
    expect(heads.slice(0, 14)).toEqual([
      'ID',
      'First name',
      'Last name',
      'Address',
      'Zip',
      'City',
      'Birthday',
      'Phone',
      'Mobile',
      'Role',
      'Car',
      'Zones',
      'E-mail',
      'Since',
    ]);
    expect(rows().map((row) => row.textContent.match(/Lemmens|Thiry|Idrissi/)?.[0])).toEqual([
      'Idrissi',
      'Thiry',
      'Lemmens',
    ]);
    const sizes = within(screen.getByRole('combobox', { name: 'Rows per page' })).getAllByRole('option');
    expect(sizes.map(({ textContent }) => textContent)).toEqual(['30', '40', 'All']);
    vi.unstubAllGlobals();
  });

  it('says in words whose address is not whole', async () => {
    show();
    expect((await screen.findByText('Idrissi')).closest('tr')?.textContent).toContain('Incomplete address');
    expect((await screen.findByText('Thiry')).closest('tr')?.textContent).not.toContain('Incomplete address');
  });
});

describe('a new user', () => {
  const fill = async ({ user }: ReturnType<typeof show>, role: string) => {
    await user.click(await screen.findByRole('button', { name: 'Add user' }));
    const form = within(await screen.findByRole('dialog', { name: 'New user' }));
    await user.type(form.getByLabelText('First name'), 'Lou');
    await user.type(form.getByLabelText('Last name'), 'Maes');
    await user.type(form.getByRole('combobox', { name: 'Address' }), 'rue haute 12');
    await user.click(await screen.findByRole('option', { name: /Rue Haute 12/ }));
    await user.selectOptions(form.getByLabelText('Role'), role);
    return form;
  };

  it('of the staff needs an e-mail address, and gets a password that is shown once and can be copied', async () => {
    const createUser = vi.fn<Answer<'createUser'>>(() => ({ insertId: 8, temporaryPassword: 'Kiwi-4821-Lune' }));
    const shown = show({ handlers: { createUser } });
    const form = await fill(shown, 'Dispatch');
    await shown.user.click(form.getByRole('button', { name: 'Save' }));
    await form.findByText('This field is required.');
    expect(createUser).not.toHaveBeenCalled();
    await shown.user.type(form.getByLabelText('E-mail'), 'lou@navette.example');
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

  it('who does not sign in gets none', async () => {
    const shown = show({ handlers: { createUser: () => ({ insertId: 8, temporaryPassword: null }) } });
    const form = await fill(shown, 'Driver');
    await shown.user.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('a user', () => {
  it('who is the last super keeps the role, and the form says why', async () => {
    const { user } = show({ route: '/users?id=1', handlers: { updateUser: () => problem(409, 'user.lastSuper') } });
    const form = within(await screen.findByRole('dialog', { name: 'Edit user Katrien Lemmens' }));
    await user.selectOptions(form.getByLabelText('Role'), 'Lead');
    await user.click(form.getByRole('button', { name: 'Save' }));
    await form.findByText('At least one user must keep the role super.');
    expect(form.getByLabelText('Role')).toHaveProperty('selectedOptions.0.textContent', 'Lead');
  });

  it('can’t have the e-mail address of another one, and the form says so at its field', async () => {
    const { user } = show({
      route: '/users?id=2',
      handlers: {
        updateUser: () => problem(409, 'conflict', [{ field: 'email', messageKey: 'validation.duplicate' }]),
      },
    });
    const form = within(await screen.findByRole('dialog', { name: 'Edit user Nora Thiry' }));
    await user.clear(form.getByLabelText('E-mail'));
    await user.type(form.getByLabelText('E-mail'), 'super@navette.example');
    await user.click(form.getByRole('button', { name: 'Save' }));
    await form.findByText('This value already exists.');
    expect(document.activeElement).toBe(form.getByLabelText('E-mail'));
  });

  it('gets another password after a question', async () => {
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

  it('who does not sign in has no password to reset', async () => {
    show({ route: '/users?id=7' });
    const form = within(await screen.findByRole('dialog', { name: 'Edit user Omar Idrissi' }));
    expect(form.queryByRole('button', { name: 'Reset password' })).toBeNull();
  });

  it('is deleted after a question that names first and last name', async () => {
    const deleteUser = vi.fn<Answer<'deleteUser'>>(() => ({ affectedRows: 1 }));
    const shown = show({ handlers: { deleteUser } });
    (await screen.findByText('Idrissi')).closest('tr')?.focus();
    await shown.user.keyboard('{Delete}');
    const question = await screen.findByRole('alertdialog', { name: 'Delete Omar Idrissi?' });
    await shown.user.click(within(question).getByRole('button', { name: 'Delete' }));
    await screen.findByText('Omar Idrissi deleted');
    expect(deleteUser).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ path: { id: 7 } }));
  });

  it.each([
    ['user.self', 'You cannot delete your own account.'],
    ['user.lastSuper', 'At least one user must keep the role super.'],
  ])('is kept when the server says %s, and the message says so', async (code, said) => {
    const shown = show({ handlers: { deleteUser: () => problem(409, code) } });
    await askToDelete(shown, 'Lemmens');
    await screen.findByText(new RegExp(said));
    expect(rows()).toHaveLength(3);
  });
});
