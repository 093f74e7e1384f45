import { brusselsToday } from '@navette/shared/domain';
import type { DriverLocation } from '@navette/shared/realtime';
import { activeDriver, problem, renderWithHost, testUser, type HostOptions } from '@navette/shared/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { messages } from '../../testing/messages.ts';
import { sampleCareCenter } from '../../testing/sample-care-center.ts';
import { sampleCompany } from '../../testing/sample-company.ts';
import { sampleTrip } from '../../testing/sample-trip.ts';
import { TrackerPage } from './tracker-page.tsx';

const today = brusselsToday();

const location = (
  driverId: number,
  data: Partial<DriverLocation['data']> = {},
  position: Partial<DriverLocation['data']['position']> = {},
): DriverLocation => ({
  key: String(driverId),
  l: [50.85, 4.35],
  data: {
    driverId,
    time: new Date().toISOString(),
    charged: false,
    ...data,
    position: {
      coords: { speed: 10, heading: 90, accuracy: 5 },
      activity: { type: 'in_vehicle' },
      battery: { level: 0.8, is_charging: true },
      ...position,
    },
  },
});

const LINE: [number, number][] = [
  [50.85, 4.35],
  [50.86, 4.4],
];

const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

const show = (options: HostOptions = {}) =>
  renderWithHost(<TrackerPage />, {
    route: '/tracker',
    user: testUser('super'),
    messages,
    ...options,
    handlers: {
      getLiveConfig: () => ({ service: 'server' as const, firebase: null }),
      listActiveDrivers: () => [activeDriver(), activeDriver({ id: 5, firstname: 'Nadia', lastname: 'Lambert' })],
      listLocations: () => [location(3)],
      listBookingsByDate: () => [sampleTrip({ ap_date: today })],
      listDriverBookings: () => [sampleTrip({ ap_date: today })],
      listCareCenters: () => [sampleCareCenter()],
      getCompanyProfile: () => sampleCompany(),
      suggestAddresses: () => [],
      ...options.handlers,
    },
  });

beforeEach(() => void vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)); // jsdom draws nothing

const lines = async () => {
  const list = await screen.findByRole('list', { name: 'Active drivers' });
  await within(list).findByText('Benali Karim');
  return within(list).getAllByRole('listitem');
};

describe('the live map', () => {
  it('lists drivers by last update with speed in km/h, direction and battery', async () => {
    show();
    const [first, second] = await lines();
    await waitFor(() =>
      expect(first?.textContent).toContain('Benali KarimOnlinejust now36 km/h · east · 80%, charging'),
    );
    expect(second?.textContent).toContain('Lambert NadiaOffline');
  });

  it('shows drivers on the map, each state with a name of its own', async () => {
    show({
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
      map.getByRole('button', { name: /Driver4 Karim · On foot · just now · battery 80%, charging$/ }),
    ).toBeTruthy();
    expect(map.getByRole('button', { name: /Driver5 Karim · Old position · 12 min ago/ })).toBeTruthy();
    expect(map.getByRole('button', { name: /Driver6 Karim · Online/ })).toBeTruthy();
  });

  it('opens the trips of a driver in route order, with what is next', async () => {
    const listDriverBookings = vi.fn(() => [
      sampleTrip({ id: 13, ap_date: today, ap_time: '23:59', pick_time: '23:58', type: 'back' }),
      sampleTrip({ id: 12, ap_date: today, ap_time: '00:30', pick_time: '00:02', charged: true }),
    ]);
    const booking = vi.fn(() => undefined);
    const { user } = show({ handlers: { listDriverBookings }, dialogs: { 'dispatch/booking@1': booking } });
    await lines();
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

  it('says that a driver has no trips today', async () => {
    show({ route: '/tracker?id=3', locale: 'fr', handlers: { listDriverBookings: () => [] } });
    expect(await screen.findByText('Pas de transports')).toBeTruthy();
  });

  it('says which driver of a link is unknown', async () => {
    show({ route: '/tracker?id=99' });
    expect((await screen.findByRole('alert')).textContent).toContain('99');
  });

  it('opens the form of a care center with a double click', async () => {
    const form = vi.fn(() => undefined);
    show({ route: '/tracker?show=careCenters', dialogs: { 'masterdata/carecenter@1': form } });
    const center = await screen.findByRole('button', { name: /Résidence du Parc · Care center · marked, subscribed/ });
    fireEvent.doubleClick(center, { clientX: 5, clientY: 5 });
    await waitFor(() => expect(form).toHaveBeenCalledWith({ id: 7 }));
  });

  it('offers the same in a table: drivers, and the form of a care center', async () => {
    const form = vi.fn(() => undefined);
    const { user } = show({ route: '/tracker?view=table', dialogs: { 'masterdata/carecenter@1': form } });
    const row = (await screen.findByText('Benali Karim')).closest('tr');
    await waitFor(() => expect(row?.textContent).toContain('36 km/h'));
    await user.click(screen.getByRole('radio', { name: 'Places' }));
    await screen.findByText('Résidence du Parc');
    await user.click(screen.getByRole('button', { name: /^Edit the care center/ }));
    expect(form).toHaveBeenCalledWith({ id: 7 });
  });

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
    const { user } = show({
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

  it('stays usable when positions, bookings or care centers cannot be read, and says so', async () => {
    show({
      handlers: { listLocations: () => problem(503, 'internal'), listCareCenters: () => problem(503, 'internal') },
    });
    expect(await screen.findByText(/positions of drivers cannot be read/)).toBeTruthy();
    expect(await screen.findByText(/care centers cannot be read/)).toBeTruthy();
    expect(await lines()).toHaveLength(2);
  });

  it('shows both sites of the organisation', async () => {
    show({
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
    show();
    const box = await screen.findByRole('checkbox', { name: 'Traffic' });
    expect(box.hasAttribute('disabled')).toBe(true);
    expect(screen.getByText('The configured map has no traffic.')).toBeTruthy();
  });

  it('clears the positions of all drivers after a question', async () => {
    const clearLocations = vi.fn(() => ({ affectedRows: 1 }));
    const { user } = show({ handlers: { clearLocations } });
    await lines();
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
    const { user } = show({
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

  it('follows a driver until the map is dragged or another is chosen', async () => {
    const { user } = show();
    await lines();
    await waitFor(() => expect(screen.getByRole('button', { name: /Benali Karim · Online/ })).toBeTruthy());
    await user.click(screen.getByRole('button', { name: 'Follow Benali Karim' }));
    const stop = await screen.findByRole('button', { name: 'Stop following Benali Karim' });
    expect(stop.getAttribute('aria-pressed')).toBe('true');
    await user.click(stop);
    expect(await screen.findByRole('button', { name: 'Follow Benali Karim' })).toBeTruthy();
  });

  it('finds a driver by a part of the name, without accents, and sorts by name', async () => {
    const { user } = show({
      handlers: {
        listActiveDrivers: () => [activeDriver(), activeDriver({ id: 5, firstname: 'Élise', lastname: 'Zéphir' })],
      },
    });
    await lines();
    await user.type(screen.getByRole('searchbox', { name: 'Search a driver' }), 'zeph');
    expect((await screen.findByRole('list', { name: 'Active drivers' })).textContent).not.toContain('Benali');
    await user.clear(screen.getByRole('searchbox', { name: 'Search a driver' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort' }), 'Name');
    expect((await lines()).map(({ textContent }) => textContent?.slice(0, 6))).toEqual(['Benali', 'Zéphir']);
  });
});
