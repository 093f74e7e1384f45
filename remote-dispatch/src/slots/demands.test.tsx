import { activeDriver, problem, renderWithHost, type HostOptions } from '@navette/shared/testing';
import { sampleBooking } from '@navette/shared/testing/booking';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { messages } from '../testing/messages.ts';
import DemandsMenu from './demands.tsx';

const trip = (origin: string, destination: string, picktime: string) => ({
  date: '2026-03-10',
  picktime,
  trip: { origin, destination },
});
const endtime = '2100-03-10T09:00:00Z';
const single = {
  key: '-Na',
  id: 402,
  driverId: 3,
  endtime,
  price: 28.5,
  bookings: [trip('Rue Haute 1, 1000 Bruxelles', 'CHU Brugmann', '08:10')],
};
const pair = {
  ...single,
  key: '-Nb',
  id: 500,
  driverId: 99,
  price: null,
  bookings: [...single.bookings, trip('CHU Brugmann', 'Rue Haute 1, 1000 Bruxelles', '11:00')],
};
const karim = activeDriver();

const asked = (more: Parameters<typeof sampleBooking>[0] = {}) =>
  sampleBooking({
    id: 402,
    driverId: 8,
    driver_lastname: 'Peeters',
    driver_firstname: 'Jan',
    accepted: 1,
    status: 0,
    ...more,
  });
const conflicts = JSON.stringify([{ kind: 'overlap', date: '2026-03-10', bookingId: 13, slot: null, minutes: 20 }]);
const refusal = {
  status: 409,
  code: 'booking.conflicts',
  messageKey: 'problem.booking.conflicts',
  params: { conflicts },
  fields: [],
  incidentId: 'T',
};

const show = (options: HostOptions = {}) =>
  renderWithHost(<DemandsMenu />, {
    messages,
    ...options,
    handlers: {
      getLiveConfig: () => ({ service: 'server' as const, firebase: null }),
      listDemands: () => [single],
      listActiveDrivers: () => [karim],
      getBooking: () => [asked()],
      sendMessageNotification: () => ({ id: '1', delivered: true }),
      ...options.handlers,
    },
  });

async function open({ user }: ReturnType<typeof show>, name = '1 driver request'): Promise<HTMLElement> {
  await user.click(await screen.findByRole('button', { name }));
  return screen.findByRole('dialog', { name: 'Driver requests' });
}

describe('demands of drivers', () => {
  it('undoes a granted demand, and tells the driver', async () => {
    const undoChanges = vi.fn(() => [{ id: 402, result: 'changed' as const, problem: null, change: 502 }]);
    const sendMessageNotification = vi.fn(() => ({ id: '1', delivered: true }));
    const shown = show({
      handlers: {
        grantDemand: () => ({ affectedRows: 1, changes: [501] }),
        deleteDemand: () => ({ affectedRows: 1 }),
        undoChanges,
        sendMessageNotification,
      },
    });
    const panel = await open(shown);
    expect(await within(panel).findByText('Now: Jan Peeters (No answer)')).toBeTruthy();
    await shown.user.click(await within(panel).findByRole('button', { name: 'Grant' }));
    await shown.user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Change to booking 402 undone')).toBeTruthy();
    expect(undoChanges).toHaveBeenCalledWith(expect.objectContaining({ body: { changes: [501] } }));
    await waitFor(() =>
      expect(sendMessageNotification).toHaveBeenLastCalledWith(
        expect.objectContaining({ body: { driverId: 3, msg: 'You do not get booking 402 after all.' } }),
      ),
    );
  });

  it('keeps a demand when its booking can no longer change, and shows why', async () => {
    const deleteDemand = vi.fn(() => ({ affectedRows: 1 }));
    const shown = show({ handlers: { grantDemand: () => problem(409, 'booking.closed'), deleteDemand } });
    const panel = await open(shown);
    await shown.user.click(await within(panel).findByRole('button', { name: 'Grant' }));
    expect(
      await screen.findByText(/This booking is no longer pending. Set its status back to “Pending” first/),
    ).toBeTruthy();
    expect(deleteDemand).not.toHaveBeenCalled();
    expect(within(panel).getByText('Benali Karim')).toBeTruthy();
  });

  it('grants a demand against conflicts of the driver only after a question that names them', async () => {
    const grantDemand = vi.fn(({ body }: { body: { assignAnyway?: boolean } }) =>
      body.assignAnyway
        ? { affectedRows: 1 }
        : Response.json(refusal, { status: 409, headers: { 'Content-Type': 'application/problem+json' } }),
    );
    const shown = show({ handlers: { grantDemand, deleteDemand: () => ({ affectedRows: 1 }) } });
    const panel = await open(shown);
    await shown.user.click(await within(panel).findByRole('button', { name: 'Grant' }));
    const question = await screen.findByRole('alertdialog');
    expect(within(question).getByText(/booking 13/)).toBeTruthy();
    await shown.user.click(within(question).getByRole('button', { name: 'Assign anyway' }));
    expect(await screen.findByText('Booking 402 is assigned to this driver.')).toBeTruthy();
    expect(grantDemand).toHaveBeenCalledTimes(2);
  });

  it.each([
    [
      'is canceled',
      { getBooking: () => [asked({ status: 3 })] },
      'This booking no longer waits for a driver: Canceled.',
    ],
    ['is gone', { getBooking: () => problem(404, 'notFound') }, 'This booking no longer exists.'],
  ])('shows that the booking %s, and does not offer to grant its demand', async (_, handlers, message) => {
    const panel = await open(show({ handlers }));
    expect(await within(panel).findByText(message)).toBeTruthy();
    expect(within(panel).getByRole('button', { name: 'Grant' })).toHaveProperty('disabled', true);
    expect(within(panel).getByRole('button', { name: 'Refuse' })).toHaveProperty('disabled', false);
  });

  it('refuses a demand although the driver could not be notified, and shows that', async () => {
    const deleteDemand = vi.fn(() => ({ affectedRows: 1 }));
    const shown = show({ handlers: { deleteDemand, sendMessageNotification: () => problem(503, 'internal') } });
    const panel = await open(shown);
    await shown.user.click(await within(panel).findByRole('button', { name: 'Refuse' }));
    await shown.user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Refuse' }));
    expect(
      await screen.findByText('The driver who asked for booking 402 could not be notified: call the driver.'),
    ).toBeTruthy();
    expect(deleteDemand).toHaveBeenCalledTimes(1);
  });

  it('shows that the names of drivers failed to load, and retries', async () => {
    let isOut = true;
    const shown = show({ handlers: { listActiveDrivers: () => (isOut ? problem(503, 'internal') : [karim]) } });
    const panel = await open(shown);
    const retry = await within(panel).findByRole('button', { name: 'Retry' });
    isOut = false;
    await shown.user.click(retry);
    expect(await within(panel).findByText('Benali Karim')).toBeTruthy();
  });

  it('shows a demand of a driver who no longer exists, without the option to grant it', async () => {
    const shown = show({ handlers: { listDemands: () => [pair] } });
    const panel = await open(shown);
    expect(await within(panel).findByText('Driver not found')).toBeTruthy();
    expect(within(panel).getByRole('button', { name: 'Grant' })).toHaveProperty('disabled', true);
    expect(within(panel).getByText(/11:00 · CHU Brugmann/)).toBeTruthy();
  });

  it('shows a message when there are no demands', async () => {
    const panel = await open(show({ handlers: { listDemands: () => [] } }), 'No driver requests');
    expect(within(panel).getByText('No driver asks for a trip.')).toBeTruthy();
  });
});
