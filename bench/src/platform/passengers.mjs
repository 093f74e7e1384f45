import { likelyClients } from '@navette/server/likely-clients';
import { createRandom } from '@navette/server/random';
import { passengerOf, placeOf } from '@navette/server/typed-by-bookers';
import { comparedPassenger, LIKELY_SCORE, planningRows, SURE_SCORE } from '@navette/shared/domain';

const SEED = 2026;

/** @typedef {import('@navette/shared/domain').ComparedPerson} Passenger */
/** @typedef {Parameters<typeof passengerOf>[1]} Person */

/**
 * What a booker of the platform types of clients, with the sandbox's faults, as the server compares it.
 * @param {readonly Person[]} people
 * @returns {Passenger[]}
 */
export function typedPassengers(people) {
  const random = createRandom(SEED);
  return people.flatMap((person) => {
    const request = {
      dateTime: '2026-03-10T08:00:00Z',
      reason: 'consultation',
      distance: 1000,
      passenger: passengerOf(random, person),
      pickup: placeOf(random, person),
      dropOff: {},
    };
    return planningRows([{ transportId: String(person.id), status: 'accepted', request }]).map(comparedPassenger);
  });
}

/**
 * The likeliest client of each passenger.
 * @param {Parameters<typeof likelyClients>[0]} clients
 * @param {readonly Passenger[]} passengers
 */
export function likeliest(clients, passengers) {
  const likely = likelyClients(clients);
  return passengers.map((passenger) => likely(passenger)[0]);
}

/**
 * How many of those that are sure are wrong, and how many passengers are not found, in per cent.
 * @param {ReturnType<typeof likeliest>} found
 * @param {readonly Person[]} people whom they are, in the same order
 */
export function faultsOf(found, people) {
  const sure = found.flatMap((one, index) => (one && one.score >= SURE_SCORE ? [one.id === people[index]?.id] : []));
  const right = found.filter((one, index) => one && one.score >= LIKELY_SCORE && one.id === people[index]?.id);
  return {
    wrong: (100 * sure.filter((isRight) => !isRight).length) / Math.max(1, sure.length),
    sure: (100 * sure.length) / people.length,
    missed: (100 * (people.length - right.length)) / people.length,
  };
}
