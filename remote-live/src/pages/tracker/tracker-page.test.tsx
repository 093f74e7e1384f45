import { activeDriver, problem } from '@navette/shared/testing';
import { sampleCompany } from '@navette/shared/testing/company';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sampleTrip } from '../../testing/sample-trip.ts';
import { ago, driverLines, location, showTracker, today } from './testing/show-tracker.tsx';

beforeEach(() => void vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)); // jsdom draws nothing

describe('the live map', () => {
  it('lists drivers by last update with speed in km/h, direction and battery', async () => {
    showTracker();
    const [first, second] = await driverLines();
    await waitFor(() =>
      expect(first?.textContent).toContain('Benali KarimOnlinejust now36 km/h · east · 80%, charging'),
    );
    expect(second?.textContent).toContain('Lambert NadiaOffline');
  });

  it('shows drivers on the map, with an accessible name for each state', async () => {
    showTracker({
      handlers: {
        listActiveDrivers: () => [3, 4, 5, 6].map((id) => activeDriver({ id, lastname: `Driver${id}` })),
        listLocations: () => [
          { ...location(3, { charged: true }), l: [50.8, 4.3] },
          { ...location(4, {}, { activity: { type: 'on_foot' }, coords: { speed: 0.9 } }), l: [50.84, 4.3] },
          { ...location(5, { time: ago(12.5) }), l: [50.88, 4.3] },
          { ...location(6), l: [50.92, 4.3] },
        ],
      },
    });
    const map = within(await screen.findByRole('region', { name: 'Map of drivers and places' }));
    expect(await map.findByRole('button', { name: /Driver3 Karim · Passenger on board/ })).toBeTruthy();
    expect(
      map.getByRole('button', { name: /Driver4 Karim · On foot · just now · battery 80%, charging · free$/ }),
    ).toBeTruthy();
    expect(map.getByRole('button', { name: /Driver5 Karim · Old position · 12 min ago/ })).toBeTruthy();
    expect(map.getByRole('button', { name: /Driver6 Karim · Online/ })).toBeTruthy();
  });

  it('opens the trips of a driver in route order, with the next step', async () => {
    const listDriverBookings = vi.fn(() => [
      sampleTrip({ id: 13, ap_date: today, ap_time: '23:59', pick_time: '23:58', type: 'back' }),
      sampleTrip({ id: 12, ap_date: today, ap_time: '00:30', pick_time: '00:02', charged: true }),
    ]);
    const booking = vi.fn(() => undefined);
    const { user } = showTracker({ handlers: { listDriverBookings }, dialogs: { 'dispatch/booking@1': booking } });
    await driverLines();
    await user.click(screen.getByRole('button', { name: 'Trips of Benali Karim' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Trips of Benali Karim' }));
    const [first, second] = await dialog.findAllByRole('listitem');
    expect(first?.textContent).toContain('Dubois Éléonore → Clinique Saint-Jean');
    expect(first?.textContent).toContain('Next');
    expect(second?.textContent).toContain('Clinique Saint-Jean → Dubois Éléonore');
    expect(listDriverBookings).toHaveBeenCalledWith(expect.objectContaining({ body: { ap_date: today } }));
    await user.click(dialog.getByRole('button', { name: 'Booking 12' }));
    expect(booking).toHaveBeenCalledWith({ id: 12 });
  });

  it('says where a driver is expected next and how late, as the board does', async () => {
    showTracker({
      handlers: {
        listWhereabouts: () => [
          {
            bookingId: sampleTrip().id,
            driverId: 3,
            step: 'toPickUp' as const,
            seen: null,
            pickUpAt: `${today}T08:42:00Z`,
            arrivesAt: `${today}T09:10:00Z`,
            lateMinutes: 12,
            late: true,
            estimated: true,
          },
        ],
      },
    });
    const [first] = await driverLines();
    await waitFor(() => expect(first?.textContent).toMatch(/Pick-up expected at \d\d:42 · estimate 12 min late/));
  });

  it('says that a driver has no trips today', async () => {
    showTracker({ route: '/tracker?id=3', locale: 'fr', handlers: { listDriverBookings: () => [] } });
    expect(await screen.findByText('Pas de transports')).toBeTruthy();
  });

  it('says which driver of a link is unknown', async () => {
    showTracker({ route: '/tracker?id=99' });
    expect((await screen.findByRole('alert')).textContent).toContain('99');
  });

  it('opens the form of a care center with a double click', async () => {
    const form = vi.fn(() => undefined);
    showTracker({ route: '/tracker?show=careCenters', dialogs: { 'masterdata/carecenter@1': form } });
    const center = await screen.findByRole('button', { name: /Résidence du Parc · Care centre · marked, subscribed/ });
    fireEvent.doubleClick(center, { clientX: 5, clientY: 5 });
    await waitFor(() => expect(form).toHaveBeenCalledWith({ id: 7 }));
  });

  it('offers the same in a table: drivers, and the form of a care center', async () => {
    const form = vi.fn(() => undefined);
    const { user } = showTracker({ route: '/tracker?view=table', dialogs: { 'masterdata/carecenter@1': form } });
    const row = (await screen.findByText('Benali Karim')).closest('tr');
    await waitFor(() => expect(row?.textContent).toContain('36 km/h'));
    await user.click(screen.getByRole('radio', { name: 'Places' }));
    await screen.findByText('Résidence du Parc');
    await user.click(screen.getByRole('button', { name: /^Edit the care centre/ }));
    expect(form).toHaveBeenCalledWith({ id: 7 });
  });

  it('the live map stays usable when positions, bookings or care centres fail to load, and shows that', async () => {
    showTracker({
      handlers: { listLocations: () => problem(503, 'internal'), listCareCenters: () => problem(503, 'internal') },
    });
    expect(await screen.findByText(/positions of drivers cannot be read/)).toBeTruthy();
    expect(await screen.findByText(/care centres cannot be read/)).toBeTruthy();
    const lines = await driverLines();
    expect(lines).toHaveLength(2);
    for (const line of lines) expect(line.textContent).toContain('Unknown');
  });

  it('does not claim that there are no drivers when their list fails to load', async () => {
    showTracker({ handlers: { listActiveDrivers: () => problem(503, 'internal') } });
    expect(await screen.findByText(/list of drivers cannot be read/)).toBeTruthy();
    expect(screen.queryByText('No active drivers.')).toBeNull();
  });

  it('shows both sites of the organisation', async () => {
    showTracker({
      handlers: {
        getCompanyProfile: () => sampleCompany({ companySite: 'Chaussée de Wavre 1015, 1160 Auderghem' }),
        suggestAddresses: ({ body }) => [
          {
            label: body.q,
            street: null,
            houseNumber: null,
            postbox: null,
            zip: null,
            city: null,
            fullAddress: body.q,
            latitude: body.q.startsWith('Rue') ? 50.8 : 50.9,
            longitude: 4.39,
            complete: true,
            source: 'gazetteer' as const,
          },
        ],
      },
    });
    expect(await screen.findByRole('img', { name: /Headquarters · Rue Haute 1, 1000 Bruxelles/ })).toBeTruthy();
    expect(await screen.findByRole('img', { name: /Headquarters · Chaussée de Wavre 1015/ })).toBeTruthy();
  });

  it('gives the reason why there is no traffic', async () => {
    showTracker();
    const box = await screen.findByRole('checkbox', { name: 'Traffic' });
    expect(box.hasAttribute('disabled')).toBe(true);
    expect(screen.getByText('The configured map has no traffic.')).toBeTruthy();
  });

  it('follows a driver until the map is dragged or another is chosen', async () => {
    const { user } = showTracker();
    await driverLines();
    await waitFor(() => expect(screen.getByRole('button', { name: /Benali Karim · Online/ })).toBeTruthy());
    await user.click(screen.getByRole('button', { name: 'Follow Benali Karim' }));
    const stop = await screen.findByRole('button', { name: 'Stop following Benali Karim' });
    expect(stop.getAttribute('aria-pressed')).toBe('true');
    await user.click(stop);
    expect(await screen.findByRole('button', { name: 'Follow Benali Karim' })).toBeTruthy();
  });

  it('finds a driver by parts of first and last name, without accents, and sorts by name', async () => {
    const { user } = showTracker({
      handlers: {
        listActiveDrivers: () => [activeDriver(), activeDriver({ id: 5, firstname: 'Élise', lastname: 'Zéphir' })],
      },
    });
    await driverLines();
    await user.type(screen.getByRole('searchbox', { name: 'Search a driver' }), 'elise zeph');
    expect((await screen.findByRole('list', { name: 'Active drivers' })).textContent).not.toContain('Benali');
    await user.clear(screen.getByRole('searchbox', { name: 'Search a driver' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort' }), 'Name');
    expect((await driverLines()).map(({ textContent }) => textContent?.slice(0, 6))).toEqual(['Benali', 'Zéphir']);
  });
});
