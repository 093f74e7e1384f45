import { tripDistance } from '@navette/shared/domain';
import { activeDriver, problem, renderWithHost, testUser, type HostOptions } from '@navette/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { messages } from '../testing/messages.ts';
import { sampleDriver } from '../testing/sample-driver.ts';
import DistancePage from './distance.tsx';

const leg = (distance: number) => ({
  distance,
  duration: 900,
  origin: 'Départ',
  destination: 'Arrivée',
  geometry: [
    [50.85, 4.35],
    [50.86, 4.36],
  ] as [number, number][],
});
const { to, back, simple, totals } = tripDistance([leg(3.2), leg(18.65)], [leg(18.9), leg(3.2)]);
const measured = { to: [...to], back: [...back], simple: [...simple], totals, estimated: true, source: 'estimate' };

const driver = activeDriver({ address: 'Rue Wayez 10', zip: '1070', city: 'Anderlecht' });
const suggestion = (fullAddress: string) => ({
  label: fullAddress,
  street: 'Avenue Rogier',
  houseNumber: '50',
  postbox: null,
  zip: '1030',
  city: 'Schaerbeek',
  fullAddress,
  latitude: 50.86,
  longitude: 4.39,
  complete: true,
  source: 'gazetteer' as const,
});

const show = (options: HostOptions = {}) =>
  renderWithHost(<DistancePage />, {
    route: '/distance',
    messages,
    ...options,
    handlers: {
      listInsurances: () => [],
      listActiveDrivers: () => [driver],
      getDriver: () => [sampleDriver({ address: driver.address, zip: driver.zip, city: driver.city })],
      suggestAddresses: ({ body }) => [suggestion(`Avenue Rogier 50, 1030 Schaerbeek (${body.q})`)],
      getDistance: () => measured,
      ...options.handlers,
    },
  });

async function typeAddress({ user }: ReturnType<typeof show>, label: string, text: string): Promise<void> {
  await user.click(screen.getByRole('combobox', { name: label }));
  await user.paste(text);
  await user.click(await screen.findByRole('option', { name: new RegExp(`\\(${text}\\)`) }));
}

async function fillIn(shown: ReturnType<typeof show>): Promise<void> {
  await shown.user.click(screen.getByRole('combobox', { name: 'Driver' }));
  await shown.user.click(await screen.findByRole('option', { name: /Benali Karim/ }));
  await typeAddress(shown, 'Pick-up address', 'rogier');
  await typeAddress(shown, 'Address of the destination', 'hippo');
}

beforeEach(() => localStorage.clear());

