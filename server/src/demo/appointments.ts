import { addDays, daysBetween, eachDay, isWeekend, startOfWeek, weekdayOf, type IsoDate } from '@navette/shared/domain';
import { createRandom, type Random } from './random.ts';
import { makeSeries, type Series } from './series.ts';
import { singleTreatments, type Treatment } from './treatments.ts';

const SEED = 7_000_000;

/** A client's appointment. */
export interface Appointment {
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
  const random = createRandom(SEED + daysBetween(startOfWeek(today), date));
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

/** All appointments of the span, by day. */
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
