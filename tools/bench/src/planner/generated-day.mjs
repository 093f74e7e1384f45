/** @typedef {import('@navette/shared/plan').PlanProblem} PlanProblem */

/** Towns around which patients live and drivers start, with their hospitals: latitude, longitude. */
const towns = [
  {
    place: [50.633, 5.567],
    hospitals: [
      [50.571, 5.565],
      [50.641, 5.557],
      [50.659, 5.629],
    ],
  },
  { place: [50.589, 5.866], hospitals: [[50.593, 5.862]] },
  {
    place: [50.467, 4.867],
    hospitals: [
      [50.459, 4.887],
      [50.474, 4.845],
    ],
  },
  {
    place: [50.411, 4.444],
    hospitals: [
      [50.379, 4.446],
      [50.419, 4.479],
    ],
  },
  {
    place: [50.846, 4.352],
    hospitals: [
      [50.853, 4.451],
      [50.813, 4.266],
      [50.885, 4.306],
    ],
  },
];

/** Straight line to way, and metres a second: 32 km/h. */
const detour = 1.3;
const speed = 32_000 / 3600;

/** Boarding and leaving in seconds, and share of the trips, by kind of place: seat, wheelchair, stretcher. */
const mobility = [
  { service: 180, share: 0.62 },
  { service: 420, share: 0.28 },
  { service: 600, share: 0.1 },
];

/**
 * A day of patient transport: visits with their way there and back, patients ride alone, a pick-up may be ten minutes early or late, drivers begin and end
 * at home, some with a break, some absent for some hours.
 * @param {{ trips: number, drivers: number, seed: number }} size
 * @returns {PlanProblem}
 */
export function generatedDay({ trips, drivers, seed }) {
  const random = reproducible(seed);
  const whole = (/** @type {number} */ from, /** @type {number} */ to) => from + Math.floor(random() * (to - from + 1));
  /** @type {number[][]} */
  const points = [];
  const placeAt = (/** @type {number[]} */ point) => points.push(point) - 1;
  const around = (/** @type {readonly number[]} */ [latitude = 0, longitude = 0], /** @type {number} */ spread) =>
    placeAt([latitude + spread * (random() + random() - 1), longitude + 1.6 * spread * (random() + random() - 1)]);
  const hospitals = towns.map((town) => town.hospitals.map(placeAt));
  const anyTown = () => Math.floor(random() ** 1.5 * towns.length);
  const between = (/** @type {number} */ one, /** @type {number} */ other) =>
    metresBetween(points[one] ?? [], points[other] ?? []);

  /** @type {PlanProblem['requests'][number][]} */
  const requests = [];
  /** @type {PlanProblem['pairs'][number][]} */
  const pairs = [];
  const vehicles = Array.from({ length: drivers }, (_, index) => {
    const home = around(towns[index % towns.length]?.place ?? [], 0.12);
    const begin = 3600 * whole(5, 10);
    const noon = 3600 * 11 + 900 * whole(0, 6);
    const [break_, absent, kind] = [random() < 0.4, random() < 0.2, random()];
    return {
      start: home,
      end: home,
      earliest: begin,
      latest: begin + 3600 * 10,
      absences: absent ? [{ from: noon, until: noon + 7200 }] : [],
      breaks: break_ && !absent ? [{ from: noon, until: noon + 7200, seconds: 1800 }] : [],
      breaksAfter: 0,
      longestDay: 3600 * 10,
      capacity: kind < 0.45 ? [3, 0, 0] : kind < 0.75 ? [3, 1, 0] : [1, 1, 1],
      fixedCost: 20,
      perMetre: 0.0004,
      perSecond: 0.003,
      fair: { after: 3600 * 8, perSecond: 0.003 },
    };
  });
  const request = (
    /** @type {number} */ from,
    /** @type {number} */ to,
    /** @type {number} */ time,
    /** @type {number} */ kind,
  ) => {
    const service = mobility[kind]?.service ?? 0;
    requests.push({
      pickUp: { place: from, earliest: time - 600, latest: time + 600, service },
      delivery: { place: to, earliest: 0, latest: Infinity, service },
      load: mobility.map((_, index) => Number(index === kind)),
      longestRide: Infinity,
      alone: true,
      ride: null,
      fit: vehicles.map(() => (random() < 0.05 ? 5 : 0)),
      unassigned: 100,
    });
  };
  while (requests.length < trips) {
    const town = anyTown();
    const home = around(towns[town]?.place ?? [], 0.15);
    const choices = hospitals[random() < 0.85 ? town : anyTown()] ?? [];
    const hospital = choices[whole(0, choices.length - 1)] ?? 0;
    const drawn = random();
    const kind = drawn < 0.62 ? 0 : drawn < 0.9 ? 1 : 2;
    const appointment = 60 * Math.round(60 * (8 + 7 * random()));
    const way = between(home, hospital) / speed;
    request(home, hospital, appointment - way - 900, kind);
    if (requests.length < trips && random() < 0.85) {
      request(hospital, home, appointment + 60 * whole(40, 180), kind);
      pairs.push({ one: requests.length - 2, other: requests.length - 1, apart: 1 });
    }
  }
  const size = points.length;
  const metres = Float64Array.from(points.flatMap((_, one) => points.map((_, other) => between(one, other))));
  return { travel: { size, seconds: metres.map((length) => length / speed), metres }, requests, vehicles, pairs };
}

/**
 * @param {readonly number[]} one Latitude, longitude.
 * @param {readonly number[]} other
 */
function metresBetween([latitude = 0, longitude = 0], [toLatitude = 0, toLongitude = 0]) {
  const north = 111_200 * (toLatitude - latitude);
  const east = 111_200 * Math.cos((Math.PI / 180) * 50.6) * (toLongitude - longitude);
  return detour * Math.hypot(north, east);
}

/** Reproducible random numbers from 0 to below 1 (Park and Miller). */
function reproducible(/** @type {number} */ seed) {
  let state = seed * 7919 + 1;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
