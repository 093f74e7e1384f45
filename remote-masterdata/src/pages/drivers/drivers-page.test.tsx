import { problem, renderWithHost, testUser, type HostOptions } from '@navette/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Answer } from '../../testing/answer.ts';
import { messages } from '../../testing/messages.ts';
import { sampleDriver } from '../../testing/sample-driver.ts';
import { sampleSuggestion } from '../../testing/sample-suggestion.ts';
import { DriversPage } from './drivers-page.tsx';

const karim = sampleDriver();
const drivers = [
  sampleDriver({
    id: 3,
    active: false,
    firstname: 'Ann',
    lastname: 'Aerts',
    fullAddress: null,
    address: null,
    zip: null,
    city: null,
  }),
  karim,
  sampleDriver({ id: 9, firstname: 'Éric', lastname: 'Zola', bank_account: null, mobile: '+32475000000' }),
];

const show = (options: HostOptions = {}) =>
  renderWithHost(<DriversPage />, {
    user: testUser('super'),
    route: '/driver',
    messages,
    ...options,
    handlers: { listDrivers: () => drivers, suggestAddresses: () => [sampleSuggestion()], ...options.handlers },
  });

const rows = () => screen.getAllByRole('row').slice(1);

describe('the list of drivers', () => {
  it('has the columns of the specification, those who work first', async () => {
    vi.stubGlobal('innerWidth', 1600);
    show();
    await screen.findByText('Benali');
    const heads = screen.getAllByRole('columnheader').map((head) => head.textContent);
    expect(heads.slice(0, 14)).toEqual([
      'ID',
      'Active',
      'First name',
      'Last name',
      'Address',
      'Zip',
      'City',
      'Birthday',
      'Phone',
      'Mobile',
      'E-mail',
      'Bank account',
      'Role',
      'Car',
    ]);
    expect(rows().map((row) => row.textContent.match(/Aerts|Benali|Zola/)?.[0])).toEqual(['Benali', 'Zola', 'Aerts']);
    expect(rows()[0]?.textContent).toContain('+32 470 12 34 56');
    expect(rows()[0]?.textContent).toContain('BE68 5390 0754 7034');
    vi.unstubAllGlobals();
  });

  it('says in words who does not work and whose address nobody can drive to', async () => {
    show();
    const row = (await screen.findByText('Aerts')).closest('tr');
    expect(row?.textContent).toContain('Inactive');
    expect(row?.textContent).toContain('Incomplete address');
  });

  it('is cut into pages of 30, 40 or all', async () => {
    show();
    await screen.findByText('Benali');
    const options = within(screen.getByRole('combobox', { name: 'Rows per page' })).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual(['30', '40', 'All']);
  });

  it('is searched by phone as it is shown, and without accents', async () => {
    const { user } = show();
    await screen.findByText('Benali');
    await user.type(screen.getByRole('searchbox'), '475 00');
    await waitFor(() => expect(rows()).toHaveLength(1));
    await user.clear(screen.getByRole('searchbox'));
    await user.type(screen.getByRole('searchbox'), 'eric');
    await waitFor(() => expect(rows()[0]?.textContent).toContain('Zola'));
  });

  it('says when there is none, and what failed', async () => {
    let fails = true;
    const { user } = show({ handlers: { listDrivers: () => (fails ? problem(429, 'rateLimited') : []) } });
    const retry = await screen.findByRole('button', { name: 'Retry' });
    fails = false;
    await user.click(retry);
    expect(await screen.findByText('There are no drivers yet.')).toBeTruthy();
  });
});

