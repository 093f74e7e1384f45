import { renderWithHost, testUser, type Answer, type HostOptions } from '@navette/shared/testing';
import { sampleBooking } from '@navette/shared/testing/booking';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { messages } from '../testing/messages.ts';
import GiveAwayDialog from './give-away.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-10T06:00:00Z') });
  return () => vi.useRealTimers();
});

const driver = { driver_firstname: 'Karim', driver_lastname: 'Benali', ap_date: '2026-03-12' };
const trips = [
  sampleBooking({
    ...driver,
    id: 12,
    accepted: 2,
    pick_time: '08:00',
    client_lastname: 'Janssens',
    client_firstname: 'Piet',
  }),
  sampleBooking({ ...driver, id: 13, accepted: 1, pick_time: '09:30' }),
];

function show(listed = trips, options: HostOptions = {}) {
  const changeBookings = vi.fn<Answer<'changeBookings'>>(({ body }) =>
    body.ids.map((id) => ({ id, result: 'changed', problem: null, change: id + 1000 })),
  );
  const undoChanges = vi.fn<Answer<'undoChanges'>>(({ body }) =>
    body.changes.map((change) => ({ id: change - 1000, result: 'changed', problem: null, change: change + 1000 })),
  );
  const sendBookingNotification = vi.fn<Answer<'sendBookingNotification'>>(() => ({ id: 'n1', delivered: true }));
  const onClose = vi.fn();
  const host = renderWithHost(<GiveAwayDialog input={{ driverId: 3, dates: ['2026-03-12'] }} onClose={onClose} />, {
    messages,
    ...options,
    handlers: { listTripsWhileUnavailable: () => listed, changeBookings, undoChanges, sendBookingNotification },
  });
  return { ...host, onClose, changeBookings, undoChanges, sendBookingNotification };
}

describe('trips of a driver during an absence', () => {
  it('names date, time, patient and destination of each, and leaves them with the driver when asked', async () => {
    const { user, onClose, changeBookings } = show();
    await screen.findByRole('dialog', { name: '2 trips while Karim Benali is not available' });
    expect(
      screen.getByRole('checkbox', { name: /^12\/03\/2026 08:00 · Janssens Piet · Clinique Saint-Jean/ }),
    ).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Leave with the driver' }));
    expect(onClose).toHaveBeenCalledOnce();
    expect(changeBookings).not.toHaveBeenCalled();
  });

  it('removes the driver from the ticked trips, notifies him of an accepted one, and restores them on Undo', async () => {
    const { user, changeBookings, undoChanges, sendBookingNotification } = show();
    await user.click(await screen.findByRole('button', { name: 'Take away 2 trips' }));
    expect(await screen.findByRole('dialog', { name: 'Take 2 trips from Karim Benali' })).toBeTruthy();
    expect(changeBookings.mock.calls[0]?.[0].body).toEqual({
      ids: [12, 13],
      change: { accepted: 0 },
      driverId: 3,
    });
    await user.click(await screen.findByRole('button', { name: 'Undo these changes' }));
    await waitFor(() => expect(undoChanges.mock.calls[0]?.[0].body).toEqual({ changes: [1012, 1013] }));
    expect(sendBookingNotification).not.toHaveBeenCalled();
  });

  it('notifies the driver of the trips that he had accepted', async () => {
    const { user, sendBookingNotification } = show();
    await user.click(await screen.findByRole('button', { name: 'Take away 2 trips' }));
    await user.click(await screen.findByRole('button', { name: /^Notify the drivers? of 1 booking/ }));
    await waitFor(() => expect(sendBookingNotification).toHaveBeenCalledOnce());
    expect(sendBookingNotification.mock.calls[0]?.[0].body).toMatchObject({ id: 12 });
  });

  it('opens the board with a plan for the ticked trips of a day, only for those who may plan', async () => {
    const { user, onClose, address, changeBookings } = show();
    await user.click(await screen.findByRole('checkbox', { name: /Janssens Piet/ }));
    await user.click(screen.getByRole('button', { name: 'Find other drivers' }));
    expect([onClose.mock.calls.length, changeBookings.mock.calls.length]).toEqual([1, 0]);
    expect(address()).toBe('/timeline?date=2026-03-12&repair=trips-13');
  });

  it('asks for the day when the trips are on several', async () => {
    const { user, address } = show([...trips, sampleBooking({ ...driver, id: 14, ap_date: '2026-03-13' })]);
    await user.click(await screen.findByRole('button', { name: 'Find other drivers' }));
    await user.click(await screen.findByRole('menuitem', { name: '12/03/2026 (2 trips)' }));
    await waitFor(() => expect(address()).toBe('/timeline?date=2026-03-12&repair=trips-12-13'));
  });

  it('offers no plan to a user who may not open the board', async () => {
    show(trips, { user: testUser('dispatch', { pages: ['home', 'booking'] }) });
    await screen.findByRole('button', { name: 'Take away 2 trips' });
    expect(screen.queryByRole('button', { name: 'Find other drivers' })).toBeNull();
  });

  it('leaves an unticked trip with the driver', async () => {
    const { user, changeBookings } = show();
    await user.click(await screen.findByRole('checkbox', { name: /Janssens Piet/ }));
    await user.click(screen.getByRole('button', { name: 'Take away 1 trip' }));
    await waitFor(() => expect(changeBookings.mock.calls[0]?.[0].body.ids).toEqual([13]));
  });
});
