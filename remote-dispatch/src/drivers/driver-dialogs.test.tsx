import { pagesOfRole } from '@navette/shared/domain';
import { problem, renderWithHost, testUser, type Answer, type HostOptions } from '@navette/shared/testing';
import { sampleBooking } from '@navette/shared/testing/booking';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { messages } from '../testing/messages.ts';
import { DriverDialog } from './driver-dialogs.tsx';
import { tripsFrom } from './driver-trips.ts';
import type { DriverTrouble } from '../bookings/repair-link.ts';

const TODAY = '2026-03-10';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-10T09:05:00Z') });
  return () => vi.useRealTimers();
});

const DRIVERS = [
  { id: 3, firstname: 'Jan', lastname: 'Peeters' },
  { id: 9, firstname: 'Karim', lastname: 'Benali' },
];
const trip = (ap_time: string, changes: Parameters<typeof sampleBooking>[0] = {}) =>
  sampleBooking({ driverId: 3, ap_date: TODAY, type: 'back', ap_time, accepted: 2, ...changes });
const TRIPS = [
  trip('09:30'),
  trip('11:00'),
  trip('15:00'),
  trip('15:30', { driverId: 9 }),
  trip('16:00', { accepted: 0 }),
  trip('17:00', { status: 3 }),
];

interface Shown {
  readonly trouble?: DriverTrouble;
  readonly driverId?: number | null;
  readonly mayPlan?: boolean;
  readonly day?: string;
}

function show({ trouble = 'away', driverId = 3, mayPlan = true, day = TODAY }: Shown, options: HostOptions = {}) {
  const onRepair = vi.fn();
  const onClose = vi.fn();
  const markDriverAway = vi.fn<Answer<'markDriverAway'>>(() => ({ former: '0', available: '0,1,2,3,4,5' }));
  const host = renderWithHost(
    <DriverDialog
      {...{ trouble, driverId, day, onClose }}
      drivers={DRIVERS}
      tripsFrom={(id, date, from) => (date === TODAY ? tripsFrom(TRIPS, id, date, from) : undefined)}
      onRepair={mayPlan ? onRepair : null}
    />,
    { messages, ...options, handlers: { markDriverAway, ...options.handlers } },
  );
  return { ...host, onRepair, onClose, markDriverAway };
}
const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
/** The dialog is open, and has taken the focus. */
const opened = () => waitFor(() => expect(document.activeElement?.closest('[role=dialog]')).toBeTruthy());
const search = 'Mark and find other drivers';

