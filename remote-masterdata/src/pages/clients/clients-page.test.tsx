import { problem, renderWithHost, testUser, type HostOptions } from '@navette/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Answer } from '../../testing/answer.ts';
import { messages } from '../../testing/messages.ts';
import { sampleClient } from '../../testing/sample-client.ts';
import { sampleClientRow } from '../../testing/sample-client-row.ts';
import { sampleSuggestion } from '../../testing/sample-suggestion.ts';
import { ClientsPage } from './clients-page.tsx';

const rows = [
  sampleClientRow({ id: 3, lastname: 'Peeters', firstname: 'Jan' }),
  sampleClientRow({ id: 12 }),
  sampleClientRow({ id: 8, lastname: 'Öztürk', firstname: 'Ayşe', problem: true }),
  sampleClientRow({
    id: 5,
    lastname: 'Sans',
    firstname: 'Toit',
    address: null,
    zip: null,
    city: null,
    fullAddress: null,
  }),
];

const show = (options: HostOptions = {}) => {
  vi.stubGlobal('innerWidth', 1600);
  return renderWithHost(<ClientsPage />, {
    user: testUser('super'),
    route: '/client',
    messages,
    ...options,
    handlers: {
      listClients: () => rows,
      listMCodes: () => [],
      getClient: ({ path }) => [sampleClient({ id: path.id })],
      suggestAddresses: () => [sampleSuggestion()],
      ...options.handlers,
    },
  });
};

const bodyRows = () => screen.getAllByRole('row').slice(1);
const rowOf = (name: string) => within(bodyRows().find((row) => row.textContent.includes(name)) ?? document.body);

async function chooseInMenu({ user }: ReturnType<typeof show>, name: string, entry: string) {
  await user.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
  await user.click(await screen.findByRole('menuitem', { name: new RegExp(`^${entry}`) }));
}

describe('the clients', () => {
  it('are shown with the columns of users, the newest first, 30 a page', async () => {
    const many = Array.from({ length: 45 }, (_, index) =>
      sampleClientRow({ id: index + 1, lastname: `Nom${String(index + 1)}` }),
    );
    const { user } = show({ handlers: { listClients: () => many } });
    await screen.findByText('1–30 of 45');
    const heads = screen.getAllByRole('columnheader').map((head) => head.textContent);
    expect(heads).toEqual([
      'ID',
      'First name',
      'Last name',
      'Problem',
      'Address',
      'Zip',
      'City',
      'Birthday',
      'Phone',
      'Mobile',
      'E-mail',
      'Client since',
      'Actions',
    ]);
    expect(bodyRows()[0]?.textContent).toContain('Nom45');
    const sizes = screen.getByRole('combobox', { name: 'Rows per page' });
    expect(
      within(sizes)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['30', '40', 'All']);
    await user.selectOptions(sizes, '40');
    expect(await screen.findByText('1–40 of 45')).toBeTruthy();
  });

  it('say in words whose address is missing and with whom there is a problem', async () => {
    show();
    await screen.findByText('Öztürk');
    expect(rowOf('Öztürk').getByText('Problem')).toBeTruthy();
    expect(rowOf('Sans').getByText(/address/i)).toBeTruthy();
    expect(rowOf('Peeters').queryByText('Problem')).toBeNull();
  });

  it('say when there are none, and what failed', async () => {
    let fails = true;
    const { user } = show({ handlers: { listClients: () => (fails ? problem(429, 'rateLimited') : []) } });
    const retry = await screen.findByRole('button', { name: 'Retry' });
    fails = false;
    await user.click(retry);
    expect(await screen.findByText('There are no clients yet.')).toBeTruthy();
  });

  it('are deleted after a question that names them', async () => {
    let stored = rows;
    const deleteClient = vi.fn<Answer<'deleteClient'>>(() => {
      stored = rows.filter(({ id }) => id !== 3);
      return { affectedRows: 1 };
    });
    const shown = show({ handlers: { deleteClient, listClients: () => stored } });
    await chooseInMenu(shown, 'Peeters Jan', 'Delete');
    const question = await screen.findByRole('alertdialog', { name: 'Delete client Peeters Jan?' });
    await shown.user.click(within(question).getByRole('button', { name: 'Delete' }));
    await screen.findByText('Client Peeters Jan deleted');
    await waitFor(() => expect(bodyRows()).toHaveLength(3));
    expect(deleteClient).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ path: { id: 3 } }));
  });

  it('stay when trips or invoices speak of them, and the refusal says how many', async () => {
    const refused = {
      status: 409,
      code: 'referenced',
      messageKey: 'problem.referenced',
      params: { count: 4 },
      fields: [],
      incidentId: 'TEST-0001',
    };
    const shown = show({ handlers: { deleteClient: () => Response.json(refused, { status: 409 }) } });
    await chooseInMenu(shown, 'Peeters Jan', 'Delete');
    await shown.user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    await screen.findByText(/4 records/);
    expect(bodyRows()).toHaveLength(4);
  });
});