describe('distance estimator', () => {
  it('fills in the address of a picked driver, and shows distance, price and the insurer’s share', async () => {
    const getDistance = vi.fn(() => measured);
    const shown = show({ handlers: { getDistance } });
    await fillIn(shown);
    expect(screen.getByRole('combobox', { name: 'Start of the driver' })).toHaveProperty(
      'value',
      'Rue Wayez 10, 1070 Anderlecht',
    );
    expect(await screen.findByText('€10.00')).toBeTruthy();
    expect(
      screen.getByText('Price to quote to the client: €10.00 for a single trip, €20.00 outbound and return.'),
    ).toBeTruthy();
    expect(screen.getByText('€20.00')).toBeTruthy();
    expect(screen.getByText('€17.10 single, €34.20 outbound and return')).toBeTruthy();
    expect(getDistance).toHaveBeenCalledTimes(1);
  });

  it('books the route at the price that is quoted, outbound alone and with the return', async () => {
    const opened = vi.fn<(input: unknown) => undefined>();
    const shown = show({ user: testUser('dispatch'), dialogs: { 'dispatch/booking@1': opened } });
    await fillIn(shown);
    await shown.user.click(await screen.findByRole('button', { name: 'Book: Outbound' }));
    expect(opened).toHaveBeenLastCalledWith(
      expect.objectContaining({
        draft: expect.objectContaining({
          type: 'to',
          back: false,
          price: 10,
          driverId: driver.id,
          pick_address: 'Avenue Rogier 50, 1030 Schaerbeek (rogier)',
        }),
      }),
    );
    await shown.user.click(screen.getByRole('button', { name: 'Book: Outbound and return' }));
    expect(opened).toHaveBeenLastCalledWith(
      expect.objectContaining({ draft: expect.objectContaining({ back: true, price: 20 }) }),
    );
  });

  it('accepts five addresses, and explains that a sixth is too many', async () => {
    const { user } = show();
    const add = screen.getByRole('button', { name: 'Add a stop' });
    await user.click(add);
    await user.click(add);
    expect(screen.queryByText(/You have reached the limit/)).toBeNull();
    await user.click(add);
    expect(screen.getByText('You have reached the limit of adding 5 inputs.')).toBeTruthy();
    expect(screen.getAllByRole('combobox', { name: /^Stop/ })).toHaveLength(2);
  });

  it('quotes no price when only the town of both addresses is known', async () => {
    const nowhere = tripDistance([leg(0), leg(0)], [leg(0), leg(0)]);
    const unmeasured = { ...measured, to: [...nowhere.to], back: [...nowhere.back], totals: nowhere.totals };
    const shown = show({ handlers: { getDistance: () => unmeasured } });
    await fillIn(shown);
    expect(await screen.findByText(/Only the town of these addresses is known/)).toBeTruthy();
    expect(screen.queryByText(/Price to quote/)).toBeNull();
  });

  it('shows that the distance failed, and measures again on Retry', async () => {
    let failing = true;
    const shown = show({ handlers: { getDistance: () => (failing ? problem(500, 'internal') : measured) } });
    await fillIn(shown);
    const retry = await screen.findByRole('button', { name: 'Retry' });
    failing = false;
    await shown.user.click(retry);
    expect(await screen.findByText('€10.00')).toBeTruthy();
  });

  it('measures a stored fallback estimate again', async () => {
    const first = show({ handlers: { getDistance: () => ({ ...measured, unavailable: 'osrm' }) } });
    await fillIn(first);
    expect(
      within(await screen.findByRole('region', { name: 'Price estimate' })).getByText('(service OSRM does not answer)'),
    ).toBeTruthy();
    first.unmount();
    show({ handlers: { getDistance: () => ({ ...measured, estimated: false, source: 'osrm' }) } });
    expect(await screen.findByText('€10.00')).toBeTruthy();
    await waitFor(() => expect(screen.queryByText('(service OSRM does not answer)')).toBeNull());
  });

  it('shows at its field which address could not be found', async () => {
    const shown = show({
      handlers: {
        getDistance: () =>
          problem(400, 'validation', [{ field: 'addresses.2', messageKey: 'validation.address.incomplete' }]),
      },
    });
    await fillIn(shown);
    expect(await screen.findByText('Directions request failed due to NOT_FOUND')).toBeTruthy();
    expect(screen.getByRole('combobox', { name: 'Address of the destination' }).getAttribute('aria-invalid')).toBe(
      'true',
    );
    expect(screen.getByRole('combobox', { name: 'Pick-up address' }).getAttribute('aria-invalid')).toBeNull();
  });

  it('shows that the route has no length when two addresses are equal', async () => {
    const shown = show({
      handlers: {
        suggestAddresses: ({ body }) => [
          { ...suggestion('Avenue Rogier 50, 1030 Schaerbeek'), label: `Rogier (${body.q})` },
        ],
      },
    });
    await typeAddress(shown, 'Pick-up address', 'rogier');
    await typeAddress(shown, 'Address of the destination', 'avenue');
    expect(await screen.findByText('The same address as the previous stop.')).toBeTruthy();
  });

  it('validates an address on blur, not while it is typed', async () => {
    const { user } = show();
    const field = screen.getByRole('combobox', { name: 'Pick-up address' });
    await user.type(field, 'rog');
    expect(field.getAttribute('aria-invalid')).toBeNull();
    await user.tab();
    expect(field.getAttribute('aria-invalid')).toBe('true');
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(screen.getByRole('combobox', { name: 'Pick-up address' })).toHaveProperty('value', '');
  });

  it('clears the estimator', async () => {
    const shown = show();
    await fillIn(shown);
    await screen.findByText('€10.00');
    await shown.user.click(screen.getByRole('button', { name: 'Clear' }));
    await waitFor(() => expect(screen.queryByText('€10.00')).toBeNull());
    expect(screen.getByRole('combobox', { name: 'Pick-up address' })).toHaveProperty('value', '');
  });
});
