import { activeDriver, problem, renderWithHost, type HostOptions } from '@navette/shared/testing';
import { sampleBooking } from '@navette/shared/testing/booking';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { messages } from '../../testing/messages.ts';
import TimelinePage from './index.tsx';

/** Recorded props of the board, which is stubbed: its library needs a browser. */
const board = vi.hoisted(() => ({ windows: [] as { start: number; end: number }[], trips: [] as number[] }));

vi.mock('./board/timeline-board.tsx', () => ({
  default: ({
    window,
    content,
    note,
  }: {
    window: { start: number; end: number };
    note?: string;
    content: { trips: readonly { id: number }[] };
  }) => {
    board.windows.push(window);
    board.trips = content.trips.map(({ id }) => id);
    return (
      <>
        <p>The board</p>
        <p>{note}</p>
      </>
    );
  },
}));

const driver = activeDriver();
const trip = sampleBooking({
  driverId: 3,
  driver_firstname: 'Karim',
  driver_lastname: 'Benali',
  ap_date: '2026-03-10',
  accepted: 2,
});

const show = (options: HostOptions = {}) =>
  renderWithHost(<TimelinePage />, {
    route: '/timeline?date=2026-03-10&drivers=all&view=board',
    messages,
    ...options,
    handlers: {
      getLiveConfig: () => ({ service: 'server' as const, firebase: null }),
      listLocations: () => [],
      listDrivers: () => [],
      listActiveDrivers: () => [driver],
      listTimelineBookings: () => [trip],
      listAvailability: () => [],
      ...options.handlers,
    },
  });

beforeEach(() => {
  localStorage.clear();
  board.windows.length = 0;
  board.trips = [];
});

