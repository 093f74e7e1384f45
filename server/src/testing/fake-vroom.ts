import { isUncheckedObject, listOf } from '../ports/http/unchecked.ts';
import { type ArrivedCall, type FakeAnswer, type FakeService, startFakeService } from './fake-service.ts';

/** Fake of vroom-express with its documented shapes: each vehicle begins with its steps, and takes the other shipments whose rules it keeps. */
export const startFakeVroom = (): Promise<FakeService> => startFakeService(answer);

const refused = (error: string): FakeAnswer => ({ status: 400, body: { code: 2, error } });

interface Step {
  readonly id: number;
  readonly location_index: number;
  readonly service: number;
  readonly time_windows: readonly [number, number][];
}

interface Shipment {
  readonly pickup: Step;
  readonly delivery: Step;
  readonly amount: readonly number[];
  readonly skills: readonly number[];
}

interface Vehicle {
  readonly id: number;
  readonly start_index: number;
  readonly end_index: number;
  readonly time_window: readonly [number, number];
  readonly capacity: readonly number[];
  readonly skills: readonly number[];
  readonly steps?: readonly { readonly type: string; readonly id: number }[];
  readonly breaks: readonly {
    readonly id: number;
    readonly time_windows: [number, number][];
    readonly service: number;
  }[];
}

interface Question {
  readonly shipments: readonly Shipment[];
  readonly vehicles: readonly Vehicle[];
  readonly matrices: { readonly car: { readonly durations: readonly (readonly number[])[] } };
}

const isQuestion = (body: unknown): body is Question =>
  isUncheckedObject(body) && Boolean(listOf(body, 'shipments')?.length) && Boolean(listOf(body, 'vehicles')?.length);

function answer({ method, url, body }: ArrivedCall): FakeAnswer {
  if (method !== 'POST' || url.pathname !== '/') return { status: 404, body: '<!DOCTYPE html><pre>Cannot GET /</pre>' };
  if (!isQuestion(body))
    return refused('Invalid JSON object in request, please add vehicles and jobs or shipments to the object body');
  const { shipments, vehicles, matrices } = body;
  const { durations } = matrices.car;
  const whole = JSON.stringify(body).match(/-?\d+\.\d|-\d|null/u);
  if (whole) return refused(`Invalid unsigned integer: ${whole[0]}`);
  const routes = vehicles.map((vehicle) => ({ vehicle, own: firstOf(vehicle, shipments) }));
  const impossible = routes.find(({ vehicle, own }) => stepsOf(vehicle, own, durations) === undefined);
  if (impossible) return refused(`Missing skill or step out of reach for vehicle ${impossible.vehicle.id}.`);
  const begun = new Set(routes.flatMap(({ own }) => own));
  const unassigned: Shipment[] = [];
  for (const shipment of inTurn(shipments.filter((each) => !begun.has(each)))) {
    const taker = routes.find(({ vehicle, own }) => stepsOf(vehicle, inTurn([...own, shipment]), durations));
    if (taker) taker.own = inTurn([...taker.own, shipment]);
    else unassigned.push(shipment);
  }
  const used = routes.filter(({ own }) => own.length > 0);
  return {
    status: 200,
    body: {
      code: 0,
      summary: { cost: 0, routes: used.length, unassigned: 2 * unassigned.length },
      unassigned: unassigned.flatMap(({ pickup, delivery }) => [
        { id: pickup.id, type: 'pickup', location_index: pickup.location_index },
        { id: delivery.id, type: 'delivery', location_index: delivery.location_index },
      ]),
      routes: used.map(({ vehicle, own }) => ({
        vehicle: vehicle.id,
        cost: 0,
        steps: stepsOf(vehicle, own, durations),
      })),
    },
  };
}

const begin = ({ pickup }: Shipment): number => pickup.time_windows[0]?.[0] ?? 0;

const inTurn = (shipments: readonly Shipment[]): Shipment[] =>
  shipments.toSorted((one, other) => begin(one) - begin(other));

const firstOf = ({ steps = [] }: Vehicle, shipments: readonly Shipment[]): Shipment[] =>
  steps.flatMap(({ type, id }) => (type === 'pickup' ? shipments.filter(({ pickup }) => pickup.id === id) : []));

/** Steps of a day that takes one shipment after the other; undefined when it breaks a rule. */
function stepsOf(
  vehicle: Vehicle,
  own: readonly Shipment[],
  durations: readonly (readonly number[])[],
): object[] | undefined {
  const {
    time_window: [opens, closes],
    capacity,
    skills,
  } = vehicle;
  const waiting = vehicle.breaks.toSorted(
    (one, other) => (one.time_windows[0]?.[0] ?? 0) - (other.time_windows[0]?.[0] ?? 0),
  );
  let [place, time] = [vehicle.start_index, opens];
  const steps: object[] = [{ type: 'start', location_index: place, arrival: time, service: 0, waiting_time: 0 }];
  const rest = (until: number): boolean => {
    for (let next = waiting[0]; next && (next.time_windows[0]?.[1] ?? 0) < until; next = waiting[0]) {
      const [from = 0, latest = 0] = next.time_windows[0] ?? [];
      if (time > latest) return false;
      const waits = Math.max(0, from - time);
      steps.push({ type: 'break', id: next.id, arrival: time, service: next.service, waiting_time: waits });
      time += waits + next.service;
      waiting.shift();
    }
    return true;
  };
  for (const { pickup, delivery, amount, skills: needed } of own) {
    if (amount.some((each, kind) => each > (capacity[kind] ?? 0))) return undefined;
    if (needed.some((skill) => !skills.includes(skill))) return undefined;
    const way = durations[pickup.location_index]?.[delivery.location_index] ?? 0;
    const [opensAt = 0] = pickup.time_windows[0] ?? [];
    const there = Math.max(time + (durations[place]?.[pickup.location_index] ?? 0), opensAt);
    if (!rest(there + pickup.service + way + delivery.service + 1)) return undefined;
    for (const [type, stop] of [
      ['pickup', pickup],
      ['delivery', delivery],
    ] as const) {
      const arrival = time + (durations[place]?.[stop.location_index] ?? 0);
      const [from = 0, latest = 0] = stop.time_windows[0] ?? [];
      if (Math.max(arrival, from) > latest) return undefined;
      steps.push({
        type,
        id: stop.id,
        location_index: stop.location_index,
        arrival,
        service: stop.service,
        waiting_time: Math.max(0, from - arrival),
      });
      [place, time] = [stop.location_index, Math.max(arrival, from) + stop.service];
    }
  }
  if (!rest(Infinity)) return undefined;
  time += durations[place]?.[vehicle.end_index] ?? 0;
  steps.push({ type: 'end', location_index: vehicle.end_index, arrival: time, service: 0, waiting_time: 0 });
  return time > closes ? undefined : steps;
}
