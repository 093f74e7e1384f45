import {
  addMonths,
  type IsoDate,
  startOfMonth,
  addDays,
  isWeekend,
  unavailableSlots,
  type UnavailableSlots,
} from '@navette/shared/domain';
import { makeAppointments, type DemoSpan, makeTrips } from './trips.ts';
import { assignDrivers } from './assign-drivers.ts';
import type { DemoNow, DemoRow } from './rows.ts';
import { makeBookings } from './bookings.ts';
import { makeClients } from './clients.ts';
import { makeDestinations } from './destinations.ts';
import { platformTrips } from './platform/platform-trips.ts';
import { createRandom, type Random } from './random.ts';
import type { NewRow } from '../db/types.ts';
import texts from './data/texts.json';
import { makeHome, makeEmail, makeMobile, makePerson } from './people.ts';

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

/** Days from today within which an office is warned, and beyond the last trip that is planned. */
const SOON = 26;
const YEAR = 365;

/** Papers of a driver: of two drivers one expires soon, all others are valid for long. */
const withPapers = (driver: DemoRow<'driver'>, today: string): DemoRow<'driver'> => {
  const { id } = driver;
  return {
    ...driver,
    licenceUntil: addDays(today, YEAR * (2 + (id % 7))),
    insuranceUntil: addDays(today, id === 4 ? SOON : 60 + ((id * 37) % YEAR)),
    medicalUntil: addDays(today, id === 9 ? SOON + 3 : 90 + ((id * 53) % (2 * YEAR))),
  };
};

const DAYS_BEFORE = 21;
const DAYS_AHEAD = 35;

const MARKS: readonly (readonly [slots: readonly number[], weight: number])[] = [
  [[0, 1, 2, 3, 4, 5], 4],
  [[0], 2],
  [[5], 2],
  [[3, 4, 5], 2],
  [[0, 1, 2], 2],
  [[2], 1],
];

/** The slots in which drivers marked themselves as NOT available, around today. */
function makeAvailability(
  random: Random,
  drivers: readonly DemoRow<'driver'>[],
  today: IsoDate,
): NewRow<'availability'>[] {
  const rows: NewRow<'availability'>[] = [];
  for (let day = -DAYS_BEFORE; day <= DAYS_AHEAD; day += 1) {
    const date = addDays(today, day);
    const share = isWeekend(date) ? 0.12 : 0.07;
    for (const { id, active } of drivers) {
      if (active && random.chance(share)) rows.push({ driverId: id, date, slots: [...random.weighted(MARKS)] });
    }
  }
  return rows;
}

/** The slots of the rows, as the planning rules ask for them. */
export const markedSlots = (rows: readonly NewRow<'availability'>[]): UnavailableSlots =>
  unavailableSlots(rows.map(({ driverId, date, slots }) => ({ driverId, date, available: slots.join() })));

/** A Belgian account with right check digits, of nobody (specification/formats.md#iban). */
function makeIban(random: Random): string {
  const account = String(random.between(100_000_000, 999_999_999) * 10 + random.between(0, 9));
  const own = String(Number(BigInt(account) % 97n) || 97).padStart(2, '0');
  const check = String(98n - (BigInt(`${account}${own}111400`) % 97n)).padStart(2, '0');
  return `BE${check}${account}${own}`;
}

/** Letters of number plates. */
const LETTERS = 'ABCDEFGHJKLMNPRSTVWXYZ'.split('');

const plate = (random: Random): string =>
  `${random.pick(['1', '2'])}-${Array.from({ length: 3 }, () => random.pick(LETTERS)).join('')}-${random.between(100, 999)}`;

function makeDriver(random: Random, id: number, active: boolean): DemoRow<'driver'> {
  const person = makePerson(random, 1962, 1998);
  return {
    id,
    active,
    firstname: person.firstname,
    lastname: person.lastname,
    birthday: person.birthday,
    ...makeHome(random),
    tel: null,
    mobile: makeMobile(random),
    email: makeEmail(person, 'chauffeurs.navette.example'),
    bank_account: makeIban(random),
    postbox: null,
    car: `${random.pick(texts.carModels)} ${plate(random)}`,
    carriesWheelchair: id % 3 !== 1,
    carriesStretcher: id % 6 === 3,
    zones: random.pick(texts.zones),
    refreshTime: random.pick([15, 30, 30, 60, 120]),
    commission: random.weighted([
      [20, 6],
      [15, 3],
      [12.5, 1],
    ]),
  };
}

/** So many drivers, numbered from 1; the last `inactive` no longer work. */
const makeDrivers = (random: Random, count: number, inactive: number): DemoRow<'driver'>[] =>
  Array.from({ length: count }, (_, index) => makeDriver(random, index + 1, index < count - inactive));