describe('timeline page', () => {
  it('shows a loading state, then the trips of the days around today', async () => {
    const asked: string[] = [];
    const { container } = show({
      handlers: {
        listTimelineBookings: ({ query }) => {
          asked.push(String(query));
          return [trip];
        },
      },
    });
    expect(container.querySelector('[aria-busy="true"]')).not.toBeNull();
    expect(await screen.findByText('The board')).toBeTruthy();
    await waitFor(() => expect(board.trips).toEqual([trip.id]));
    expect(board.windows.at(-1)).toEqual({
      start: Date.parse('2026-03-10T09:00Z'),
      end: Date.parse('2026-03-10T15:00Z'),
    });
    expect(asked).toEqual(['start=2026-03-03&end=2026-03-17&include=map&omit=legs']);
  });

  it('opens the dialog about the driver that the address names, and marks from there', async () => {
    const proposePlan = vi.fn((_call: { readonly body: unknown }) => problem(409, 'plan.noTrips'));
    const markDriverAway = vi.fn(() => ({ former: null, available: '0,1,2,3,4,5' }));
    const { user, address } = show({
      route: '/timeline?date=2099-03-10&drivers=all&view=board&repair=away-3',
      handlers: { proposePlan, markDriverAway, listTimelineBookings: () => [{ ...trip, ap_date: '2099-03-10' }] },
    });
    const dialog = await screen.findByRole('dialog', { name: 'Driver not available' });
    await waitFor(() =>
      expect(within(dialog).getByRole('combobox', { name: /^Driver/ })).toHaveProperty('value', 'Benali Karim'),
    );
    expect(address()).toBe('/timeline?date=2099-03-10&drivers=all&view=board');
    expect([proposePlan.mock.calls.length, markDriverAway.mock.calls.length]).toEqual([0, 0]);
    await user.click(screen.getByRole('button', { name: 'Mark and find other drivers' }));
    await waitFor(() =>
      expect(proposePlan.mock.lastCall).toMatchObject([
        { body: { date: '2099-03-10', away: [{ driverId: 3, from: '07:00' }] } },
      ]),
    );
    expect(markDriverAway).toHaveBeenCalledOnce();
    expect(await screen.findByText(/No trip can be planned/)).toBeTruthy();
  });

  it('searches for the place that the address asks for, once', async () => {
    const proposePlan = vi.fn((_call: { readonly body: unknown }) => problem(409, 'plan.noTrips'));
    const { address } = show({
      route: '/timeline?date=2026-03-10&drivers=all&view=board&repair=trips-12-13',
      handlers: { proposePlan },
    });
    await waitFor(() => expect(proposePlan).toHaveBeenCalledOnce());
    expect(proposePlan.mock.lastCall).toMatchObject([{ body: { date: '2026-03-10', tripIds: [12, 13], seconds: 2 } }]);
    expect(address()).toBe('/timeline?date=2026-03-10&drivers=all&view=board');
  });

  it('counts the trips to assign on the button of the lane, also while it is folded', async () => {
    const { user } = show({
      handlers: { listTimelineBookings: () => [trip, { ...trip, id: 13, accepted: 3 as const }] },
    });
    const lane = await screen.findByRole('button', { name: 'To assign 1' });
    await user.click(lane);
    expect(screen.getByRole('button', { name: 'To assign 1' })).toBeTruthy();
  });

  it('shows why the trips could not be loaded, and retries', async () => {
    const listTimelineBookings = vi.fn<() => ReturnType<typeof problem> | (typeof trip)[]>(() =>
      problem(429, 'rateLimited'),
    );
    const { user } = show({ handlers: { listTimelineBookings } });
    const again = await screen.findByRole('button', { name: /retry|try again/i });
    expect(screen.queryByText('The board')).toBeNull();
    expect(screen.getByRole('group', { name: 'Controls of the timeline' })).toBeTruthy();
    listTimelineBookings.mockImplementation(() => [trip]);
    await user.click(again);
    expect(await screen.findByText('The board')).toBeTruthy();
  });

  it('shows a message when no driver is chosen, and a button that shows all', async () => {
    const { user, address } = show({ route: '/timeline?date=2026-03-10&drivers=none&view=board' });
    expect(await screen.findByText('No driver is chosen.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Select all' }));
    expect(await screen.findByText('The board')).toBeTruthy();
    expect(address()).toContain('drivers=all');
  });

  it('switches to a table of the same trips, and back to the board on the day chosen there', async () => {
    const { user, address } = show();
    await screen.findByText('The board');
    await user.click(screen.getByText('Table'));
    expect(await within(await screen.findByRole('grid')).findByText('Benali Karim')).toBeTruthy();
    expect(screen.queryByText('The board')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Next working day' }));
    expect(address()).toContain('date=2026-03-11');
    await user.click(screen.getByText('Board'));
    expect(await screen.findByText('The board')).toBeTruthy();
    expect(board.windows.at(-1)).toEqual({
      start: Date.parse('2026-03-11T06:00Z'),
      end: Date.parse('2026-03-11T20:00Z'),
    });
    expect(address()).toContain('date=2026-03-11');
  });

  it('shows the drivers of the link, else those that were chosen last', async () => {
    const first = show();
    await screen.findByText('The board');
    await first.user.click(screen.getByRole('button', { name: 'All drivers' }));
    await first.user.click(await screen.findByRole('button', { name: 'Clear' }));
    expect(await screen.findByText('No driver is chosen.')).toBeTruthy();
    first.unmount();
    show({ route: '/timeline?date=2026-03-10&view=board' });
    expect(await screen.findByText('No driver is chosen.')).toBeTruthy();
  });
});

it('prints the trips of the day by driver instead of the board, first those without one', async () => {
  show({
    handlers: {
      listTimelineBookings: () => [
        { ...trip, ap_time: '10:00' },
        { ...trip, id: 13, ap_time: '08:00' },
        { ...trip, id: 14, ap_time: '12:00', accepted: 0, client_lastname: 'Zidane' },
        { ...trip, id: 15, ap_date: '2026-03-11' },
      ],
    },
  });
  await screen.findByText('The board');
  await waitFor(() => expect(board.trips.length).toBeGreaterThan(0));
  act(() => void dispatchEvent(new Event('beforeprint')));
  const paper = within(
    screen.getByRole('heading', { name: /^Planning by driver · .* 10\/03\/2026/ }).closest('article') ?? document.body,
  );
  const rows = paper
    .getAllByRole('row')
    .slice(2)
    .map(({ textContent }) => textContent);
  expect(rows).toHaveLength(3);
  expect(rows[0]).toMatch(/^To assign.*Zidane/);
  expect(rows[1]).toMatch(/^Benali Karim/);
  expect(rows[2]).not.toMatch(/Benali/);
  act(() => void dispatchEvent(new Event('afterprint')));
  expect(screen.queryByRole('heading', { name: /^Planning by driver ·/ })).toBeNull();
});
