import { sampleBooking } from '@navette/shared/testing/booking';
import { problem, renderWithHost, testUser, type HostOptions } from '@navette/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import ClientWalletPage from './wallet-client.tsx';
import { messages } from '../testing/messages.ts';

const total = (id: number, lastname: string, factuur: boolean, price: number) => ({
  id,
  clientId: id,
  lastname,
  firstname: 'Ana',
  bookings: 2,
  factuur,
  price,
  waitprice: 5,
  ticket_price: 3.5,
});

const show = (options: HostOptions = {}) =>
  renderWithHost(<ClientWalletPage />, {
    user: testUser('super'),
    messages,
    route: '/walletclient',
    ...options,
    handlers: {
      listClientWalletsByDate: () => [total(31, 'Alvarez', false, 30), total(31, 'Alvarez', true, 43)],
      listClientWalletBookings: () => [],
      ...options.handlers,
    },
  });

it('lists invoiced amounts first, and totals what is to be invoiced apart from what is paid in cash', async () => {
  show();
  const [first, second] = (await screen.findAllByText('Alvarez')).map((name) => name.closest('tr')?.textContent);
  expect(first).toContain('Yes');
  expect(second).not.toContain('Yes');
  expect(first).toContain('51.50');
  expect(second).toContain('38.50');
  expect(document.body.textContent).toContain('To invoice €51.50Cash, already paid to the driver €38.50');
});

it('asks for the bookings of the row that is clicked, marks it, and forgets it when the dates change', async () => {
  const asked: unknown[] = [];
  const { user, address } = show({
    handlers: {
      listClientWalletBookings: ({ body }) => {
        asked.push(body);
        return [];
      },
    },
  });
  const [name] = await screen.findAllByText('Alvarez');
  await user.click(name ?? document.body);
  await screen.findByRole('heading', { name: 'Bookings: Alvarez Ana' });
  expect(asked).toEqual([expect.objectContaining({ clientId: 31 })]);
  expect(address()).toContain('of=31');
  expect(name?.closest('tr')?.getAttribute('aria-current')).toBe('true');
  const [from] = screen.getAllByRole<HTMLInputElement>('textbox');
  await user.clear(from ?? document.body);
  await user.type(from ?? document.body, '01/10/2026{Enter}');
  await waitFor(() => expect(address()).not.toContain('of=31'));
});

it('names overlapping trips of the client when a booking is restored from the archive', async () => {
  const trip = { id: 77, client: 'Ana Alvarez', destination: 'Clinique', ap_date: '2026-03-10', type: 'to' as const };
  const { user } = show({
    handlers: {
      listClientWalletBookings: () => [{ ...sampleBooking({ factuur: true }), price_cash: 0, total: 22 }],
      archiveBooking: () => ({ affectedRows: 1 }),
      unarchiveBooking: () => ({ affectedRows: 1, doubles: [{ ...trip, ap_time: '10:30' }] }),
    },
  });
  const [name] = await screen.findAllByText('Alvarez');
  await user.click(name ?? document.body);
  await user.click(await screen.findByRole('button', { name: /^Actions for booking 12/i }));
  await user.click(await screen.findByRole('menuitem', { name: /^Archive/ }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Archive' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Ana Alvarez now has two trips at the same time or nearly so')).toBeTruthy();
  expect(screen.getByText(/no\. 77 · 10\/03\/2026 10:30/u)).toBeTruthy();
});

it('keeps the month on which it was opened when the next one begins', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-30T22:58:00Z'), toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const asked: unknown[] = [];
  const { user } = show({
    handlers: {
      listClientWalletBookings: ({ body }) => {
        asked.push(body);
        return [];
      },
    },
  });
  const [name] = await screen.findAllByText('Alvarez');
  vi.setSystemTime(new Date('2026-11-30T23:02:00Z'));
  await user.click(name ?? document.body);
  await screen.findByRole('heading', { name: 'Bookings: Alvarez Ana' });
  expect(asked).toEqual([expect.objectContaining({ startDate: '2026-11-01', endDate: '2026-11-30' })]);
});

const HINT = 'Choose a row to see its bookings.';

it('asks to select a row when the wallet has rows', async () => {
  show();
  expect(await screen.findByText(HINT)).toBeTruthy();
});

it.each([
  ['is empty', { listClientWalletsByDate: () => [] }, /nothing to invoice to clients/u],
  ['could not be loaded', { listClientWalletsByDate: () => problem(503, 'unavailable') }, /could not be loaded/u],
])('a wallet that %s does not ask to select a row', async (_, handlers, said) => {
  show({ handlers });
  await screen.findByText(said);
  expect(screen.queryByText(HINT)).toBeNull();
});
