import { renderWithHost, testUser, type HostOptions } from '@navette/shared/testing';
import { sampleBooking } from '@navette/shared/testing/booking';
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { messages } from '../../testing/messages.ts';
import type { TimelineTrip } from './model/timeline-trip.ts';
import { samplePlanning, sampleTrip } from './planning/testing/sample-planning.ts';
import { TripMenu } from './trip-menu.tsx';

function Menu({ trip }: { readonly trip: TimelineTrip }) {
  return (
    <TripMenu
      menu={{ id: 12, anchor: { x: 10, y: 10 } }}
      trip={trip}
      act={samplePlanning([trip]).act}
      onRoute={vi.fn()}
      onDistance={vi.fn()}
      onClose={vi.fn()}
    />
  );
}

function show(handlers: HostOptions['handlers'], booking: Parameters<typeof sampleTrip>[0] = {}) {
  const trip = sampleTrip({ id: 12, ap_date: '2099-03-10', ...booking });
  return renderWithHost(<Menu trip={trip} />, {
    messages,
    user: testUser('super'),
    handlers: { listActiveDrivers: () => [], ...handlers },
  });
}

it('cancels a trip from its menu, with Undo and the offer to notify its driver', async () => {
  const updateBooking = vi.fn((_call: { readonly body: unknown }) => ({ affectedRows: 1, changes: [501] }));
  const { user } = show({ updateBooking });
  await user.click(await screen.findByRole('menuitem', { name: /Cancel the trip/ }));
  await waitFor(() => expect(updateBooking.mock.calls.map(([{ body }]) => body)).toEqual([{ status: 3 }]));
  expect(await screen.findByRole('button', { name: 'Undo' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Notify the driver' })).toBeTruthy();
});

it('reports the cancellation of a canceled trip, and offers it for no other trip', async () => {
  const sendBookingNotification = vi.fn((_call: { readonly body: unknown }) => ({ id: 'n1', delivered: true }));
  const { user, unmount } = show({ sendBookingNotification }, { status: 3, accepted: 1 });
  await user.click(await screen.findByRole('menuitem', { name: 'Report a cancellation' }));
  await waitFor(() =>
    expect(sendBookingNotification.mock.calls[0]?.[0].body).toMatchObject({ msg: 'Un transport est annulé.' }),
  );
  unmount();
  show({});
  await screen.findByRole('menuitem', { name: /Status: Closed/ });
  expect(screen.queryByRole('menuitem', { name: 'Report a cancellation' })).toBeNull();
});

it('leads to the invoice of a trip, and cancels an invoiced trip only after its credit note', async () => {
  const updateBooking = vi.fn(() => ({ affectedRows: 1 }));
  const { user, address } = show({ updateBooking }, { status: 1, invoices: [{ kind: 'driver', id: 3 }] });
  expect(await screen.findByRole('menuitem', { name: /Driver settlement 000003/ })).toBeTruthy();
  await user.click(await screen.findByRole('menuitem', { name: /Cancel the trip/ }));
  await user.click(await screen.findByRole('button', { name: 'Credit note: Driver settlement 000003' }));
  expect(address()).toBe('/invoicesDrivers?credit=3');
  expect(updateBooking).not.toHaveBeenCalled();
});

it('sets a will-call return ready now from its menu, and offers another place when its driver is busy', async () => {
  const setReadyNow = vi.fn((_call: { readonly body: unknown }) => ({
    id: 12,
    ap_date: '2099-03-10',
    ap_time: '12:05',
    pick_time: '12:05',
    delivered: true,
    driver: 'busy' as const,
  }));
  const { user, unmount, address } = show({ setReadyNow }, { type: 'back', willCall: true });
  await user.click(await screen.findByRole('menuitem', { name: /ready now/i }));
  await waitFor(() => expect(setReadyNow.mock.calls.map(([{ body }]) => body)).toEqual([{ id: 12 }]));
  await screen.findByText('The driver has a conflict at this time. The driver has been notified.');
  await user.click(screen.getByRole('button', { name: 'Find its place' }));
  expect(address()).toBe('/timeline?date=2099-03-10&repair=trips-12');
  unmount();
  show({});
  await screen.findByRole('menuitem', { name: /Status: Closed/ });
  expect(screen.queryByRole('menuitem', { name: /ready now/i })).toBeNull();
});

it('offers every status but the current one', async () => {
  show({});
  await screen.findByRole('menuitem', { name: /Status: Closed/ });
  expect(screen.queryByRole('menuitem', { name: /Status: Pending/ })).toBeNull();
});

it('says that a client has no phone number', async () => {
  const { user } = show({ getBooking: () => [sampleBooking({ client_mobile: null, client_tel: null })] });
  await user.click(await screen.findByRole('menuitem', { name: 'Call the client' }));
  expect(await screen.findByText('Booking 12: the client has no phone number')).toBeTruthy();
});
