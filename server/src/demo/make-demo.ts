import { addMonths, type IsoDate, startOfMonth } from '@navette/shared/domain';
import { makeAppointments, type DemoSpan } from './appointments.ts';
import { assignDrivers } from './assign-drivers.ts';
import { makeAvailability, markedSlots } from './availability.ts';
import type { DemoNow } from './demo-now.ts';
import { makeBookings } from './bookings.ts';
import { makeClients } from './clients.ts';
import { makeDestinations } from './destinations.ts';
import { withPapers } from './driver-papers.ts';
import { makeDrivers } from './drivers.ts';
import { platformTrips } from './platform/platform-trips.ts';
import { createRandom } from './random.ts';
import { makeTrips } from './trips.ts';

const SEED = 20_260_310;
const CLIENTS = 2150;
const DRIVERS = 48;
const INACTIVE_DRIVERS = 6;
const MONTHS_BACK = 13;
const MONTHS_AHEAD = 3;

/** The days that have bookings: this month and the thirteen before it, whole, as the registers have them; three months ahead. */
export const demoSpan = (today: IsoDate): DemoSpan => ({
  first: addMonths(startOfMonth(today), -MONTHS_BACK),
  today,
  last: addMonths(today, MONTHS_AHEAD),
});

/** People, places and the trips that are driven, before they become bookings. */
export function makePlan(now: DemoNow) {
  const stream = (number: number) => createRandom(SEED + number);
  const clients = makeClients(stream(1), CLIENTS, Number(now.date.slice(0, 4)));
  const drivers = makeDrivers(stream(2), DRIVERS, INACTIVE_DRIVERS).map((driver) => withPapers(driver, now.date));
  const places = makeDestinations();
  const availability = makeAvailability(stream(3), drivers, now.date);
  const appointments = makeAppointments(stream(4), demoSpan(now.date), clients.length);
  const destinations = places.map(({ row }) => row);
  const wanted = [...makeTrips(appointments, clients, places), ...platformTrips(clients, destinations, now)];
  const trips = assignDrivers(wanted, drivers, now, markedSlots(availability));
  return { clients, drivers, destinations, availability, trips };
}

/**
 * The people, places and bookings of the demo, from a seed: the same every time but for the dates, which lie
 * around `now`, and for how far the bookings of today are.
 */
export function makeDemo(now: DemoNow) {
  const { trips, ...rest } = makePlan(now);
  // The platform's last, so that the others keep their numbers, on which their details depend.
  const ordered = trips.toSorted((one, other) => Number(Boolean(one.transport)) - Number(Boolean(other.transport)));
  return { ...rest, ...makeBookings(ordered, now) };
}

/** The result of {@link makeDemo}. */
export type Demo = ReturnType<typeof makeDemo>;
