import type { components } from '@navette/openapi/types';
import { Accepted, BookingStatus, isDriven, parseSlots } from '@navette/shared/domain';
import type { DriverLocation } from '@navette/shared/realtime';
import { liveStatus, type LiveStatus } from '../../office/live-status.ts';
import type { BookingRow } from '../../bookings/booking-row.ts';

type Driver = components['schemas']['Driver'];

/** Row of the table: a driver's day. */
export interface DriverDay {
  readonly driver: Driver;
  /** Driven and open trips of the day, by pick-up. */
  readonly bookings: readonly BookingRow[];
  /** The first trip that is not done yet. */
  readonly next: BookingRow | undefined;
  /** Slots marked as unavailable. */
  readonly unavailable: readonly number[];
  readonly answers: { readonly pending: number; readonly accepted: number; readonly refused: number };
  readonly status: LiveStatus;
  /**
   * Time of the last position, ISO. A function, so that a new position alone does not count as a change that flashes
   * the row.
   */
  readonly seenAt: () => string | undefined;
}

/** Source data of the days. */
export interface DayFacts {
  readonly drivers: readonly Driver[];
  readonly bookings: readonly BookingRow[];
  readonly availability: readonly { readonly driverId: number; readonly available: string }[];
  readonly locations: readonly DriverLocation[];
  readonly now: Date;
}

const pickUp = ({ pick_time, ap_time }: BookingRow): string => pick_time ?? ap_time;

const answersOf = (bookings: readonly BookingRow[]): DriverDay['answers'] => {
  const open = bookings.filter(({ status }) => status === BookingStatus.pending);
  const count = (...answers: readonly number[]) => open.filter(({ accepted }) => answers.includes(accepted)).length;
  return {
    pending: count(Accepted.assign, Accepted.pending),
    accepted: count(Accepted.accepted, Accepted.scheduled),
    refused: count(Accepted.refused),
  };
};

/** Day of each active driver, by name. */
export function driverDays({ drivers, bookings, availability, locations, now }: DayFacts): DriverDay[] {
  const byDriver = new Map<number, BookingRow[]>();
  for (const booking of bookings.filter(({ status }) => isDriven(status)))
    byDriver.set(booking.driverId, [...(byDriver.get(booking.driverId) ?? []), booking]);
  const slots = new Map(availability.map(({ driverId, available }) => [driverId, parseSlots(available)]));
  const places = new Map(locations.map((location) => [location.data.driverId, location]));
  return drivers
    .filter(({ active }) => active)
    .map((driver) => {
      const own = (byDriver.get(driver.id) ?? []).toSorted((a, b) => pickUp(a).localeCompare(pickUp(b)));
      const location = places.get(driver.id);
      return {
        driver,
        bookings: own,
        next: own.find(({ status }) => status === BookingStatus.pending),
        unavailable: slots.get(driver.id) ?? [],
        answers: answersOf(own),
        status: liveStatus(location, driver.refreshTime, now),
        seenAt: () => location?.data.time,
      };
    });
}
