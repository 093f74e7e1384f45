import {
  describeRecordsPage,
  problem,
  referenced,
  renderWithHost,
  testUser,
  type HostOptions,
  type Answer,
} from '@navette/shared/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { fillForm, messages } from '../testing/forms.ts';
import { sampleClient, sampleClientRow, sampleSuggestion } from '../testing/samples.ts';
import ClientList from './clients.tsx';

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

const host: HostOptions & { readonly route: string } = {
  user: testUser('super'),
  route: '/client',
  messages,
  handlers: {
    listMCodes: () => [],
    listInsurances: () => [],
    findClientDuplicates: () => [],
    listClientMerges: () => [],
    listClientDuplicates: () => ({ total: 2, groups: [] }),
    getClient: ({ path }) => [sampleClient({ id: path.id })],
    suggestAddresses: () => [sampleSuggestion()],
  },
};

describeRecordsPage({
  name: 'clients',
  page: <ClientList />,
  host,
  list: (answer) => ({ listClients: answer }),
  rows,
  columns: [
    'ID',
    'Last name',
    'First name',
    'Problem',
    'Address',
    'Zip',
    'City',
    'Born',
    'Phone',
    'Mobile',
    'E-mail',
    'Client since',
    'Actions',
  ],
  order: ['12Dubois', '8Öztürk', '5Sans', '3Peeters'],
  pageSizes: ['30', '40', 'All'],
  search: { typed: 'ELEONORE', finds: 'Dubois' },
  empty: 'There are no clients yet.',
  csv: 'clients',
  link: {
    id: 12,
    dialog: 'Edit client Éléonore Dubois',
    unknown: { getClient: () => problem(404, 'notFound') },
    missing: 'This record does not exist, or no longer does. Refresh the page.',
  },
  add: { button: 'Add client', dialog: 'New client' },
  remove: {
    id: 3,
    row: 'Peeters',
    remove: (answer) => ({ deleteClient: answer }),
    question: 'Delete client Jan Peeters?',
    deleted: 'Client Jan Peeters deleted',
  },
});

const show = (options: HostOptions = {}) => {
  vi.stubGlobal('innerWidth', 1920);
  return renderWithHost(<ClientList />, {
    ...host,
    ...options,
    handlers: { listClients: () => rows, ...host.handlers, ...options.handlers },
  });
};

const bodyRows = () => screen.getAllByRole('row').slice(1);
const rowOf = (name: string) => within(bodyRows().find((row) => row.textContent.includes(name)) ?? document.body);

async function chooseInMenu({ user }: ReturnType<typeof show>, name: string, entry: string) {
  await user.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
  await user.click(await screen.findByRole('menuitem', { name: new RegExp(`^${entry}`) }));
}

describe('list of clients', () => {
  it('labels clients with a missing address or a problem', async () => {
    show();
    await screen.findByText('Öztürk');
    expect(rowOf('Öztürk').getByText('Problem')).toBeTruthy();
    expect(rowOf('Sans').getByText(/address/i)).toBeTruthy();
    expect(rowOf('Peeters').queryByText('Problem')).toBeNull();
  });

  it('the list of clients reports no missing address for an anonymised client', async () => {
    const none = { address: null, zip: null, city: null, fullAddress: null };
    const anonymised = sampleClientRow({ id: 6, lastname: 'Anonyme 6', firstname: '—', anonymised: true, ...none });
    show({ handlers: { listClients: () => [anonymised] } });
    await screen.findByText('Anonyme 6');
    expect(rowOf('Anonyme 6').queryByText(/address/i)).toBeNull();
  });
  it('opens the remaining record when a link names a merged one, says so, and corrects the URL without reloading', async () => {
    const getClient = vi.fn<Answer<'getClient'>>(() => [sampleClient({ id: 12 })]);
    const updateClient = vi.fn<Answer<'updateClient'>>(() => ({ affectedRows: 1 }));
    const { user, address } = show({ route: '/client?id=99', handlers: { getClient, updateClient } });
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit client Éléonore Dubois' }));
    await dialog.findByText('Record no. 99 was merged into this one, no. 12.');
    await waitFor(() => expect(address()).toBe('/client?id=12'));
    expect(getClient).toHaveBeenCalledTimes(1);
    fillForm(dialog, { 'Information for the driver': 'Canne.' });
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(updateClient).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ path: { id: 12 } })),
    );
    await waitFor(() => expect(address()).toBe('/client'));
  });
});

describe('personal data of a client', () => {
  it('personal data of a client is exported as JSON by users with the permission', async () => {
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
      documents: [],
      log: [],
    };
    const shown = show({ handlers: { exportClientData: () => data } });
    await chooseInMenu(shown, 'Peeters Jan', 'Export all data');
    await screen.findByText('Data of Jan Peeters exported: 0 trips, 0 invoices');
    expect(click.mock.contexts[0]).toHaveProperty('download', 'client-3.json');
    expect(JSON.parse((await files[0]?.text()) ?? '')).toEqual(data);
    vi.restoreAllMocks();
  });

  it('personal data of a client is neither exported nor anonymised by a dispatcher', async () => {
    const { user } = show({ user: testUser('dispatch') });
    await user.click(await screen.findByRole('button', { name: 'Actions for Peeters Jan' }));
    await screen.findByRole('menuitem', { name: /^Merge/ });
    expect(screen.queryByRole('menuitem', { name: /^Export all data/ })).toBeNull();
    expect(screen.queryByRole('menuitem', { name: /^Anonymise/ })).toBeNull();
  });

  it('personal data of a client is anonymised only after the last name was typed', async () => {
    const anonymiseClient = vi.fn<Answer<'anonymiseClient'>>(() => ({ affectedRows: 1 }));
    const shown = show({ handlers: { anonymiseClient } });
    await chooseInMenu(shown, 'Peeters Jan', 'Anonymise');
    const dialog = within(await screen.findByRole('dialog', { name: 'Anonymise client Jan Peeters' }));
    const name = dialog.getByLabelText('To confirm, type the last name: Peeters');
    fireEvent.change(name, { target: { value: 'Peters' } });
    await shown.user.click(dialog.getByRole('button', { name: 'Anonymise for good' }));
    await dialog.findByText('That is not the client’s last name: Peeters');
    expect(anonymiseClient).not.toHaveBeenCalled();
    fireEvent.change(name, { target: { value: 'Peeters' } });
    await shown.user.click(dialog.getByRole('button', { name: 'Anonymise for good' }));
    await screen.findByText('Client 3 anonymised');
    expect(anonymiseClient).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ body: { id: 3, lastname: 'Peeters' } }),
    );
  });

  it('personal data of a client is not anonymised while trips or invoices are open, and the refusal gives their count', async () => {
    const shown = show({ handlers: { anonymiseClient: () => referenced(2, 'client.openBookings') } });
    await chooseInMenu(shown, 'Peeters Jan', 'Anonymise');
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.change(dialog.getByLabelText(/type the last name/), { target: { value: 'Peeters' } });
    await shown.user.click(dialog.getByRole('button', { name: 'Anonymise for good' }));
    expect(await dialog.findByText(/still has 2 open bookings or invoices/)).toBeTruthy();
  });
});
