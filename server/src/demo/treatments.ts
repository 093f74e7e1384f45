import { Motive } from '@navette/shared/domain';
import type { DestinationKind } from './destinations.ts';
import type { Random } from './random.ts';

/** A kind of treatment: when it takes place, how long, and where. */
export interface Treatment {
  readonly motive: Motive;
  readonly kinds: readonly DestinationKind[];
  /** Share of the trips that a mutuality pays. */
  readonly insured: number;
  /** Minutes from the appointment to the trip home. */
  readonly stay: readonly [low: number, high: number];
  /** Share of the appointments with a trip home. */
  readonly returns: number;
  /** Times of the appointment, with weights. */
  readonly times: readonly (readonly [time: string, weight: number])[];
}

const even = (...times: string[]) => times.map((time) => [time, 1] as const);

const DAY_TIMES = [
  ...even('08:00', '08:15', '08:30', '12:30', '13:00', '16:00', '16:30', '17:00', '18:15', '19:00', '19:45', '20:30'),
  ...even('08:45', '09:00', '09:15', '09:30', '09:45', '10:00', '10:15', '10:30', '11:00').map(
    ([time]) => [time, 3] as const,
  ),
  ...even('11:20', '11:45', '13:30', '14:00', '14:15', '14:30', '15:00', '15:30').map(([time]) => [time, 2] as const),
];

const single = (
  motive: Motive,
  kinds: readonly DestinationKind[],
  insured: number,
  stay: Treatment['stay'],
  returns: number,
  times = DAY_TIMES,
): Treatment => ({ motive, kinds, insured, stay, returns, times });

/** Appointments that come once. */
export const singleTreatments: readonly (readonly [Treatment, weight: number])[] = [
  [single(Motive.consultation, ['consultation', 'hospital'], 0.12, [60, 150], 0.72), 64],
  [single(Motive.hospitalisation, ['hospital'], 0.15, [90, 240], 0.15), 13],
  [single(Motive.shopping, ['shop'], 0, [90, 150], 0.9, even('10:00', '10:30', '14:00', '14:30')), 9],
  [single(Motive.none, ['other', 'care'], 0, [60, 180], 0.6), 14],
];

/** A treatment that comes in series: number of parallel courses, and how long they last. */
interface Course extends Treatment {
  readonly atOnce: number;
  readonly weeks: readonly [low: number, high: number];
  /** Intervals in weeks. */
  readonly every: readonly number[];
  /** Weekdays, 1 is Monday. */
  readonly days: readonly string[];
}

const COURSES: readonly Course[] = [
  {
    motive: Motive.dialysis,
    kinds: ['dialysis'],
    insured: 0.85,
    stay: [270, 285],
    returns: 1,
    times: Object.entries({ '07:30': 5, '08:00': 3, '12:30': 3, '13:00': 3, '17:30': 1 }),
    atOnce: 23,
    weeks: [40, 90],
    every: [1],
    days: ['135', '135', '246'],
  },
  {
    motive: Motive.radiotherapy,
    kinds: ['radiotherapy'],
    insured: 0.8,
    stay: [45, 75],
    returns: 1,
    times: even('08:20', '09:10', '10:00', '10:40', '11:20', '13:30', '14:10', '15:00', '15:40'),
    atOnce: 5,
    weeks: [5, 7],
    every: [1],
    days: ['12345'],
  },
  {
    motive: Motive.chemotherapy,
    kinds: ['chemotherapy'],
    insured: 0.8,
    stay: [150, 330],
    returns: 1,
    times: Object.entries({ '08:00': 3, '08:30': 4, '09:00': 5, '09:30': 3, '10:30': 2, '13:00': 1 }),
    atOnce: 26,
    weeks: [12, 26],
    every: [2, 3],
    days: ['1', '2', '3', '4', '5'],
  },
  {
    motive: Motive.kinetherapy,
    kinds: ['rehabilitation'],
    insured: 0.2,
    stay: [60, 120],
    returns: 0.95,
    times: even('09:00', '10:00', '11:00', '13:30', '14:30', '15:30'),
    atOnce: 8,
    weeks: [8, 16],
    every: [1],
    days: ['14', '25', '13'],
  },
  {
    motive: Motive.frequentation,
    kinds: ['care', 'rehabilitation'],
    insured: 0.05,
    stay: [330, 390],
    returns: 1,
    times: Object.entries({ '09:00': 4, '09:30': 4, '10:00': 2 }),
    atOnce: 9,
    weeks: [30, 60],
    every: [1],
    days: ['124', '24', '135', '35'],
  },
];

/** A patient's course of treatment: same place and time, repeatedly. */
export interface Series {
  readonly treatment: Treatment;
  readonly clientId: number;
  readonly time: string;
  /** Monday of its first week, in weeks relative to this week. */
  readonly firstWeek: number;
  readonly weeks: number;
  /** Interval in weeks. */
  readonly every: number;
  /** Weekdays, 1 is Monday. */
  readonly days: readonly number[];
}

/** Consecutive courses in one slot of the schedule, from before `from` until after `until` (in weeks relative to this one). */
function fillPlace(random: Random, course: Course, from: number, until: number, nextClient: () => number): Series[] {
  const series: Series[] = [];
  let week = from - random.between(0, course.weeks[1]);
  while (week <= until) {
    const weeks = random.between(...course.weeks);
    series.push({
      treatment: course,
      clientId: nextClient(),
      time: random.weighted(course.times),
      firstWeek: week,
      weeks,
      every: random.pick(course.every),
      days: Array.from(random.pick(course.days), Number),
    });
    week += weeks + random.between(0, 2);
  }
  return series;
}

/** Courses of treatment in a span of weeks, at most one for each client. */
export function makeSeries(random: Random, from: number, until: number, clientCount: number): Series[] {
  let last = 0;
  const nextClient = (): number => {
    last = (last % clientCount) + 1;
    return last;
  };
  return COURSES.flatMap((course) =>
    Array.from({ length: course.atOnce }, () => fillPlace(random, course, from, until, nextClient)).flat(),
  );
}
