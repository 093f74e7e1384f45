import { brusselsNow, brusselsToday, vehicleOf } from '@navette/shared/domain';
import { activeDriver, renderWithHost } from '@navette/shared/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { messages } from '../../testing/messages.ts';
import { LiveMap } from './live-map.tsx';
import { samplePlanning, sampleTrip } from './planning/testing/sample-planning.ts';

beforeEach(() => void vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)); // jsdom draws nothing

const driver = (id: number, lastname: string) => ({
  id,
  firstname: 'Karim',
  lastname,
  active: true,
  vehicle: vehicleOf({}),
});
const seen = (driverId: number, latitude: number, minutesAgo = 0) => ({
  key: String(driverId),
  l: [latitude, 4.35] as [number, number],
  data: {
    driverId,
    time: new Date(Date.now() - minutesAgo * 60_000).toISOString(),
    charged: false,
    position: {
      coords: { speed: 0, heading: null, accuracy: 5 },
      activity: { type: 'in_vehicle' },
      battery: { level: 0.8, is_charging: false },
    },
  },
});

function show(day: string) {
  const trip = sampleTrip({
    id: 12,
    driverId: 3,
    ap_date: day,
    client_latitude: 50.83,
    client_longitude: 4.34,
    destination_latitude: 50.855,
    destination_longitude: 4.36,
  });
  const drivers = [driver(3, 'Benali')];
  const { planning, act } = samplePlanning([trip], {
    day,
    drivers,
    allDrivers: [...drivers, driver(5, 'Lambert'), driver(6, 'Maes')],
  });
  const onDriver = vi.fn();
  const suggestDrivers = vi.fn(() => [
    {
      driverId: 5,
      firstname: 'Karim',
      lastname: 'Lambert',
      extraKm: 4.2,
      estimated: true,
      trips: 2,
      reasons: [],
      conflicts: [],
      live: { km: 3.2, pickUpAt: `${day}T09:42:00.000Z`, lateMinutes: 12, late: true },
    },
  ]);
  const { user } = renderWithHost(<LiveMap planning={planning} trip={trip} onDriver={onDriver} onClose={vi.fn()} />, {
    messages,
    handlers: {
      getLiveConfig: () => ({ service: 'server' as const, firebase: null }),
      listActiveDrivers: () => [3, 5, 6].map((id) => activeDriver({ id, refreshTime: 60 })),
      listLocations: () => [seen(3, 50.8, 30), seen(5, 50.84), seen(6, 50.88, 30)],
      listWhereabouts: () => [],
      suggestDrivers,
    },
  });
  return { user, act, onDriver, suggestDrivers };
}

it('shows drivers of the day and others who are online on the live map, both ends of the selected trip, and who is nearest', async () => {
  const { user, act, onDriver, suggestDrivers } = show(brusselsToday());
  const map = within(await screen.findByRole('region', { name: 'Map of the drivers and the selected trip' }));
  fireEvent.click(await map.findByRole('button', { name: /Benali Karim · Old position/ }));
  expect(onDriver).toHaveBeenCalledWith(3);
  expect(map.getByRole('button', { name: /Lambert Karim/ })).toBeTruthy();
  expect(map.queryByRole('button', { name: /Maes Karim/ })).toBeNull();
  expect(map.getByRole('img', { name: 'Pick-up of the trip' })).toBeTruthy();
  expect(map.getByRole('img', { name: 'End of the trip' })).toBeTruthy();

  const time = brusselsNow(new Date(`${brusselsToday()}T09:42:00Z`)).time;
  expect(await screen.findByText(`3.2 km away, pick-up at ${time}: 12 min late`)).toBeTruthy();
  expect(suggestDrivers).toHaveBeenCalledWith(expect.objectContaining({ body: expect.objectContaining({ limit: 5 }) }));
  await user.click(screen.getByRole('button', { name: 'Assign to Karim Lambert' }));
  expect(act.change).toHaveBeenCalledWith({ id: 12, driverId: 5 });
});

it('shows no positions of now on the live map of another day', async () => {
  show('2099-03-10');
  expect(await screen.findByText('Positions are shown for today only.')).toBeTruthy();
  await screen.findByRole('img', { name: 'Pick-up of the trip' });
  expect(screen.queryByRole('button', { name: /Lambert Karim ·/ })).toBeNull();
});