describe('a driver who is not available from a time on', () => {
  it('proposes now, says what is marked and how many trips are concerned, marks, then plans', async () => {
    const { user, markDriverAway, onRepair, onClose } = show({});
    await opened();
    expect(field(/^Not available from/).value).toBe('10:05');
    expect(screen.getByText(/from 09:00 to 19:00/).textContent).toContain('2 trips from then on');
    await user.clear(field(/^Not available from/));
    await user.type(field(/^Not available from/), '13h');
    await user.click(screen.getByRole('button', { name: search }));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(markDriverAway.mock.calls[0]?.[0].body).toEqual({ driverId: 3, date: TODAY, from: '13:00' });
    expect(onRepair.mock.calls).toEqual([[TODAY, { away: [{ driverId: 3, from: '13:00' }] }]]);
  });

  it('takes the mark back from its message, to what it was, unless it changed since', async () => {
    const saveDriverAvailabilityDays = vi.fn<Answer<'saveDriverAvailabilityDays'>>(() => ({ affectedRows: 1 }));
    const { user } = show({}, { handlers: { saveDriverAvailabilityDays } });
    await user.click(await screen.findByRole('button', { name: search }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(saveDriverAvailabilityDays.mock.calls[0]?.[0].body).toEqual({
        driverId: 3,
        days: [{ date: TODAY, available: '0' }],
      }),
    );
    expect(await screen.findByText(/^Undone: Jan Peeters/)).toBeTruthy();
  });

  it('only marks when no trip is concerned, or when the user may not plan', async () => {
    const none = show({ driverId: 9 });
    await none.user.clear(await screen.findByRole('textbox', { name: /^Not available from/ }));
    await none.user.type(field(/^Not available from/), '1600');
    await none.user.click(screen.getByRole('button', { name: 'Mark as not available' }));
    await waitFor(() => expect(none.onClose).toHaveBeenCalledOnce());
    expect([none.markDriverAway.mock.calls.length, none.onRepair.mock.calls.length]).toEqual([1, 0]);
    none.unmount();
    const user = testUser('dispatch', { pages: [...pagesOfRole('account'), 'myDrivers'] });
    const alone = show({ mayPlan: false }, { user });
    await alone.user.click(await screen.findByRole('button', { name: 'Mark as not available' }));
    await waitFor(() => expect(alone.onClose).toHaveBeenCalledOnce());
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('marks nothing after the last slot, but plans the trips', async () => {
    const { user, markDriverAway, onRepair } = show({ day: '2026-03-11' });
    await user.clear(await screen.findByRole('textbox', { name: /^Not available from/ }));
    await user.type(field(/^Not available from/), '1930');
    expect(await screen.findByText(/^From 19:00 on there is nothing to mark/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: search }));
    await waitFor(() => expect(onRepair).toHaveBeenCalledOnce());
    expect(markDriverAway).not.toHaveBeenCalled();
  });

  it('keeps what was typed when the mark is not saved, and plans nothing', async () => {
    const markDriverAway = vi.fn<Answer<'markDriverAway'>>(() => problem(503, 'unavailable'));
    const { user, onRepair, onClose } = show({}, { handlers: { markDriverAway } });
    await user.click(await screen.findByRole('button', { name: search }));
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect([onRepair.mock.calls.length, onClose.mock.calls.length]).toEqual([0, 0]);
    markDriverAway.mockImplementation(() => ({ former: null, available: '1,2,3,4,5' }));
    await user.click(screen.getByRole('button', { name: search }));
    await waitFor(() => expect(onRepair).toHaveBeenCalledOnce());
  });

  it('refuses a day that is over, and asks for the driver', async () => {
    const { user, markDriverAway } = show({ driverId: null });
    const picker = await screen.findByRole('combobox', { name: /^Driver/ });
    await user.clear(field(/^Day/));
    await user.type(field(/^Day/), '09/03/2026');
    await user.click(screen.getByRole('button', { name: search }));
    await waitFor(() => expect(field(/^Day/).getAttribute('aria-invalid')).toBe('true'));
    expect(picker.getAttribute('aria-invalid')).toBe('true');
    expect(markDriverAway).not.toHaveBeenCalled();
  });
});

describe('a driver who is late', () => {
  it('stores nothing, and plans with the minutes', async () => {
    const { user, markDriverAway, onRepair } = show({ trouble: 'late' });
    await opened();
    expect(screen.getByText(/2 trips from now on/)).toBeTruthy();
    await user.type(field(/^Late by/), '25');
    await user.click(screen.getByRole('button', { name: 'Search for a plan' }));
    await waitFor(() => expect(onRepair.mock.calls).toEqual([[TODAY, { late: [{ driverId: 3, minutes: 25 }] }]]));
    expect(markDriverAway).not.toHaveBeenCalled();
  });

  it.each(['0', '481', ''])('refuses %j minutes', async (minutes) => {
    const { user, onRepair } = show({ trouble: 'late' });
    await opened();
    if (minutes !== '') await user.type(field(/^Late by/), minutes);
    await user.click(screen.getByRole('button', { name: 'Search for a plan' }));
    await waitFor(() => expect(field(/^Late by/).getAttribute('aria-invalid')).toBe('true'));
    expect(onRepair).not.toHaveBeenCalled();
  });

  it('waits while a plan is previewed', async () => {
    show({ trouble: 'late', mayPlan: false });
    expect(await screen.findByText('Leave the preview of the plan first.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Search for a plan' })).toHaveProperty('disabled', true);
  });
});
