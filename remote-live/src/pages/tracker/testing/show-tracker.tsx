import { brusselsToday } from '@navette/shared/domain';
import type { DriverLocation } from '@navette/shared/realtime';
import { activeDriver, renderWithHost, testUser, type HostOptions } from '@navette/shared/testing';
import { sampleCompany } from '@navette/shared/testing/company';
import { screen, within } from '@testing-library/react';
import { messages } from '../../../testing/messages.ts';
import { sampleCareCenter } from '../../../testing/sample-care-center.ts';
import { sampleTrip } from '../../../testing/sample-trip.ts';
import { TrackerPage } from '../index.tsx';

/** The day of the samples. */
export const today = brusselsToday();

/** A driver who drives east at 36 km/h in Brussels. */
export const location = (
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

/** The instant so many minutes ago. */
export const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

/** The page of the live map: two drivers, one of them seen, a trip, a care center. */
export const showTracker = (options: HostOptions = {}) =>
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
      listWhereabouts: () => [],
      listAvailability: () => [],
      listCareCenters: () => [sampleCareCenter()],
      getCompanyProfile: () => sampleCompany(),
      suggestAddresses: () => [],
      ...options.handlers,
    },
  });

/** The drivers beside the map, once they are listed. */
export const driverLines = async () => {
  const list = await screen.findByRole('list', { name: 'Active drivers' });
  await within(list).findByText('Benali Karim');
  return within(list).getAllByRole('listitem');
};
