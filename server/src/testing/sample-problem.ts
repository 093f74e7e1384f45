import type { PlanProblem, PlanRequest, PlanStop } from '@navette/shared/plan';

const HOUR = 3600;

/** Places on a line, ten minutes and five kilometres from one to the next. */
const PLACES = 8;
const cells = Array.from({ length: PLACES * PLACES }, (_, cell) =>
  Math.abs(Math.floor(cell / PLACES) - (cell % PLACES)),
);

const stop = (place: number, earliest: number, latest: number): PlanStop => ({ place, earliest, latest, service: 300 });

/** Somebody who is fetched within half an hour and rides alone. */
const ride = (from: number, to: number, hour: number, more: Partial<PlanRequest> = {}): PlanRequest => ({
  pickUp: stop(from, hour * HOUR, hour * HOUR + 1800),
  delivery: stop(to, 0, 24 * HOUR),
  load: [1, 0, 0],
  longestRide: Infinity,
  alone: true,
  ride: null,
  fit: [],
  unassigned: 50_000,
  ...more,
});

/** Index of the request of {@link sampleProblem} in a wheelchair, which only the second driver carries. */
export const IN_WHEELCHAIR = 2;

/** Index of the request of {@link sampleProblem} that no driver may carry. */
export const FITS_NOBODY = 3;

/** A small day with one best plan: the first driver is absent at noon and has a break, the second carries wheelchairs. */
export function sampleProblem(): PlanProblem {
  const driver = {
    earliest: 6 * HOUR,
    latest: 20 * HOUR,
    absences: [],
    breaks: [],
    breaksAfter: 0,
    longestDay: 12 * HOUR,
    fixedCost: 3000,
    perMetre: 0.03,
    perSecond: 0.4,
    fair: null,
  };
  return {
    travel: {
      size: PLACES,
      seconds: Float64Array.from(cells, (steps) => steps * 600),
      metres: Float64Array.from(cells, (steps) => steps * 5000),
    },
    requests: [
      ride(1, 3, 8),
      ride(4, 1, 10),
      ride(6, 5, 9, { load: [0, 1, 0] }),
      ride(2, 3, 14, { fit: [Infinity, Infinity] }),
      ride(5, 6, 12),
      ride(2, 4, 15, { ride: { seconds: 2 * HOUR, metres: 20_000 }, delivery: stop(2, 0, 24 * HOUR) }),
    ],
    vehicles: [
      {
        ...driver,
        start: 0,
        end: 0,
        absences: [{ from: 12 * HOUR, until: 13 * HOUR }],
        breaks: [{ from: 11 * HOUR, until: 14 * HOUR, seconds: 1800 }],
        capacity: [3, 0, 0],
      },
      { ...driver, start: 7, end: 7, capacity: [3, 1, 0] },
    ],
    pairs: [{ one: 0, other: 1, apart: 1000 }],
  };
}
