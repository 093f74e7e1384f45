import { addDays, brusselsToday } from '@navette/shared/domain';
import { describeRecordsPage, renderWithHost, testUser, type HostOptions, type Answer } from '@navette/shared/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { chooseAddress, fillForm, messages } from '../testing/forms.ts';
import { sampleDriver, sampleSuggestion } from '../testing/samples.ts';
import { DriverFormDialog, type Driver } from '../entities/driver/driver-form.tsx';
import DriverList from './drivers.tsx';

const karim = sampleDriver();
const rows = [
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

const read: HostOptions['handlers'] = { getDriver: ({ path }) => rows.filter(({ id }) => id === path.id) };
const host = { user: testUser('super'), route: '/driver', messages, handlers: read };

describeRecordsPage({
  name: 'drivers',
  page: <DriverList />,
  host,
  list: (answer) => ({ listDrivers: answer }),
  rows,
  columns: [
    'ID',
    'Active',
    'To renew',
    'Last name',
    'First name',
    'Address',
    'Zip',
    'City',
    'Date of birth',
    'Phone',
    'Mobile',
    'E-mail',
    'Bank account',
    'Role',
    'Car',
  ],
  // Active drivers first, then by last name.
  order: ['Benali', 'Zola', 'Aerts'],
  pageSizes: ['30', '40', 'All'],
  search: { typed: 'eric', finds: 'Zola' },
  empty: 'There are no drivers yet.',
  csv: 'drivers',
  link: { id: 4, dialog: 'Edit driver Karim Benali' },
  add: { button: 'Add driver', dialog: 'New driver' },
  remove: {
    id: 4,
    row: 'Benali',
    remove: (answer) => ({ deleteDriver: answer }),
    question: 'Delete driver Karim Benali?',
    deleted: 'Driver Karim Benali deleted',
  },
});

describe('list of drivers', () => {
  const show = (handlers: HostOptions['handlers'] = {}) => {
    vi.stubGlobal('innerWidth', 1920);
    return renderWithHost(<DriverList />, { ...host, handlers: { listDrivers: () => rows, ...read, ...handlers } });
  };
  const rowOf = async (lastname: string) => (await screen.findByText(lastname)).closest('tr')?.textContent;

  it('formats phones and bank accounts, labels inactive drivers and incomplete addresses, and finds a phone as shown', async () => {
    show();
    expect(await rowOf('Benali')).toContain('+32 470 12 34 56');
    expect(await rowOf('Benali')).toContain('BE68 5390 0754 7034');
    expect(await rowOf('Aerts')).toContain('Inactive');
    expect(await rowOf('Aerts')).toContain('Incomplete address');
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: '475 00' } });
    await waitFor(() => expect(screen.queryByText('Benali')).toBeNull());
    expect(screen.getByText('Zola')).toBeTruthy();
  });

  it('the list of drivers has buttons for availability and messages in the row', async () => {
    const { user } = show({
      getAvailabilityPattern: () => ({ weekdays: ['', '', '', '', '', '', ''], leave: [] }),
      listDriverAvailability: () => [],
      listDriverNotifications: () => [],
    });
    await user.click(await screen.findByRole('button', { name: /Availability.*Benali Karim/ }));
    await screen.findByText('Availability of Karim Benali', {}, { timeout: 20_000 });
    await user.click(screen.getByText('Cancel'));
    await user.click(screen.getByRole('button', { name: /Send a message.*Benali Karim/ }));
    expect(await screen.findByRole('dialog', { name: 'Message to Karim Benali' })).toBeTruthy();
  });

  it('edits a phone and the car in the list: Escape restores, a refusal stays open, Enter and Tab save', async () => {
    const updateDrivers = vi.fn<Answer<'updateDrivers'>>(({ body: { records } }) =>
      records.map(({ id, changes: { mobile } }) => {
        const fields = [{ field: 'mobile', messageKey: 'validation.mobile' }];
        const refused = mobile === '+3225123456' && {
          status: 400,
          code: 'validation',
          messageKey: 'problem.validation',
        };
        return refused
          ? { id, result: 'refused', problem: { ...refused, fields, incidentId: '' } }
          : { id, result: 'changed', problem: null };
      }),
    );
    const { user } = show({ updateDrivers });
    const mobile = () => screen.getByRole('textbox', { name: 'Mobile: Benali Karim' });
    const target = await screen.findByRole('button', { name: 'Mobile of Benali Karim: edit' });
    target.focus();
    await user.keyboard('{F2}');
    expect(mobile()).toHaveProperty('value', '+32 470 12 34 56');
    await user.keyboard('0{Escape}');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Mobile of Benali Karim: edit' }));
    await user.dblClick(within(screen.getByRole('row', { name: /Benali/ })).getByText('+32 470 12 34 56'));
    await user.keyboard('{Delete}{Enter}');
    expect(screen.getByRole('alert').textContent).toContain('This field is required.');
    await user.keyboard('02 512 34 56{Enter}');
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('landline'));
    expect(mobile().getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(mobile());
    await user.clear(mobile());
    await user.keyboard('0470 65 43 21{Tab}');
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Car: Benali Karim' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(updateDrivers).toHaveBeenCalledTimes(3));
    const sent = updateDrivers.mock.calls.map(([{ body }]) => body.records[0]);
    const before = { mobile: '+32470123456' };
    expect(sent).toEqual([
      { id: 4, changes: { mobile: '+3225123456' }, seen: before },
      { id: 4, changes: { mobile: '+32470654321' }, seen: before },
      { id: 4, changes: before, seen: { mobile: '+32470654321' } },
    ]);
  });
});

