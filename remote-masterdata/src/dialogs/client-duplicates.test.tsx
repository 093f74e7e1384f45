import { renderWithHost, type HostOptions, type Answer } from '@navette/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { messages } from '../testing/forms.ts';
import { sampleClient, sampleSuggestion } from '../testing/samples.ts';
import ClientDialog from './client.tsx';
import type { ClientDuplicate } from '../entities/client/client-requests.ts';

const probable: ClientDuplicate = {
  id: 45,
  firstname: 'Marie',
  lastname: 'Dupont',
  birthday: '1960-05-04',
  fullAddress: 'Rue Royale 20, 1000 Bruxelles',
  names: 'same',
  reason: 'nameAndBirthday',
};
const certain: ClientDuplicate = { ...probable, id: 46, names: null, reason: 'ssn', birthday: null, fullAddress: null };

function show(found: readonly ClientDuplicate[], { id, ...options }: HostOptions & { readonly id?: number } = {}) {
  const onClose = vi.fn();
  const findClientDuplicates = vi.fn<Answer<'findClientDuplicates'>>(() => [...found]);
  const createClient = vi.fn<Answer<'createClient'>>(() => ({ insertId: 77 }));
  const updateClient = vi.fn<Answer<'updateClient'>>(() => ({ affectedRows: 1 }));
  const open = vi.fn();
  const host = renderWithHost(
    <ClientDialog
      input={id === undefined ? { name: 'Dupont Marie', draft: { ...home, birthday: '1960-05-04' } } : { id }}
      onClose={onClose}
    />,
    {
      messages,
      dialogs: {
        'masterdata/client@1': (input) => {
          open(input);
          return undefined;
        },
      },
      ...options,
      handlers: {
        findClientDuplicates,
        createClient,
        updateClient,
        listMCodes: () => [],
        listInsurances: () => [],
        countClientRecords: () => ({ bookings: 0, invoices: 0, documents: 0, messages: 0, payments: 0, numbers: 0 }),
        suggestAddresses: () => [sampleSuggestion()],
        listClientMerges: () => [],
        getClient: ({ path }) => [sampleClient({ id: path.id })],
        ...options.handlers,
      },
    },
  );
  return { ...host, onClose, findClientDuplicates, createClient, updateClient, open };
}

const home = { address: 'Rue Haute 12', zip: '1000', city: 'Bruxelles', fullAddress: 'Rue Haute 12, 1000 Bruxelles' };
const save = async ({ user }: ReturnType<typeof show>, name = 'New client') =>
  user.click(within(await screen.findByRole('dialog', { name })).getByRole('button', { name: 'Save' }));
const question = async (name = 'This client may exist already') => within(await screen.findByRole('dialog', { name }));

