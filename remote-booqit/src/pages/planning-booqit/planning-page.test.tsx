import { type HostOptions, problem, renderWithHost, testUser } from '@navette/shared/testing';
import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { messages } from '../../testing/messages.ts';
import { sampleBooking } from '../../testing/sample-booking.ts';
import { sampleTransport } from '../../testing/sample-transport.ts';
import { PlanningPage } from './planning-page.tsx';

const place = (route: 'client' | 'destination', id: number, name: string) => ({ _source: { route, id, name } });

const show = (handlers: HostOptions['handlers'] = {}, more: Partial<HostOptions> = {}) =>
  renderWithHost(<PlanningPage />, {
    user: testUser('dispatch'),
    route: '/planningBooqit',
    messages,
    ...more,
    handlers: {
      listTrips: () => [[sampleTransport()]],
      searchAll: () => ({ hits: { hits: [place('client', 7, 'Maes Zoé'), place('destination', 3, 'Saint-Luc')] } }),
      ...handlers,
    },
  });

it('books a transport once its client and its destination are matched, with what the insurer pays', async () => {
  const openDialog = vi.fn(() => Promise.resolve({ id: 12, label: '12' }));
  const { user } = show({}, { dialogs: { 'dispatch/booking@1': openDialog } });
  await screen.findByRole('row', { name: /Maes Zoé/ });
  expect(screen.queryByRole('button', { name: /^Create booking/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: /^Look up client/ }));
  const clients = within(await screen.findByRole('dialog', { name: 'Client: Maes Zoé' }));
  await user.click(await clients.findByRole('button', { name: /Maes Zoé/ }));
  await user.click(screen.getByRole('button', { name: /^Look up destination/ }));
  const places = within(await screen.findByRole('dialog', { name: 'Destination: Clinique Saint-Luc, Woluwe' }));
  await user.click(await places.findByRole('button', { name: /Saint-Luc/ }));
  await user.click(await screen.findByRole('button', { name: /^Create booking/ }));
  expect(openDialog).toHaveBeenCalledWith({
    draft: expect.objectContaining({ clientId: 7, destinationId: 3, mutualPatientID: 'BQ-1', mutualAmount: 32.02 }),
  });
  expect(await screen.findAllByText('Booked')).not.toHaveLength(0);
});

it('marks what is booked by its number, and by birthday as probable', async () => {
  const { user } = show({
    listBookingsByDate: () => [sampleBooking({ mutualPatientID: null, client_birthday: '1985-07-30' })],
  });
  await user.click(await screen.findByRole('button', { name: 'Check' }));
  expect(await screen.findAllByText('Probably booked')).not.toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(screen.queryByText('Probably booked')).toBeNull();
});

it('shows totals to a lead and not to a dispatcher', async () => {
  const { unmount } = show();
  await screen.findByRole('row', { name: /Maes Zoé/ });
  expect(screen.queryByRole('columnheader', { name: /Total/ })).toBeNull();
  unmount();
  show({}, { user: testUser('lead') });
  await screen.findByRole('row', { name: /Maes Zoé/ });
  expect(screen.getByRole('columnheader', { name: /Total/ })).toBeTruthy();
});

it('says that the platform does not answer, and asks again', async () => {
  let isDown = true;
  const { user } = show({ listTrips: () => (isDown ? problem(503, 'unavailable') : [[sampleTransport()]]) });
  const retry = await screen.findByRole('button', { name: /Try again|Retry/ });
  isDown = false;
  await user.click(retry);
  expect(await screen.findByRole('row', { name: /Maes Zoé/ })).toBeTruthy();
});