describe('form of a driver', () => {
  const show = async (driver: Driver | undefined, handlers: HostOptions['handlers']) => {
    const onClose = vi.fn<(saved?: { readonly id: number }) => void>();
    const { user } = renderWithHost(<DriverFormDialog driver={driver} onClose={onClose} />, {
      ...host,
      handlers: { suggestAddresses: () => [sampleSuggestion()], ...handlers },
    });
    return { user, onClose, form: within(await screen.findByRole('dialog')) };
  };

  it('saves a new driver with a complete address, once every field is valid', async () => {
    const createDriver = vi.fn<Answer<'createDriver'>>(() => ({ insertId: 12 }));
    const { user, onClose, form } = await show(undefined, { createDriver });
    await user.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(form.getAllByText('This field is required.')).toHaveLength(4));
    fillForm(form, {
      'First name': 'Luc',
      'Last name': 'De Smet',
      Mobile: '0470 65 43 21',
      'Bank account': 'BE69539007547034',
    });
    await chooseAddress(user, form);
    await user.selectOptions(form.getByLabelText('Position sent every'), '120 seconds');
    await user.click(form.getByRole('button', { name: 'Save' }));
    await form.findByText('Not a valid bank account (example: BE68 5390 0754 7034).');
    expect(createDriver).not.toHaveBeenCalled();
    fillForm(form, { 'Bank account': '' });
    await user.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledExactlyOnceWith({ id: 12, label: 'De Smet Luc' }));
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

  it('deactivates a driver with a checkbox, and offers only the role of driver', async () => {
    const updateDriver = vi.fn<Answer<'updateDriver'>>(() => ({ affectedRows: 1 }));
    const { user, onClose, form } = await show(karim, { updateDriver, listLeftBehind: () => [] });
    const roles = within(form.getByLabelText('Role')).getAllByRole('option');
    expect(roles.map(({ textContent }) => textContent)).toEqual(['Driver']);
    await user.click(form.getByLabelText('Active'));
    await user.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(updateDriver).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ path: { id: 4 }, body: expect.objectContaining({ active: false, commission: 12.5 }) }),
    );
  });
});

describe('the papers of drivers', () => {
  const papers = (id: number, lastname: string, licenceUntil: string, active = true) =>
    sampleDriver({ id, lastname, licenceUntil, active });
  const listed = [
    papers(21, 'Verlopen', '2020-01-31'),
    papers(22, 'Bijna', addDays(brusselsToday(), 30)),
    papers(23, 'Lang', addDays(brusselsToday(), 31)),
    papers(24, 'Rust', '2020-01-31', false),
  ];

  it('lists papers of active drivers that have expired or expire within 30 days', async () => {
    renderWithHost(<DriverList />, {
      ...host,
      route: '/driver?where=papers:filled',
      handlers: { listDrivers: () => listed },
    });
    const expired = await screen.findByText('Expired: licence (31/01/2020).');
    expect(expired.closest('tr')?.textContent).toContain('Verlopen');
    expect(screen.getByText(/^Expires soon: licence/).closest('tr')?.textContent).toContain('Bijna');
    for (const name of ['Lang', 'Rust']) expect(screen.queryByText(name)).toBeNull();
  });

  it('asks for expiry dates in the form, with a warning', async () => {
    const sent = vi.fn(() => ({ affectedRows: 1 }));
    const driver = papers(21, 'Verlopen', '2020-01-31');
    const { user } = renderWithHost(<DriverFormDialog driver={driver} onClose={() => {}} />, {
      ...host,
      handlers: { updateDriver: ({ body }) => (expect(body.licenceUntil).toBe('2099-12-31'), sent()) },
    });
    await screen.findByText('Expired: licence (31/01/2020).');
    const field = screen.getByLabelText('Licence valid until');
    await user.clear(field);
    await user.type(field, '31122099');
    await user.tab();
    await waitFor(() => expect(screen.queryByText(/^Expired/)).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
  });
});

it('opens the board about a driver, only for active drivers and users who plan', async () => {
  const { user, address, unmount } = renderWithHost(<DriverList />, {
    ...host,
    handlers: { ...read, listDrivers: () => rows },
  });
  const menuOf = async (name: RegExp) => user.click(await screen.findByRole('button', { name }));
  await menuOf(/^Actions for Aerts/);
  await screen.findByRole('menu');
  expect(screen.queryByRole('menuitem', { name: 'Not available from…' })).toBeNull();
  await user.keyboard('{Escape}');
  await menuOf(/^Actions for Benali/);
  await user.click(await screen.findByRole('menuitem', { name: 'Not available from…' }));
  await waitFor(() => expect(address()).toBe('/timeline?repair=away-4'));
  unmount();
  const reader = {
    ...host,
    user: testUser('dispatch', { pages: ['home', 'driver'] }),
    handlers: { ...read, listDrivers: () => rows },
  };
  const other = renderWithHost(<DriverList />, reader);
  await other.user.click(await screen.findByRole('button', { name: /^Actions for Benali/ }));
  await screen.findByRole('menu');
  expect(screen.queryByRole('menuitem', { name: 'Late by…' })).toBeNull();
});
