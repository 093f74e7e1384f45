import {
  addDays,
  daysBetween,
  eachDay,
  isWeekend,
  startOfWeek,
  weekdayOf,
  type IsoDate,
  addMinutes,
  minutesOf,
  type BookingType,
  type PlanningRow,
} from '@navette/shared/domain';
import { createRandom, type Random } from './random.ts';
import { makeSeries, type Series, singleTreatments, type Treatment } from './treatments.ts';
import { type DemoPlace, chooseDestination, placeOf, surroundingsOf, type Surroundings } from './destinations.ts';
import type { DemoRow } from './rows.ts';

const SINGLES_SEED = 7_000_000;

interface Appointment {
  readonly treatment: Treatment;
  readonly clientId: number;
  readonly date: IsoDate;
  readonly time: string;
  /** Appointments of one series go to the same place with the same driver. */
  readonly series: number | null;
  /** Weekly on the same days, so that it is booked as a standing order. */
  readonly standing: boolean;
}

/** The span of days that has bookings. */
export interface DemoSpan {
  readonly first: IsoDate;
  readonly today: IsoDate;
  readonly last: IsoDate;
}

/** One-off appointments of a day. */
function singlesOn(random: Random, date: IsoDate, today: IsoDate): number {
  if (date === today) return isWeekend(date) ? 22 : 44;
  if (weekdayOf(date) === 7) return random.between(8, 12);
  if (weekdayOf(date) === 6) return random.between(3, 6);
  return random.between(9, 16);
}

function ofSeries(
  { treatment, clientId, time, firstWeek, weeks, every, days }: Series,
  index: number,
  span: DemoSpan,
): Appointment[] {
  const monday = addDays(startOfWeek(span.today), firstWeek * 7);
  const found: Appointment[] = [];
  for (let week = 0; week < weeks; week += every) {
    for (const day of days) {
      const date = addDays(monday, week * 7 + day - 1);
      if (date >= span.first && date <= span.last)
        found.push({ treatment, clientId, date, time, series: index, standing: every === 1 });
    }
  }
  return found;
}

/** A random generator per day, so that days stay the same whatever day the data are generated on. */
function singles(date: IsoDate, today: IsoDate, clientCount: number): Appointment[] {
  const random = createRandom(SINGLES_SEED + daysBetween(startOfWeek(today), date));
  return Array.from({ length: singlesOn(random, date, today) }, () => {
    const treatment = random.weighted(singleTreatments);
    return {
      treatment,
      clientId: random.between(1, clientCount),
      date,
      time: random.weighted(treatment.times),
      series: null,
      standing: false,
    };
  });
}

export function makeAppointments(random: Random, span: DemoSpan, clientCount: number): Appointment[] {
  const monday = startOfWeek(span.today);
  const from = Math.floor(daysBetween(monday, span.first) / 7);
  const until = Math.ceil(daysBetween(monday, span.last) / 7);
  const repeated = makeSeries(random, from, until, clientCount).flatMap((series, index) =>
    ofSeries(series, index, span),
  );
  const once = eachDay(span.first, span.last).flatMap((date) => singles(date, span.today, clientCount));
  return [...repeated, ...once].sort(
    (one, other) => one.date.localeCompare(other.date) || one.time.localeCompare(other.time),
  );
}

/** One leg of an appointment, before a driver is assigned. */
export interface Trip {
  readonly appointment: Appointment;
  readonly type: BookingType;
  /** The client also returns with us. */
  readonly back: boolean;
  readonly time: string;
  readonly client: DemoRow<'client'>;
  readonly destination: DemoRow<'destination'>;
  readonly insured: boolean;
  /** The part of a transport of the external platform that it was booked for. */
  readonly transport?: PlanningRow;
  /** Place of care that it goes on from; others begin or end at home. */
  readonly from?: DemoRow<'destination'>;
}

const SEED = 11_000_000;
const LAST_RETURN = 22 * 60;

/** Trips of an appointment: the outbound leg, and a return for those who return with us. */
function tripsOf(appointment: Appointment, index: number, client: DemoRow<'client'>, around: Surroundings): Trip[] {
  const { treatment, clientId, time, series } = appointment;
  const own = createRandom(SEED + index);
  const shared = series === null ? own : createRandom(SEED + series * 7919 + clientId);
  const destination = chooseDestination(shared, around).row;
  const insured = shared.chance(treatment.insured);
  const home = minutesOf(time) + own.between(...treatment.stay);
  const returns = own.chance(treatment.returns) && home < LAST_RETURN;
  const common = { appointment, client, destination, insured };
  const there: Trip = { ...common, type: returns || own.chance(0.4) ? 'to' : 'simple', back: returns, time };
  if (!returns) return [there];
  const waits = home - (home % 5) - minutesOf(time);
  return [there, { ...common, type: 'back', back: false, time: addMinutes(time, waits) }];
}

/** All trips, in the order of appointments. */
export function makeTrips(
  appointments: readonly Appointment[],
  clients: readonly DemoRow<'client'>[],
  places: readonly DemoPlace[],
): Trip[] {
  const known = new Map<string, Surroundings>();
  return appointments.flatMap((appointment, index) => {
    const client = clients[appointment.clientId - 1];
    if (!client) return [];
    const { kinds } = appointment.treatment;
    const key = `${client.id} ${kinds.join()}`;
    const around = known.get(key) ?? surroundingsOf(placeOf(client), places, kinds);
    known.set(key, around);
    return tripsOf(appointment, index, client, around);
  });
}
