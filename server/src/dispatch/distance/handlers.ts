import type { Handlers, AnswerOf, Handler } from '../../kernel/operation.ts';
import { getDistance, locateAddresses } from './get-distance.ts';
import type { DispatchServices } from '../services.ts';
import { LONGEST_TRIP_KM } from '@navette/shared/domain';

const nowhere = (status: 'NOT_FOUND' | 'ZERO_RESULTS', source: string): AnswerOf<'getDirections'> => ({
  status,
  legs: [],
  distance: 0,
  duration: 0,
  estimated: true,
  source,
});

const toMetre = (km: number): number => Math.round(km * 1000) / 1000;

/** A route through some places, leg by leg (specification/tariffs.md#distance-result). An unknown place is a status, as map clients expect, not an error. */
const getDirections: Handler<'getDirections', DispatchServices> = async ({ body, services }) => {
  const { origin, destination, waypoints = [], coordinates, at } = body;
  const addresses = [origin, ...waypoints, destination];
  const located = await locateAddresses(services.addresses, addresses, coordinates);
  const places = located.flatMap(({ place }) => (place ? [place] : []));
  if (places.length < addresses.length) return nowhere('NOT_FOUND', 'estimate');
  const route = await services.routes.route(places, at && { date: at.ap_date, time: at.ap_time });
  if (!route) return nowhere('ZERO_RESULTS', 'estimate');
  const legs = route.legs.map(({ distance, duration, geometry }, index) => ({
    origin: addresses[index] ?? '',
    destination: addresses[index + 1] ?? '',
    distance,
    duration,
    geometry: geometry.map(([latitude, longitude]): [number, number] => [latitude, longitude]),
  }));
  const distance = toMetre(legs.reduce((sum, leg) => sum + leg.distance, 0));
  if (distance > LONGEST_TRIP_KM) return nowhere('ZERO_RESULTS', route.source);
  return {
    status: 'OK',
    legs,
    distance,
    duration: legs.reduce((sum, leg) => sum + leg.duration, 0),
    estimated: route.estimated,
    source: route.source,
    attribution: route.attribution,
    ...(route.unavailable && { unavailable: route.unavailable }),
  };
};

export const distanceHandlers = { getDistance, getDirections } satisfies Handlers<DispatchServices>;
