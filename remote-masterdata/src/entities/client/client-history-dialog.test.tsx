import { problem, renderWithHost, testUser, type HostOptions, type Answer } from '@navette/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { messages } from '../../testing/forms.ts';
import { sampleClient } from '../../testing/samples.ts';
import { ClientHistoryDialog } from './client-history-dialog.tsx';
import type { ClientTrip } from './client-requests.ts';

const trip: ClientTrip = {
  id: 501,
  date: '2026-03-10',
  pickTime: '09:20',
  type: 'to',
  status: 1,
  destination_name: 'Saint-Luc',
  driver_name: 'Karim Benali',
  amount: 20.5,
};

const show = (options: HostOptions = {}) =>
  renderWithHost(<ClientHistoryDialog client={sampleClient()} onClose={() => {}} />, {
    messages,
    ...options,
    handlers: {
      listClientTrips: () => [trip],
      listClientInvoiceHistory: () => [{ id: 42, date: '2026-04-01', total: 61.5, status: 2 }],
      ...options.handlers,
    },
  });

describe('the history of a client', () => {
  it('lists trips, and each opens its booking', async () => {
    const { user, address } = show({ user: testUser('super'), path: '/' });
    const dialog = within(await screen.findByRole('dialog', { name: 'Trips and invoices of Éléonore Dubois' }));
    await dialog.findByText('Saint-Luc');
    const row = dialog.getAllByRole('row')[1];
    expect(row?.textContent).toContain('10/03/2026');
    expect(row?.textContent).toContain('€20.50');
    await user.click(dialog.getByRole('button', { name: /Actions for 501/ }));
    await user.click(await screen.findByRole('menuitem', { name: /^Open booking/ }));
    await waitFor(() => expect(address()).toBe('/booking?id=501'));
  });

  it('shows invoices with their state to who may see them', async () => {
    const { user } = show({ user: testUser('super') });
    await user.click(await screen.findByRole('tab', { name: 'Invoices' }));
    const row = (await screen.findByText('Overdue')).closest('tr');
    expect(row?.textContent).toContain('42');
    expect(row?.textContent).toContain('€61.50');
  });

  it('shows a dispatcher trips alone, and never asks for invoices', async () => {
    const listClientInvoiceHistory = vi.fn<Answer<'listClientInvoiceHistory'>>(() => []);
    show({ user: testUser('dispatch'), handlers: { listClientInvoiceHistory } });
    await screen.findByRole('dialog', { name: 'Trips of Éléonore Dubois' });
    await screen.findByText('Saint-Luc');
    expect(screen.queryByRole('tab')).toBeNull();
    expect(listClientInvoiceHistory).not.toHaveBeenCalled();
  });

  it('shows that there is nothing, or what failed', async () => {
    let fails = true;
    const { user } = show({ handlers: { listClientTrips: () => (fails ? problem(500, 'internal') : []) } });
    const retry = await screen.findByRole('button', { name: 'Retry' });
    fails = false;
    await user.click(retry);
    expect(await screen.findByText('This client has no trips yet.')).toBeTruthy();
  });
});
