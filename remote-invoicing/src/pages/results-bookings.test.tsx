import { renderWithHost, testUser } from '@navette/shared/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { messages } from '../testing/messages.ts';
import ResultsBookingsPage from './results-bookings.tsx';

const host = { user: testUser('super'), messages };

const behind = (id: number, clientId: number, more: object) => ({
  id,
  ap_date: '2026-03-03',
  ap_time: '09:00',
  clientId,
  client_lastname: `Client${clientId}`,
  client_firstname: 'Zoé',
  driver_lastname: 'Benali',
  driver_firstname: 'Karim',
  destination_name: 'Clinique',
  status: 1 as const,
  amount: 20,
  profit: 4,
  cash: 0,
  factuur: 20,
  ...more,
});

describe('the lists behind the figures', () => {
  const rows = [behind(1, 7, {}), behind(2, 7, { cash: 20, factuur: 0 }), behind(3, 8, { cash: 4, factuur: 16 })];

  it('totals the side that was opened, of the bookings that have some of it', async () => {
    renderWithHost(<ResultsBookingsPage />, {
      ...host,
      route: '/results/bookings?from=2026-03-01&to=2026-03-31&side=cash',
      handlers: { listStatsBookings: () => rows },
    });
    await screen.findByText('Client8 Zoé');
    expect(screen.getAllByText('Client7 Zoé')).toHaveLength(1);
    expect(document.body.textContent).toContain('€24.00');
  });

  it('counts the clients of the bookings', async () => {
    renderWithHost(<ResultsBookingsPage />, {
      ...host,
      route: '/results/bookings?from=2026-03-01&to=2026-03-31&by=client',
      handlers: { listStatsBookings: () => rows },
    });
    const row = within((await screen.findByText('Client7 Zoé')).closest('tr') ?? document.body);
    expect(row.getByText('€40.00')).toBeTruthy();
    expect(screen.getAllByText(/^Client\d Zoé$/)).toHaveLength(2);
  });
});
