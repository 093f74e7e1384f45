import { problem, renderWithHost, type HostOptions } from '@navette/shared/testing';
import { sampleBooking } from '@navette/shared/testing/booking';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { messages } from '../testing/messages.ts';
import { sampleDriver } from '../testing/sample-driver.ts';
import DaySheetPage from './day-sheet.tsx';

const trips = [
  sampleBooking({
    id: 1,
    pick_time: '08:10',
    ap_time: '09:00',
    client_mobile: '+32470111213',
    destination_fullAddress: 'Place Van Gehuchten 4, 1020 Laeken',
    info: 'Fauteuil roulant',
  }),
  sampleBooking({ id: 2, type: 'back', pick_time: '11:00', ap_time: '11:00', willCall: true }),
  sampleBooking({ id: 3, status: 3, client_lastname: 'Annulé' }),
];

const show = (route = '/print/daysheet?driver=3&date=2026-03-10', options: HostOptions = {}) =>
  renderWithHost(<DaySheetPage />, {
    route,
    messages,
    ...options,
    handlers: {
      getDriver: ({ path }) => [sampleDriver({ id: path.id, lastname: `Benali ${String(path.id)}` })],
      listDriverBookings: () => trips,
      ...options.handlers,
    },
  });

const printed = vi.spyOn(globalThis, 'print').mockImplementation(() => undefined);
afterEach(() => printed.mockClear());

describe('day sheet', () => {
  it('lists time, client, and both addresses of each trip, without canceled trips', async () => {
    show();
    expect(await screen.findByRole('heading', { name: 'Day sheet of Karim Benali 3' })).toBeTruthy();
    const [running, , first, second] = screen.getAllByRole('row').map(({ textContent }) => textContent);
    expect([...document.querySelectorAll('col')].map(({ style }) => style.width)).toEqual([
      '11%',
      '19%',
      '20%',
      '20%',
      '19%',
      '11%',
    ]);
    expect(running).toBe('Benali 3 Karim · 10/03/2026');
    expect(first).toContain('08:10Appointment 09:00');
    expect(first).toContain('+32 470 11 12 13');
    expect(first).toContain('Place Van Gehuchten 4, 1020 Laeken');
    expect(first).toContain('Fauteuil roulant');
    expect(second).toContain('Will call');
    expect(screen.queryByText(/Annulé/)).toBeNull();
  });

  it('leaves out the trips that are still to be assigned, and says how many', async () => {
    const open = [0, 3].map((accepted, index) =>
      sampleBooking({ id: 5 + index, accepted: accepted === 0 ? 0 : 3, client_lastname: 'Personne' }),
    );
    show(undefined, {
      handlers: { listDriverBookings: () => [...trips, ...open, sampleBooking({ id: 9, accepted: 0, status: 1 })] },
    });
    expect(await screen.findByText(/2 trips still to assign are left out/)).toBeTruthy();
    expect(screen.queryByText(/Personne/)).toBeNull();
    expect(screen.getByText(/3 trips ·|· 3 trips/)).toBeTruthy();
  });

  it('shows the notes for drivers about client and trip, each once', async () => {
    const listDriverBookings = () => [
      sampleBooking({ id: 1, client_info: 'Troisième étage, sans ascenseur', info: 'Sonner deux fois' }),
      sampleBooking({ id: 2, client_info: 'Malentendant', info: 'Malentendant' }),
    ];
    show(undefined, { handlers: { listDriverBookings } });
    expect(await screen.findByText('Troisième étage, sans ascenseur')).toBeTruthy();
    expect(screen.getByText('Sonner deux fois')).toBeTruthy();
    expect(screen.getAllByText('Malentendant')).toHaveLength(1);
  });

  it('shows the mobility of clients, and the amounts to collect per trip and in total', async () => {
    const listDriverBookings = () => [
      sampleBooking({ id: 1, price: 20, waitprice: 5, client_mobility: 'wheelchair', client_companion: true }),
      sampleBooking({ id: 2, price: 30, factuur: true, client_mobility: 'wheelchair', mobility: 'foot' }),
      sampleBooking({ id: 3, price: 22.5, insuranceId: 2, mutualPatientAmount: 4, mobility: 'stretcher' }),
    ];
    show(undefined, { handlers: { listDriverBookings } });
    expect(await screen.findByText(/To collect: €29\.00/)).toBeTruthy();
    const [, , first, second, third] = screen.getAllByRole('row').map(({ textContent }) => textContent);
    expect(first).toMatch(/Wheelchair, with a companion.*€25\.00$/u);
    expect(second).not.toContain('Wheelchair');
    expect(second).toMatch(/–$/u);
    expect(third).toMatch(/Stretcher.*€4\.00$/u);
  });

  it('prints several drivers together, and only when all are loaded', async () => {
    show('/print/daysheet?driver=3,4&date=2026-03-10');
    expect(await screen.findByRole('heading', { name: 'Day sheet of Karim Benali 4' })).toBeTruthy();
    await waitFor(() => expect(printed).toHaveBeenCalledTimes(1));
  });

  it('shows a message when the driver has no trips that day, and prints it too', async () => {
    show(undefined, { handlers: { listDriverBookings: () => [] } });
    expect(await screen.findByText('No trips that day.')).toBeTruthy();
    await waitFor(() => expect(printed).toHaveBeenCalledTimes(1));
  });

  it('the day sheet does not print after a failed request', async () => {
    show(undefined, { handlers: { listDriverBookings: () => problem(404, 'notFound') } });
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeTruthy();
    expect(printed).not.toHaveBeenCalled();
  });

  it('shows a message when no sheet is requested', () => {
    show('/print/daysheet?driver=abc&date=2026-02-31');
    expect(screen.getByText(/open the day sheet from My drivers/)).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1, name: 'Day sheet' })).toBeTruthy();
  });
});
