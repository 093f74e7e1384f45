import type { Random } from './random.ts';
import { seriesTreatments, type Treatment } from './treatments.ts';

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

/** Number of parallel courses, and how long they last. */
interface Course {
  readonly treatment: Treatment;
  readonly atOnce: number;
  readonly weeks: readonly [low: number, high: number];
  readonly every: readonly number[];
  readonly days: readonly (readonly number[])[];
}

const COURSES: readonly Course[] = [
  {
    treatment: seriesTreatments.dialysis,
    atOnce: 23,
    weeks: [40, 90],
    every: [1],
    days: [
      [1, 3, 5],
      [1, 3, 5],
      [2, 4, 6],
    ],
  },
  { treatment: seriesTreatments.radiotherapy, atOnce: 5, weeks: [5, 7], every: [1], days: [[1, 2, 3, 4, 5]] },
  {
    treatment: seriesTreatments.chemotherapy,
    atOnce: 26,
    weeks: [12, 26],
    every: [2, 3],
    days: [[1], [2], [3], [4], [5]],
  },
  {
    treatment: seriesTreatments.kinetherapy,
    atOnce: 8,
    weeks: [8, 16],
    every: [1],
    days: [
      [1, 4],
      [2, 5],
      [1, 3],
    ],
  },
  {
    treatment: seriesTreatments.frequentation,
    atOnce: 9,
    weeks: [30, 60],
    every: [1],
    days: [
      [1, 2, 4],
      [2, 4],
      [1, 3, 5],
      [3, 5],
    ],
  },
];

/** Consecutive courses in one slot of the schedule, from before `from` until after `until` (in weeks relative to this one). */
function fillPlace(random: Random, course: Course, from: number, until: number, nextClient: () => number): Series[] {
  const series: Series[] = [];
  let week = from - random.between(0, course.weeks[1]);
  while (week <= until) {
    const weeks = random.between(...course.weeks);
    series.push({
      treatment: course.treatment,
      clientId: nextClient(),
      time: random.weighted(course.treatment.times),
      firstWeek: week,
      weeks,
      every: random.pick(course.every),
      days: random.pick(course.days),
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
