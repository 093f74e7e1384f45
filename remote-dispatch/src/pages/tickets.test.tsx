import { renderWithHost, testUser, type HostOptions } from '@navette/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { messages } from '../testing/messages.ts';
import TicketsPage from './tickets.tsx';

const ticket = (ticketId: string, bookingId: number, date: string, driver = 'Benali Karim') => ({
  ticketId,
  bookingId,
  date,
  driver,
  imageUrl: `/files/${ticketId}.jpg?expires=1&signature=x`,
});
const tickets = [ticket('-Nb', 402, '2026-03-10'), ticket('-Na', 377, '2026-03-09', 'Lemmens Griet')];

const show = (options: HostOptions = {}) =>
  renderWithHost(<TicketsPage />, {
    route: '/tickets',
    messages,
    ...options,
    handlers: {
      getLiveConfig: () => ({ service: 'server' as const, firebase: null }),
      listTickets: () => tickets,
      ...options.handlers,
    },
  });

describe('parking receipts page', () => {
  it('lists receipts, the latest first, and finds them by booking or driver', async () => {
    const { user } = show();
    await screen.findByText('Benali Karim');
    expect(
      screen
        .getAllByRole('row')
        .slice(1)
        .map(({ textContent }) => textContent?.slice(0, 3)),
    ).toEqual(['402', '377']);
    await user.type(screen.getByRole('searchbox'), 'lemmens');
    await waitFor(() => expect(screen.queryByText('Benali Karim')).toBeNull());
    await user.clear(screen.getByRole('searchbox'));
    await user.type(screen.getByRole('searchbox'), '402');
    await waitFor(() => expect(screen.queryByText('Lemmens Griet')).toBeNull());
  });

  it('keeps the receipts in place under the pointer, except those that the user deletes', async () => {
    const { user, socket } = show({ handlers: { deleteTicket: () => ({ affectedRows: 1 }) } });
    const rows = () =>
      screen
        .getAllByRole('row')
        .slice(1)
        .map(({ textContent }) => textContent?.slice(0, 3));
    const change = (records: typeof tickets, gone: readonly string[]) =>
      act(() => socket.emit('live_change', { collection: 'tickets', records, gone }));
    await user.hover(await screen.findByText('Lemmens Griet'));
    change([ticket('-Nc', 500, '2026-03-11')], ['-Nb']);
    expect(await screen.findByRole('button', { name: 'Show 1 new row' })).toBeTruthy();
    expect(rows()).toEqual(['402', '377']);
    await user.click(screen.getByRole('button', { name: 'Show 1 new row' }));
    expect(rows()).toEqual(['500', '377']);
    const row = screen.getByText('Lemmens Griet').closest('tr') ?? document.body;
    await user.click(within(row).getByRole('button', { name: /Delete/ }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    await user.hover(screen.getByText('500'));
    change([], ['-Na']);
    await waitFor(() => expect(rows()).toEqual(['500']));
  });

  it('shows the photo of a receipt 400 px wide, with a link to the booking', async () => {
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'View photo: booking 402' }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByRole('img').getAttribute('width')).toBe('400');
    expect(within(dialog).getByRole('link').getAttribute('href')).toBe('/booking?id=402');
  });

  it('offers no link to the booking to who may not open bookings', async () => {
    const { user } = show({ user: testUser('invoice') });
    await user.click(await screen.findByRole('button', { name: 'View photo: booking 402' }));
    expect(await screen.findByRole('img')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Open booking 402' })).toBeNull();
  });

  it('opens a receipt from a link, and clears it from the URL on closing', async () => {
    const { user, address } = show({ route: '/tickets?id=-Na' });
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByRole('link').getAttribute('href')).toBe('/booking?id=377');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(address()).toBe('/tickets'));
  });

  it('shows that the receipt of a link no longer exists', async () => {
    show({ route: '/tickets?id=-Nz' });
    expect((await screen.findByRole('alert')).textContent).toContain('-Nz');
  });
});
