import {
  brusselsToday,
  LONGEST_TRIP_KM,
  tariffsOn,
  tripDistance,
  type MeasuredLeg,
  type TripMoment,
} from '@navette/shared/domain';
import type { AnswerOf, BodyOf, Handler, Handlers } from '../kernel/operation.ts';
import { invalid, ProblemError } from '../kernel/problem.ts';
import type { Route, RoutePort } from '../ports/routes/route-port.ts';
import type { DispatchServices } from './services.ts';
import type { AddressPort, GeoPoint } from '../ports/addresses/address-port.ts';

type Trip = MeasuredLeg & { origin: string; destination: string; geometry: [number, number][] };

/** Addresses only, or with their known coordinates. */
const parse = (body: BodyOf<'getDistance'>) => (Array.isArray(body) ? { addresses: body } : body);

const momentOf = (at: { ap_date: string; ap_time: string } | undefined): TripMoment | undefined =>
  at && { date: at.ap_date, time: at.ap_time };

async function ask(routes: RoutePort, stops: readonly LocatedAddress[], moment?: TripMoment): Promise<Route> {
  const route = await routes.route(
    stops.map(({ place }) => place),
    moment,
  );
  if (!route)
    throw new ProblemError(400, 'validation', { fields: [{ field: 'addresses', messageKey: 'validation.notFound' }] });
  return route;
}

const toTrips = ({ legs }: Route, stops: readonly LocatedAddress[]): Trip[] =>
  legs.map(({ distance, duration, geometry }, index) => ({
    origin: stops[index]?.address ?? '',
    destination: stops[index + 1]?.address ?? '',
    distance,
    duration,
    geometry: geometry.map(([latitude, longitude]) => [latitude, longitude]),
  }));

/**
 * Outbound and return, both with the traffic at the appointment: the time of the return is not known yet.
 * @param rate euros a kilometre on the day of the trip
 */
export async function measure(
  routes: RoutePort,
  stops: readonly LocatedAddress[],
  rate: number,
  moment?: TripMoment,
): Promise<AnswerOf<'getDistance'>> {
  const homeward = stops.toReversed();
  const [to, back] = await Promise.all([ask(routes, stops, moment), ask(routes, homeward, moment)]);
  // One estimated leg makes the sum an estimate.
  const { estimated, source, unavailable } = back.estimated ? back : to;
  const distance = tripDistance(toTrips(to, stops), toTrips(back, homeward), rate);
  if (Object.values(distance.totals).some((total) => total.distance > LONGEST_TRIP_KM))
    throw invalid({ field: 'addresses', messageKey: 'validation.tooFar', params: { max: LONGEST_TRIP_KM } });
  return {
    ...mutable(distance),
    estimated,
    source,
    attribution: to.attribution ?? back.attribution,
    ...(unavailable && { unavailable }),
  };
}

/** The contract's arrays are mutable, the domain's readonly. */
const mutable = ({ to, back, simple, totals }: ReturnType<typeof tripDistance<Trip>>) => ({
  to: [...to],
  back: [...back],
  simple: [...simple],
  totals,
});

/** Legs and totals of a trip: driver, client, destination there; destination, client, driver back (specification/tariffs.md#distance-result). */
const getDistance: Handler<'getDistance', DispatchServices> = async ({ body, services }) => {
  const { addresses, coordinates, at } = { coordinates: undefined, at: undefined, ...parse(body) };
  const detailed = !Array.isArray(body);
  const located = await locateAddresses(services.addresses, addresses, coordinates);
  const stops = requirePlaces(located, (index) => (detailed ? `addresses.${index}` : String(index)));
  const rate = tariffsOn(await services.tariffs.read(), at?.ap_date ?? brusselsToday(services.now())).kilometre;
  return measure(services.routes, stops, rate, momentOf(at));
};

interface LocatedAddress {
  readonly address: string;
  readonly place: GeoPoint;
}

/** The addresses with their positions: the given coordinates, else those of the address port; undefined when unknown. */
export async function locateAddresses(
  port: AddressPort,
  addresses: readonly string[],
  coordinates: readonly (GeoPoint | null)[] = [],
): Promise<{ address: string; place: GeoPoint | undefined }[]> {
  return Promise.all(
    addresses.map(async (address, index) => ({
      address,
      place: coordinates[index] ?? (await port.geocode(address)) ?? undefined,
    })),
  );
}

/** Refuses unknown addresses, naming each by its index: `addresses.1`. */
function requirePlaces(
  located: readonly { address: string; place: GeoPoint | undefined }[],
  field: (index: number) => string,
): LocatedAddress[] {
  const unknown = located.flatMap(({ place }, index) =>
    place ? [] : [{ field: field(index), messageKey: 'validation.address.incomplete' }],
  );
  if (unknown.length > 0) throw new ProblemError(400, 'validation', { fields: unknown });
  return located.flatMap(({ address, place }) => (place ? [{ address, place }] : []));
}

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
