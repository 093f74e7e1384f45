import { brusselsToday } from '@navette/shared/domain';
import { problem, renderWithHost, testUser, type Answer, type HostOptions } from '@navette/shared/testing';
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

  const menuOf = async (user: ReturnType<typeof show>['user']) => {
    await user.click(await screen.findByRole('button', { name: /^Actions for / }));
    return screen.findByRole('menu');
  };

  it('marks a driver as not available, and opens the board with the plan', async () => {
    const markDriverAway = vi.fn<Answer<'markDriverAway'>>(() => ({ former: null, available: '0,1,2,3,4,5' }));
    const { user, address } = show({ handlers: { markDriverAway } });
    await menuOf(user);
    await user.click(screen.getByRole('menuitem', { name: 'Not available from…' }));
    const from = await screen.findByRole('textbox', { name: /^Not available from/ });
    await user.clear(from);
    await user.type(from, '0705');
    await user.click(screen.getByRole('button', { name: 'Mark and find other drivers' }));
    await waitFor(() => expect(address()).toBe(`/timeline?date=${today}&repair=away-3-07:05`));
    expect(markDriverAway.mock.calls[0]?.[0].body).toEqual({ driverId: 3, date: today, from: '07:05' });
  });

  it('lets a user without the board mark, but offers neither plan nor lateness', async () => {
    const { user } = show({ user: testUser('dispatch', { pages: ['home', 'myDrivers'] }) });
    await menuOf(user);
    expect(screen.queryByRole('menuitem', { name: 'Late by…' })).toBeNull();
    await user.click(screen.getByRole('menuitem', { name: 'Not available from…' }));
    expect(await screen.findByRole('button', { name: 'Mark as not available' })).toBeTruthy();
  });

  it('reads the availability again when others mark drivers of the day', async () => {
    const listAvailability = vi.fn(() => [{ driverId: 3, date: today, available: '4,5' }]);
    const { socket } = show({ handlers: { listAvailability } });
    await screen.findByRole('img', { name: 'Not available: 15–17, 17–19' });
    listAvailability.mockImplementation(() => [{ driverId: 3, date: today, available: '5' }]);
    socket.emit('booking_update', { ids: [], dates: [today], version: 1 });
    expect(await screen.findByRole('img', { name: 'Not available: 17–19' })).toBeTruthy();
  });

  it('my drivers page stays usable when positions fail to load, and shows that', async () => {
    show({ handlers: { listLocations: () => problem(500, 'internal') } });
    expect(await screen.findByText('Benali Karim')).toBeTruthy();
    expect(await screen.findByText(/positions of drivers cannot be read/)).toBeTruthy();
  });
});
