import { brusselsToday } from '@navette/shared/domain';
import { problem, renderWithHost, type HostOptions } from '@navette/shared/testing';
import { sampleBooking } from '@navette/shared/testing/booking';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { messages } from '../../testing/messages.ts';
import { sampleDriver } from '../../testing/sample-driver.ts';
import MyDriversPage from './index.tsx';

const today = brusselsToday();
const trip = sampleBooking({ driverId: 3, ap_date: today, pick_time: '09:13', accepted: 2 });

const show = (options: HostOptions = {}) =>
  renderWithHost(<MyDriversPage />, {
    route: '/myDrivers',
    messages,
    ...options,
    handlers: {
      getLiveConfig: () => ({ service: 'server' as const, firebase: null }),
      listLocations: () => [],
      listDrivers: () => [sampleDriver()],
      listBookingsByDate: () => [trip],
      listAvailability: () => [{ driverId: 3, date: today, available: '4,5' }],
      ...options.handlers,
    },
  });

describe('my drivers page', () => {
  it('shows trips, availability, answers and connection status of each driver', async () => {
    const listBookingsByDate = vi.fn(() => [trip]);
    show({ handlers: { listBookingsByDate } });
    const row = (await screen.findByText('Benali Karim')).closest('tr');
    expect(row?.textContent).toContain('+32 470 12 34 56');
    expect(within(row ?? document.body).getByRole('img', { name: 'Not available: 15–17, 17–19' })).toBeTruthy();
    expect(row?.textContent).toContain('09:13 Dubois Éléonore');
    expect(row?.textContent).toContain('1 accepted');
    expect(row?.textContent).toContain('Offline');
    expect(listBookingsByDate).toHaveBeenCalledWith(
      expect.objectContaining({ body: { startDate: today, endDate: today, omit: ['legs'] } }),
    );
  });

  it('opens the day of a driver from a link, and shows when there is no such driver', async () => {
    const { user, address } = show({ route: '/myDrivers?id=3' });
    await screen.findByRole('dialog', { name: /Karim Benali/ });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(address()).toBe('/myDrivers'));
    show({ route: '/myDrivers?id=99' });
    expect((await screen.findByRole('alert')).textContent).toContain('99');
  });

  it('sends a message to a driver through the message dialog', async () => {
    const notify = vi.fn(() => undefined);
    const { user } = show({ dialogs: { 'masterdata/notify@1': notify } });
    await user.click(await screen.findByRole('button', { name: /^Send a message/ }));
    expect(notify).toHaveBeenCalledWith({ driverId: 3, name: 'Karim Benali' });
  });

  it('my drivers page stays usable when positions fail to load, and shows that', async () => {
    show({ handlers: { listLocations: () => problem(500, 'internal') } });
    expect(await screen.findByText('Benali Karim')).toBeTruthy();
    expect(await screen.findByText(/positions of drivers cannot be read/)).toBeTruthy();
  });
});
