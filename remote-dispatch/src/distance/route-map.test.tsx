import { problem, renderWithHost, type HostOptions } from '@navette/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { messages } from '../testing/messages.ts';
import { distanceOf } from '../dialogs/booking/testing/samples.ts';
import { RouteMapDialog, routeOnMap } from './route-map.tsx';

const question = { addresses: ['Kerkstraat 4', 'Rue Haute 12', 'Clinique'] };

function show(handlers: HostOptions['handlers'] = { getDistance: () => distanceOf(1920) }) {
  const onClose = vi.fn<() => void>();
  return {
    ...renderWithHost(<RouteMapDialog question={question} type="to" onClose={onClose} />, { messages, handlers }),
    onClose,
  };
}

const lines = (list: HTMLElement) =>
  within(list)
    .getAllByRole('listitem')
    .map((item) => item.textContent);

afterEach(() => void vi.useRealTimers());

describe('the route of a trip', () => {
  it('shows the route on a map, with its legs as text', async () => {
    show();
    const map = within(await screen.findByRole('region', { name: 'Route, Outbound' }));
    expect(await map.findByText('Schematic map · Estimated route')).toBeTruthy();
    expect(lines(screen.getByRole('list'))).toEqual([
      'Kerkstraat 4 → Rue Haute 123.2 km · 10 mins · €2.00',
      'Rue Haute 12 → Clinique18.7 km · 32 mins · €7.00',
    ]);
  });

  it('shows an estimated route as text: both directions leg by leg, and the totals', async () => {
    const { user } = show();
    await user.click(await screen.findByRole('radio', { name: 'Text' }));
    expect(screen.getByText('estimate')).toBeTruthy();
    const home = screen.getByRole('region', { name: 'Return' });
    expect(within(home).getByText('22.1 km · 42 mins · €9.00')).toBeTruthy();
    expect(lines(within(home).getByRole('list'))[0]).toContain('Clinique → Rue Haute 12');
    expect(screen.getByText('44.0 km · 1 h 24 · €18.00')).toBeTruthy();
  });

  it('names the service that does not answer, on the map and as text', async () => {
    const { user } = show({ getDistance: () => ({ ...distanceOf(1920), unavailable: 'osrm' }) });
    expect(await screen.findByText('(service OSRM does not answer)')).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: 'Text' }));
    expect(screen.getByText('(service OSRM does not answer)')).toBeTruthy();
  });

  it('measures the route again once the service answers', async () => {
    vi.useFakeTimers({
      toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
      shouldAdvanceTime: true,
    });
    let isOut = true;
    show({
      getDistance: () =>
        isOut
          ? { ...distanceOf(1920), unavailable: 'osrm' }
          : { ...distanceOf(1920), estimated: false, source: 'osrm' },
    });
    expect(await screen.findByText('(service OSRM does not answer)')).toBeTruthy();
    isOut = false;
    await vi.advanceTimersByTimeAsync(30_000);
    await waitFor(() => expect(screen.queryByText('(service OSRM does not answer)')).toBeNull());
  });

  it.each([
    [
      'a place is unknown',
      'addresses.1',
      'validation.address.incomplete',
      'NOT_FOUND',
      'Unknown place: Rue Haute 12. Choose the address among the suggestions.',
    ],
    ['no road leads there', 'addresses', 'validation.notFound', 'ZERO_RESULTS', 'No road connects these addresses.'],
  ])('shows that %s, without a retry', async (_, field, messageKey, status, message) => {
    show({ getDistance: () => problem(400, 'validation', [{ field, messageKey }]) });
    expect(await screen.findByText(`Directions request failed due to ${status}`)).toBeTruthy();
    expect(screen.getByText(message)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  });

  it('shows why the route failed, and retries', async () => {
    let fails = true;
    const { user } = show({ getDistance: () => (fails ? problem(503, 'internal') : distanceOf(1920)) });
    const retry = await screen.findByRole('button', { name: 'Retry' });
    fails = false;
    await user.click(retry);
    await waitFor(() => expect(screen.getByRole('region', { name: 'Route, Outbound' })).toBeTruthy());
  });
});

const figures = { price: 2, distance: 3.2, duration: 600 };
const toClient = {
  ...figures,
  origin: 'Driver',
  destination: 'Client',
  geometry: [
    [50.81, 4.35],
    [50.82, 4.36],
  ],
};
const toHospital = {
  ...figures,
  origin: 'Client',
  destination: 'Hospital',
  geometry: [
    [50.82, 4.36],
    [50.85, 4.45],
  ],
};
const home = {
  ...figures,
  origin: 'Hospital',
  destination: 'Client',
  geometry: [
    [50.85, 4.45],
    [50.82, 4.36],
  ],
};
const away = {
  ...figures,
  origin: 'Client',
  destination: 'Driver',
  geometry: [
    [50.82, 4.36],
    [50.81, 4.35],
  ],
};

const found = {
  to: [{ trip: toClient }, { trip: toHospital }],
  back: [{ trip: home }, { trip: away }],
  simple: [],
  totals: { to: figures, back: figures, simple: figures, total: figures },
  estimated: true,
  source: 'estimate',
};

describe('the route on the map', () => {
  it('draws the outbound route from driver to client to destination, the first leg empty', () => {
    const { route, markers } = routeOnMap(found, 'to');
    expect(markers.map(({ kind, label, position }) => [kind, label, position.latitude])).toEqual([
      ['driver', 'Driver', 50.81],
      ['client', 'Client', 50.82],
      ['destination', 'Hospital', 50.85],
    ]);
    expect(route.legs.map(({ empty }) => empty)).toEqual([true, false]);
    expect(route.estimated).toBe(true);
  });

  it('draws the return route in reverse, the last leg empty', () => {
    const { route, markers } = routeOnMap(found, 'back');
    expect(markers.map(({ kind }) => kind)).toEqual(['destination', 'client', 'driver']);
    expect(route.legs.map(({ empty }) => empty)).toEqual([false, true]);
  });

  it('leaves unknown places off the map', () => {
    const unknown = { ...found, to: [{ trip: { ...toClient, geometry: [] } }, { trip: toHospital }] };
    expect(routeOnMap(unknown, 'to').markers.map(({ kind }) => kind)).toEqual(['destination']);
  });

  it('marks the stops between client and destination on the map', () => {
    const toStop = {
      ...figures,
      origin: 'Client',
      destination: 'Pharmacy',
      geometry: [
        [50.82, 4.36],
        [50.83, 4.4],
      ],
    };
    const stopping = {
      ...found,
      to: [{ trip: toClient }, { trip: toStop }, { trip: { ...toHospital, origin: 'Pharmacy' } }],
    };
    expect(routeOnMap(stopping, 'to').markers.map(({ kind, label }) => [kind, label])).toEqual([
      ['driver', 'Driver'],
      ['client', 'Client'],
      ['place', 'Pharmacy'],
      ['destination', 'Hospital'],
    ]);
  });
});