describe('a driver', () => {
  it('is added with a complete address', async () => {
    const createDriver = vi.fn<Answer<'createDriver'>>(() => ({ insertId: 12 }));
    const { user } = show({ handlers: { createDriver } });
    await user.click(await screen.findByRole('button', { name: 'Add driver' }));
    const form = within(await screen.findByRole('dialog', { name: 'New driver' }));
    await user.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(form.getAllByText('This field is required.')).toHaveLength(4));
    await user.type(form.getByLabelText('First name'), 'Luc');
    await user.type(form.getByLabelText('Last name'), 'De Smet');
    await user.type(form.getByRole('combobox', { name: 'Address' }), 'rue haute 12');
    await user.click(await screen.findByRole('option', { name: /Rue Haute 12/ }));
    await user.type(form.getByLabelText('Mobile'), '0470 65 43 21');
    await user.type(form.getByLabelText('Bank account'), 'BE69539007547034');
    await user.selectOptions(form.getByLabelText('Position sent every'), '120 seconds');
    await user.click(form.getByRole('button', { name: 'Save' }));
    await form.findByText('This bank account is not valid.');
    expect(createDriver).not.toHaveBeenCalled();
    await user.clear(form.getByLabelText('Bank account'));
    await user.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(createDriver).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({
        body: expect.objectContaining({
          firstname: 'Luc',
          zip: '1000',
          city: 'Bruxelles',
          mobile: '+32470654321',
          role: 'driver',
          active: true,
          refreshTime: 120,
          bank_account: null,
        }),
      }),
    );
  });

  it('is opened by a link, and stops working by a tick', async () => {
    const updateDriver = vi.fn<Answer<'updateDriver'>>(() => ({ affectedRows: 1 }));
    const { user, address } = show({ route: '/driver?id=4', handlers: { updateDriver } });
    const form = within(await screen.findByRole('dialog', { name: 'Edit driver Karim Benali' }));
    expect(
      within(form.getByLabelText('Role'))
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Driver']);
    await user.click(form.getByLabelText('Active'));
    await user.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(address()).toBe('/driver'));
    expect(updateDriver).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ path: { id: 4 }, body: expect.objectContaining({ active: false, commission: 12.5 }) }),
    );
  });

  it('that is unknown is said to be', async () => {
    show({ route: '/driver?id=77' });
    expect(await screen.findByText(/No\. 77 was not found/)).toBeTruthy();
  });

  it('with bookings is not deleted, and the message says how many', async () => {
    const refused = {
      status: 409,
      code: 'referenced',
      messageKey: 'problem.referenced',
      params: { count: 3 },
      fields: [],
      incidentId: 'TEST-0001',
    };
    const { user } = show({ handlers: { deleteDriver: () => Response.json(refused, { status: 409 }) } });
    (await screen.findByText('Benali')).closest('tr')?.focus();
    await user.keyboard('{Delete}');
    const question = await screen.findByRole('alertdialog', { name: 'Delete Karim Benali?' });
    await user.click(within(question).getByRole('button', { name: 'Delete' }));
    await screen.findByText(/3 records/);
    expect(rows()).toHaveLength(3);
  });

  it('is deleted after a question that names first and last name', async () => {
    let stored = drivers;
    const deleteDriver = vi.fn<Answer<'deleteDriver'>>(() => {
      stored = drivers.filter(({ id }) => id !== 4);
      return { affectedRows: 1 };
    });
    const { user } = show({ handlers: { deleteDriver, listDrivers: () => stored } });
    (await screen.findByText('Benali')).closest('tr')?.focus();
    await user.keyboard('{Delete}');
    await user.click(
      within(await screen.findByRole('alertdialog', { name: 'Delete Karim Benali?' })).getByRole('button', {
        name: 'Delete',
      }),
    );
    await waitFor(() => expect(rows()).toHaveLength(2));
    expect(deleteDriver).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ path: { id: 4 } }));
  });

  it('has availability and messages at hand in the row', async () => {
    const { user } = show({
      handlers: {
        getAvailabilityPattern: () => ({ weekdays: ['', '', '', '', '', '', ''], leave: [] }),
        listDriverAvailability: () => [],
        listDriverNotifications: () => [],
      },
    });
    await user.click(await screen.findByRole('button', { name: /Availability.*Karim Benali/ }));
    await screen.findByText('Availability of Karim Benali', {}, { timeout: 20_000 });
    await user.click(screen.getByText('Cancel'));
    await user.click(screen.getByRole('button', { name: /Send a message.*Karim Benali/ }));
    expect(await screen.findByRole('dialog', { name: 'Message to Karim Benali' })).toBeTruthy();
  });
});