describe('the link of a client', () => {
  it('opens the form, and closing removes only the id', async () => {
    const { user, address } = show({ route: '/client?q=dub&id=12' });
    const dialog = await screen.findByRole('dialog', { name: 'Edit client Dubois Éléonore' });
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(address()).toBe('/client?q=dub');
  });

  it('that names a merged record opens the one that stayed, says so, and is put right without reading it twice', async () => {
    const getClient = vi.fn<Answer<'getClient'>>(() => [sampleClient({ id: 12 })]);
    const updateClient = vi.fn<Answer<'updateClient'>>(() => ({ affectedRows: 1 }));
    const { user, address } = show({ route: '/client?id=99', handlers: { getClient, updateClient } });
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit client Dubois Éléonore' }));
    await dialog.findByText('Record no. 99 was merged into this one, no. 12.');
    await waitFor(() => expect(address()).toBe('/client?id=12'));
    expect(getClient).toHaveBeenCalledTimes(1);
    await user.type(dialog.getByLabelText('Information'), ' Canne.');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(updateClient).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ path: { id: 12 } })),
    );
    await waitFor(() => expect(address()).toBe('/client'));
  });

  it('that names nobody says so', async () => {
    show({ route: '/client?id=404', handlers: { getClient: () => problem(404, 'notFound') } });
    const dialog = within(await screen.findByRole('dialog', { name: 'Client 404' }));
    expect(await dialog.findByText('This does not exist, or no longer does.')).toBeTruthy();
  });
});

describe('a new client', () => {
  it('is made in the dialog and found in the list', async () => {
    let stored = rows;
    const createClient = vi.fn<Answer<'createClient'>>(() => {
      stored = [...rows, sampleClientRow({ id: 77, lastname: 'Neuf', firstname: 'Léa' })];
      return { insertId: 77 };
    });
    const { user } = show({ handlers: { createClient, listClients: () => stored } });
    await user.click(await screen.findByRole('button', { name: 'Add client' }));
    const form = within(await screen.findByRole('dialog', { name: 'New client' }));
    await user.type(form.getByLabelText('Last name'), 'Neuf');
    await user.type(form.getByLabelText('First name'), 'Léa');
    await user.type(form.getByRole('combobox', { name: 'Address' }), 'rue haute 12');
    await user.click(await screen.findByRole('option', { name: /Rue Haute 12/ }));
    await user.click(form.getByRole('button', { name: 'Save' }));
    await screen.findByText('Neuf');
    expect(createClient).toHaveBeenCalledTimes(1);
  });
});

describe('what is kept of a person', () => {
  it('is downloaded as JSON by who may', async () => {
    const files: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      if (file instanceof Blob) files.push(file);
      return 'blob:file';
    });
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    const data = {
      exportedAt: '2026-05-01T08:00:00Z',
      client: sampleClient({ id: 3, ssn: '85.07.30-033-28' }),
      aliases: [99],
      trips: [],
      invoices: [],
      log: [],
    };
    const shown = show({ handlers: { exportClientData: () => data } });
    await chooseInMenu(shown, 'Peeters Jan', 'Export all data');
    await screen.findByText('Data of Peeters Jan exported: 0 trips, 0 invoices');
    expect(click.mock.contexts[0]).toHaveProperty('download', 'client-3.json');
    expect(JSON.parse((await files[0]?.text()) ?? '')).toEqual(data);
    vi.restoreAllMocks();
  });

  it('is neither exported nor wiped by a dispatcher', async () => {
    const { user } = show({ user: testUser('dispatch') });
    await user.click(await screen.findByRole('button', { name: 'Actions for Peeters Jan' }));
    await screen.findByRole('menuitem', { name: /^Merge/ });
    expect(screen.queryByRole('menuitem', { name: /^Export all data/ })).toBeNull();
    expect(screen.queryByRole('menuitem', { name: /^Anonymise/ })).toBeNull();
  });

  it('is wiped only after the last name was typed', async () => {
    const anonymiseClient = vi.fn<Answer<'anonymiseClient'>>(() => ({ affectedRows: 1 }));
    const shown = show({ handlers: { anonymiseClient } });
    await chooseInMenu(shown, 'Peeters Jan', 'Anonymise');
    const dialog = within(await screen.findByRole('dialog', { name: 'Anonymise client Peeters Jan' }));
    const name = dialog.getByLabelText('To confirm, type the last name: Peeters');
    await shown.user.type(name, 'Peters');
    await shown.user.click(dialog.getByRole('button', { name: 'Anonymise for good' }));
    await dialog.findByText('That is not the client’s last name: Peeters');
    expect(anonymiseClient).not.toHaveBeenCalled();
    await shown.user.clear(name);
    await shown.user.type(name, 'Peeters');
    await shown.user.click(dialog.getByRole('button', { name: 'Anonymise for good' }));
    await screen.findByText('Client 3 anonymised');
    expect(anonymiseClient).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ body: { id: 3, lastname: 'Peeters' } }),
    );
  });

  it('stays while trips or invoices are open, and the refusal explains the count', async () => {
    const refused = {
      status: 409,
      code: 'client.openBookings',
      messageKey: 'problem.client.openBookings',
      params: { count: 2 },
      fields: [],
      incidentId: 'TEST-0001',
    };
    const shown = show({ handlers: { anonymiseClient: () => Response.json(refused, { status: 409 }) } });
    await chooseInMenu(shown, 'Peeters Jan', 'Anonymise');
    const dialog = within(await screen.findByRole('dialog'));
    await shown.user.type(dialog.getByLabelText(/type the last name/), 'Peeters');
    await shown.user.click(dialog.getByRole('button', { name: 'Anonymise for good' }));
    expect(await dialog.findByText(/still has 2 open trips or invoices/)).toBeTruthy();
  });
});
