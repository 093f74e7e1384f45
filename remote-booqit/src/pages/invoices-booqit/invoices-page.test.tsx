import { renderWithHost, testUser } from '@navette/shared/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { messages } from '../../testing/messages.ts';
import { sampleBooking } from '../../testing/sample-booking.ts';
import { BooqitInvoicesPage } from './invoices-page.tsx';

it('shows the bookings of the chosen invoice, and the transports that have none', async () => {
  const { user } = renderWithHost(<BooqitInvoicesPage />, {
    user: testUser('super'),
    route: '/invoicesBooqit',
    messages,
    handlers: {
      listBooqitInvoices: () => [
        {
          invoiceNumber: 'BQF-1',
          createdAt: '2026-03-10T09:00:00Z',
          totals: { totalExcl: 67.6 },
          transportIds: ['BQ-1', 'BQ-2'],
        },
      ],
      listBookingsByTransportIds: () => [sampleBooking()],
    },
  });
  await user.click(await screen.findByRole('row', { name: /BQF-1/ }));
  await screen.findByRole('row', { name: /BQ-1/ });
  expect(screen.getByText('Not found (1)')).toBeTruthy();
  expect(screen.getByText('BQ-2')).toBeTruthy();
});