describe('a new client who may be a duplicate', () => {
  it('asks before a possible duplicate is saved, with name, reason and address', async () => {
    const shown = show([probable]);
    await save(shown);
    const asked = await question();
    for (const text of [
      'Dupont Marie',
      'no. 45',
      'Same name',
      'Same date of birth',
      'Date of birth: 04/05/1960',
      'Rue Royale 20, 1000 Bruxelles',
    ])
      expect(asked.getByText(text)).toBeTruthy();
    expect(shown.createClient).not.toHaveBeenCalled();
    expect(shown.findClientDuplicates).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({
        body: {
          id: null,
          firstname: 'Marie',
          lastname: 'Dupont',
          birthday: '1960-05-04',
          ssn: null,
          address: 'Rue Haute 12',
          zip: '1000',
        },
      }),
    );
  });

  it('shows swapped or misspelt names, and the other matching fields', async () => {
    const shown = show([
      { ...probable, names: 'swapped', reason: 'nameAndAddress' },
      { ...probable, id: 47, names: 'similar', reason: 'name' },
    ]);
    await save(shown);
    const asked = await question();
    for (const text of [
      'First and last name swapped',
      'Similar address',
      'Nearly the same name',
      'Date of birth to be checked',
    ])
      expect(asked.getByText(text)).toBeTruthy();
  });

  it('calls a duplicate certain when the national number is the same', async () => {
    const shown = show([certain, probable]);
    await save(shown);
    const asked = await question('This client exists already');
    expect(asked.getByText('Same national number')).toBeTruthy();
    expect(asked.getByText('Without a complete address')).toBeTruthy();
    expect(asked.getByText('Date of birth unknown')).toBeTruthy();
  });

  it('“Back” returns to the form with all input', async () => {
    const shown = show([probable]);
    await save(shown);
    await shown.user.click((await question()).getByRole('button', { name: 'Back' }));
    const form = within(await screen.findByRole('dialog', { name: 'New client' }));
    await form.findByText(/Not saved yet/);
    expect(form.getByLabelText('Last name')).toHaveProperty('value', 'Dupont');
    expect(shown.createClient).not.toHaveBeenCalled();
    expect(shown.onClose).not.toHaveBeenCalled();
  });

  it('“Save anyway” saves once', async () => {
    const shown = show([probable]);
    await save(shown);
    await shown.user.click((await question()).getByRole('button', { name: 'Save anyway' }));
    await waitFor(() => expect(shown.onClose).toHaveBeenCalledExactlyOnceWith({ id: 77, label: 'Dupont Marie' }));
    expect(shown.createClient).toHaveBeenCalledTimes(1);
  });

  it('“Open that record” opens it over the question, which waits', async () => {
    const shown = show([probable]);
    await save(shown);
    await shown.user.click((await question()).getByRole('button', { name: /^Open that record/ }));
    await waitFor(() => expect(shown.open).toHaveBeenCalledExactlyOnceWith({ id: 45 }));
    await question();
    expect(shown.onClose).not.toHaveBeenCalled();
  });

  it('“Use that client” returns the existing record to the picker', async () => {
    const shown = show([probable]);
    await save(shown);
    await shown.user.click((await question()).getByRole('button', { name: 'Use that client' }));
    await waitFor(() => expect(shown.onClose).toHaveBeenCalledExactlyOnceWith({ id: 45, label: 'Dupont Marie' }));
    expect(shown.createClient).not.toHaveBeenCalled();
  });
});

describe('an existing client with changes', () => {
  const edit = 'Edit client Éléonore Dubois';

  it('saves without a question when no identifying field changes', async () => {
    const shown = show([probable], { id: 12 });
    const form = within(await screen.findByRole('dialog', { name: edit }));
    await shown.user.type(form.getByLabelText('Information for the driver'), ' Canne.');
    await save(shown, edit);
    await waitFor(() => expect(shown.onClose).toHaveBeenCalled());
    expect(shown.findClientDuplicates).not.toHaveBeenCalled();
  });

  it('looks for duplicates when the name changes, without the masked number', async () => {
    const shown = show([], { id: 12 });
    const form = within(await screen.findByRole('dialog', { name: edit }));
    await shown.user.type(form.getByLabelText('Last name'), 'x');
    await save(shown, edit);
    await waitFor(() => expect(shown.updateClient).toHaveBeenCalledTimes(1));
    expect(shown.findClientDuplicates).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({
        body: {
          id: 12,
          firstname: 'Éléonore',
          lastname: 'Duboisx',
          birthday: '1985-07-30',
          ssn: null,
          address: 'Chaussée de Wavre 205',
          zip: '1050',
        },
      }),
    );
  });

  it('“Save and merge…” saves the input and then compares both records', async () => {
    const shown = show([probable], { id: 12 });
    const form = within(await screen.findByRole('dialog', { name: edit }));
    await shown.user.type(form.getByLabelText('Last name'), 'x');
    await save(shown, edit);
    await shown.user.click((await question()).getByRole('button', { name: 'Save and merge…' }));
    await screen.findByRole('dialog', { name: /^Merge .* with another record$/ });
    expect(shown.updateClient).toHaveBeenCalledTimes(1);
    expect(await screen.findByRole('radio', { name: /Keep no. 45/ })).toBeTruthy();
  });
});
