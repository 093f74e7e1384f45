import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sampleTrip } from '../../testing/sample-trip.ts';
import { driverLines, location, showTracker, today } from './testing/show-tracker.tsx';

const LINE: [number, number][] = [
  [50.85, 4.35],
  [50.86, 4.4],
];

beforeEach(() => void vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)); // jsdom draws nothing

describe('acting from the live map', () => {
  it('measures a route from a driver to a destination, and says that it is an estimate', async () => {
    const getDirections = vi.fn(() => ({
      status: 'OK' as const,
      legs: [
        {
          origin: 'a',
          destination: 'b',
          distance: 7.2,
          duration: 900,
          geometry: LINE,
        },
      ],
      distance: 7.2,
      duration: 900,
      estimated: true,
      source: 'estimate',
    }));
    const { user } = showTracker({
      route: '/tracker?panel=route',
      handlers: {
        getDirections,
        listDestinations: () => [
          {
            id: 5,
            name: 'Saint-Luc',
            fullAddress: 'Avenue Hippocrate 10, 1200',
            address: null,
            zip: null,
            city: null,
            tel: null,
            wardEmail: null,
            active: true,
            latitude: 50.86,
            longitude: 4.4,
          },
        ],
      },
    });
    await screen.findByRole('option', { name: 'Benali Karim' });
    await waitFor(() => expect(screen.getByRole('button', { name: /Benali Karim · Online/ })).toBeTruthy());
    await user.selectOptions(screen.getByRole('combobox', { name: 'Driver' }), 'Benali Karim');
    await user.type(screen.getByRole('combobox', { name: 'Name or address' }), 'luc');
    await user.click(await screen.findByRole('option', { name: /Saint-Luc/ }));
    expect(await screen.findByText('7.2 km · 15 mins')).toBeTruthy();
    expect(screen.getByText('estimate')).toBeTruthy();
    expect(getDirections).toHaveBeenCalledWith(
      expect.objectContaining({
        body: expect.objectContaining({
          coordinates: [
            { latitude: 50.85, longitude: 4.35 },
            { latitude: 50.86, longitude: 4.4 },
          ],
        }),
      }),
    );
    expect(document.querySelector('path[stroke-dasharray="8 10"]')).not.toBeNull();
  });

  it('clears the positions of all drivers after a question', async () => {
    const clearLocations = vi.fn(() => ({ affectedRows: 1 }));
    const { user } = showTracker({ handlers: { clearLocations } });
    await driverLines();
    await user.click(screen.getByRole('button', { name: 'Clear positions' }));
    const question = within(await screen.findByRole('alertdialog'));
    expect(clearLocations).not.toHaveBeenCalled();
    await user.click(question.getByRole('button', { name: 'Clear' }));
    expect(await screen.findByText('Positions cleared')).toBeTruthy();
    expect(clearLocations).toHaveBeenCalledOnce();
  });

  it('offers the nearest drivers to a trip, and opens its form with the one chosen', async () => {
    const findNearestDrivers = vi.fn(() => [
      { driverId: 5, name: 'Lambert Nadia', minutes: 7, distance: 3.2, freeAt: null, stale: false, conflicts: [] },
      {
        driverId: 3,
        name: 'Benali Karim',
        minutes: 25,
        distance: 9,
        freeAt: new Date(Date.UTC(2026, 2, 10, 9)).toISOString(),
        stale: true,
        conflicts: ['overlap' as const],
      },
    ]);
    const form = vi.fn(() => undefined);
    const { user } = showTracker({
      route: '/tracker?panel=nearest',
      handlers: {
        findNearestDrivers,
        listBookingsByDate: () => [sampleTrip({ ap_date: today, ap_time: '23:59', pick_time: '23:58' })],
      },
      dialogs: { 'dispatch/booking@1': form },
    });
    await screen.findByRole('option', { name: /Dubois Éléonore → Clinique Saint-Jean/ });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Or a trip of today' }), '12');
    const [first, second] = within(await screen.findByRole('list', { name: 'Nearest drivers' })).getAllByRole(
      'listitem',
    );
    expect(first?.textContent).toContain('Lambert Nadia7 min · 3.2 km · free');
    expect(second?.textContent).toContain('free at 10:00 · Old positionConflicts: other trip');
    await user.click(screen.getByRole('button', { name: 'Assign to Lambert Nadia' }));
    expect(form).toHaveBeenCalledWith({ id: 12, draft: { driverId: 5 } });
    expect(findNearestDrivers).toHaveBeenCalledWith(
      expect.objectContaining({ body: expect.objectContaining({ latitude: 50.83, longitude: 4.34 }) }),
    );
  });

  it('offers the next milestone of a trip when the driver has arrived', async () => {
    const notePassengerAboard = vi.fn(() => ({ affectedRows: 1 }));
    const { user } = showTracker({
      route: '/tracker?id=3',
      handlers: {
        notePassengerAboard,
        listLocations: () => [{ ...location(3), l: [50.83, 4.34] }],
        listDriverBookings: () => [sampleTrip({ ap_date: today, ap_time: '23:59', pick_time: '23:58' })],
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Passenger on board' }));
    await waitFor(() => expect(notePassengerAboard).toHaveBeenCalledOnce());
    expect(notePassengerAboard).toHaveBeenCalledWith(expect.objectContaining({ body: { bookingId: 12 } }));
  });

  it('lists connected drivers with their app, and connected staff, each once', async () => {
    const app = (id: number, lastname: string, driverId: number | null, active = true) => ({
      socketId: `socket ${String(id)} ${lastname}`,
      user: { id, firstname: 'A', lastname, role: driverId ? ('driver' as const) : ('dispatch' as const), active },
      driverId,
      connectedAt: new Date().toISOString(),
      info: { platform: null, browser: null, version: null, permission: null, position: null },
    });
    showTracker({
      route: '/tracker?panel=apps',
      handlers: {
        listConnectedApps: () => [
          app(1, 'Bureau', null),
          app(1, 'Bureau', null),
          app(7, 'Benali', 3),
          app(8, 'Lambert', 5, false),
        ],
      },
    });
    expect(await screen.findByText('1 driver connected')).toBeTruthy();
    expect(screen.getByText('1 colleague connected')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Benali Karim' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Lambert Nadia' })).toBeNull();
  });
});
