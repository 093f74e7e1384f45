import { problem, renderWithHost, type HostOptions } from '@navette/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { messages } from '../testing/messages.ts';
import { distanceOf } from '../dialogs/booking/testing/samples.ts';
import { RouteMapDialog } from './route-map.tsx';

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
