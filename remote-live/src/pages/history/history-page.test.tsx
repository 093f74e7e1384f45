import type { TrackPoint } from '@navette/shared/domain';
import { problem, renderWithHost, testUser, type HostOptions } from '@navette/shared/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { messages } from '../../testing/messages.ts';
import { sampleTrip } from '../../testing/sample-trip.ts';
import { HistoryPage } from './index.tsx';

/** So many minutes after 9 o'clock in Brussels, so many metres north of the start. */
const point = (minutes: number, metres: number, charged = false): TrackPoint => ({
  time: new Date(Date.UTC(2026, 2, 10, 8) + minutes * 60_000).toISOString(),
  latitude: 50.85 + metres / 111_195,
  longitude: 4.35,
  speed: 10,
  charged,
});
const track = [point(0, 0), point(10, 10), point(20, 3000, true), point(60, 6000, true), point(70, 6010)];

const driver = (id: number, lastname: string, active = true) => ({ id, firstname: 'Karim', lastname, active });

const show = (options: HostOptions = {}) =>
  renderWithHost(<HistoryPage />, {
    route: '/trackerHistory?driver=3&date=2026-03-10',
    user: testUser('super'),
    messages,
    ...options,
    handlers: {
      listHistoryDrivers: () => [driver(3, 'Benali'), driver(5, 'Lambert', false)],
      listLocationHistory: () => track,
      listDriverBookings: () => [sampleTrip()],
      ...options.handlers,
    },
  });

const pen: unknown = new Proxy({}, { get: () => () => ({ width: 0 }), set: () => true });

// As much of a canvas as Leaflet uses.
const real = Object.getOwnPropertyDescriptor(HTMLCanvasElement.prototype, 'getContext');
beforeAll(() => void Object.defineProperty(HTMLCanvasElement.prototype, 'getContext', { ...real, value: () => pen }));
afterAll(() => void Object.defineProperty(HTMLCanvasElement.prototype, 'getContext', { ...real }));

const replay = () => within(screen.getByRole('group', { name: 'Replay' }));

describe('the history of positions', () => {
  it('loads nothing before a driver is selected, since each access is logged', async () => {
    const listLocationHistory = vi.fn(() => track);
    const { user, address } = show({ route: '/trackerHistory?date=2026-03-10', handlers: { listLocationHistory } });
    expect(await screen.findByText('Choose a driver and a day.')).toBeTruthy();
    await screen.findByRole('option', { name: 'Benali Karim' });
    expect(screen.getByRole('option', { name: 'Lambert Karim (inactive)' })).toBeTruthy();
    expect(listLocationHistory).not.toHaveBeenCalled();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Driver' }), 'Benali Karim');
    expect(address()).toBe('/trackerHistory?date=2026-03-10&driver=3');
    await screen.findByText(/5 positions from 09:00 to 10:10/);
    expect(listLocationHistory).toHaveBeenCalledWith(
      expect.objectContaining({ body: { driverId: 3, date: '2026-03-10' } }),
    );
  });

  it('lists stops with their length; choosing one moves the replay there', async () => {
    const { user } = show();
    const stops = within(await screen.findByRole('region', { name: 'Stops' }));
    await user.click(await stops.findByRole('button', { name: '10:00–10:10 · 10 mins' }));
    expect(replay().getByText('10:00')).toBeTruthy();
    expect(stops.getAllByRole('button')).toHaveLength(2);
  });

  it('jumps from a trip to its part of the track, which a link keeps', async () => {
    const { user, address } = show();
    const trip = await screen.findByRole('button', { name: /09:13–10:00 Outbound/ });
    await user.click(trip);
    expect(address()).toContain('trip=12');
    expect(trip.getAttribute('aria-pressed')).toBe('true');
    expect(replay().getByText('09:03')).toBeTruthy();
  });

  it('moves with the slider, and shows speed and passenger of the moment', async () => {
    show();
    await screen.findByText(/5 positions/);
    fireEvent.change(replay().getByRole('slider', { name: 'Moment of the replay' }), {
      target: { value: String(Date.parse(point(30, 0).time)) },
    });
    expect(replay().getByText('09:30')).toBeTruthy();
    expect(replay().getByText('36 km/h')).toBeTruthy();
    expect(replay().getByText('Passenger on board')).toBeTruthy();
  });

  it('plays the day at the chosen speed until its end', async () => {
    const { user } = show();
    await screen.findByText(/5 positions/);
    await user.selectOptions(replay().getByRole('combobox', { name: 'Replay speed' }), '120×');
    fireEvent.change(replay().getByRole('slider'), { target: { value: String(Date.parse(point(69.5, 0).time)) } });
    await user.click(replay().getByRole('button', { name: 'Play' }));
    await replay().findByText('10:10', undefined, { timeout: 3000 });
    expect(await replay().findByRole('button', { name: 'Play' })).toBeTruthy();
  });

  it('downloads the positions', async () => {
    const written: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      if (file instanceof Blob) written.push(file);
      return 'blob:test';
    });
    const { user } = show();
    await screen.findByText(/5 positions/);
    await user.click(screen.getByRole('button', { name: 'Export CSV' }));
    const text = await written[0]?.text();
    expect(text?.split('\n').slice(1, 3)).toEqual([
      '"Time","Latitude","Longitude","Speed (km/h)","Passenger on board"',
      '"10/03/2026 09:00:00","50.85","4.35","36",""',
    ]);
  });

  it('says that nothing was recorded', async () => {
    show({ handlers: { listLocationHistory: () => [] } });
    expect(await screen.findByText('No positions were recorded on this day.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Export CSV' }).hasAttribute('disabled')).toBe(true);
  });

  it.each([
    ['drivers', 'listHistoryDrivers', () => [driver(3, 'Benali')]],
    ['history', 'listLocationHistory', () => track],
  ] as const)('shows why the %s cannot be read, and reads again', async (_, call, answer) => {
    let fails = true;
    const { user } = show({ handlers: { [call]: () => (fails ? problem(503, 'internal') : answer()) } });
    const retry = await screen.findByRole('button', { name: 'Retry' });
    fails = false;
    await user.click(retry);
    expect(await screen.findByText(/5 positions/)).toBeTruthy();
  });
});
