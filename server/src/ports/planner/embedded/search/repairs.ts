import { at, intAt, type Random } from './numbers.ts';
import type { PlanState } from './plan-state.ts';

/** Most routes that a regret compares. */
const deepest = 4;

/** Share of insertions that do not see every place of their route. */
const blindly = 0.1;

/** Ways of inserting the requests of the bank. */
export class Repairs {
  private readonly order: Int32Array;
  private readonly key: Float64Array;
  private readonly seen: Int32Array;
  /** Vehicles that may carry a request, from `firstVehicle` on. */
  private readonly vehicles: Int32Array;
  private readonly firstVehicle: Int32Array;
  /** Cheapest routes of a request and their costs, at `request × deepest`. */
  private readonly rankCost: Float64Array;
  private readonly rankVehicle: Int32Array;
  /** 1: they must be found anew. */
  private readonly stale: Int32Array;
  private round = 0;
  private vehicle = -1;
  private cost = Infinity;

  readonly ways: readonly ((eager: boolean) => void)[] = [
    (eager) => this.inOrder(() => this.random.next(), eager),
    (eager) => this.inOrder((request) => this.windowOf(request), eager),
    (eager) => this.inOrder((request) => -this.wayOf(request), eager),
    (eager) => this.byRegret(2, 0, eager),
    (eager) => this.byRegret(2, 0.1, eager),
    (eager) => this.byRegret(4, 0.1, eager),
  ];

  private readonly state: PlanState;
  private readonly random: Random;

  constructor(state: PlanState, random: Random) {
    this.state = state;
    this.random = random;
    const { requests, vehicles, fit } = state.model;
    const possible = Array.from({ length: requests }, (_, request) =>
      Array.from({ length: vehicles }, (_, vehicle) => vehicle).filter(
        (vehicle) => at(fit, request * vehicles + vehicle) < Infinity,
      ),
    );
    this.vehicles = Int32Array.from(possible.flat());
    this.firstVehicle = new Int32Array(requests + 1);
    possible.forEach((list, request) => {
      this.firstVehicle[request + 1] = intAt(this.firstVehicle, request) + list.length;
    });
    this.rankCost = new Float64Array(requests * deepest);
    this.rankVehicle = new Int32Array(requests * deepest);
    this.stale = new Int32Array(requests);
    this.order = new Int32Array(state.model.requests);
    this.key = new Float64Array(state.model.requests);
    this.seen = new Int32Array(state.model.vehicles).fill(-1);
  }

  /**
   * Inserts what can be inserted.
   * @param eager Also where leaving a request out costs less: another may follow it at no further cost.
   */
  insert(way: number, eager: boolean): void {
    this.ways[way]?.(eager);
  }

  /** Inserts one after the other at its cheapest place, at times blind for a route. */
  inOrder(key: (request: number) => number, eager: boolean): void {
    const { state, order } = this;
    const count = state.bankSize;
    order.set(state.bank.subarray(0, count));
    for (let index = 0; index < count; index += 1) this.key[intAt(order, index)] = key(intAt(order, index));
    order.subarray(0, count).sort((one, other) => at(this.key, one) - at(this.key, other) || one - other);
    for (let index = 0; index < count; index += 1) {
      const request = intAt(order, index);
      this.findCheapest(request, 0.01);
      if (this.vehicle >= 0 && (eager || this.cost < at(state.model.unassigned, request)))
        state.insert(request, this.vehicle, this.random.next() < blindly ? this.random : null);
    }
  }

  /**
   * Inserts the request next whose later insertion would cost most: that has the largest difference to its next best routes. After an insertion only its
   * route is looked at again, and all routes by those that counted on it.
   */
  private byRegret(depth: number, noise: number, eager: boolean): void {
    const { state, stale } = this;
    const { unassigned, partners } = state.model;
    for (let index = 0; index < state.bankSize; index += 1) stale[intAt(state.bank, index)] = 1;
    for (;;) {
      let chosen = -1;
      let most = -Infinity;
      let least = Infinity;
      for (let index = 0; index < state.bankSize; index += 1) {
        const request = intAt(state.bank, index);
        if (intAt(stale, request) === 1) this.rank(request, depth, noise);
        const cost = at(this.rankCost, request * deepest);
        const missing = at(unassigned, request);
        if (cost === Infinity || (!eager && cost >= missing)) continue;
        let regret = 0;
        for (let rank = 1; rank < depth; rank += 1)
          regret += Math.min(at(this.rankCost, request * deepest + rank) - cost, missing);
        if (regret < most || (regret === most && cost >= least)) continue;
        most = regret;
        least = cost;
        chosen = request;
      }
      if (chosen < 0) return;
      const vehicle = intAt(this.rankVehicle, chosen * deepest);
      state.insert(chosen, vehicle);
      this.rankAgain(vehicle, depth, noise);
      for (const { other } of partners[chosen] ?? []) stale[other] = 1;
    }
  }

  private findCheapest(request: number, blind: number): void {
    const { vehicles, firstVehicle } = this;
    this.vehicle = -1;
    this.cost = Infinity;
    this.round += 1;
    for (let index = intAt(firstVehicle, request); index < intAt(firstVehicle, request + 1); index += 1) {
      const vehicle = intAt(vehicles, index);
      const cost = this.costIn(request, vehicle);
      if (cost >= this.cost || (blind > 0 && this.random.next() < blind)) continue;
      this.cost = cost;
      this.vehicle = vehicle;
    }
  }

  /** Finds the cheapest routes of a request. */
  private rank(request: number, depth: number, noise: number): void {
    const { vehicles, firstVehicle } = this;
    for (let rank = 0; rank < depth; rank += 1) {
      this.rankCost[request * deepest + rank] = Infinity;
      this.rankVehicle[request * deepest + rank] = -1;
    }
    this.round += 1;
    for (let index = intAt(firstVehicle, request); index < intAt(firstVehicle, request + 1); index += 1)
      this.rankIn(request, intAt(vehicles, index), depth, noise);
    this.stale[request] = 0;
  }

  /** After a change of a route. */
  private rankAgain(vehicle: number, depth: number, noise: number): void {
    const { state, stale, rankVehicle } = this;
    for (let index = 0; index < state.bankSize; index += 1) {
      const request = intAt(state.bank, index);
      const first = request * deepest;
      for (let rank = 0; rank < depth; rank += 1) if (intAt(rankVehicle, first + rank) === vehicle) stale[request] = 1;
      if (intAt(stale, request) === 0) this.rankIn(request, vehicle, depth, noise);
    }
  }

  private rankIn(request: number, vehicle: number, depth: number, noise: number): void {
    const { rankCost, rankVehicle } = this;
    let cost = this.costIn(request, vehicle);
    if (cost === Infinity) return;
    if (noise > 0) cost *= 1 + noise * (2 * this.random.next() - 1);
    const first = request * deepest;
    let rank = depth;
    for (; rank > 0 && cost < at(rankCost, first + rank - 1); rank -= 1) {
      if (rank === depth) continue;
      rankCost[first + rank] = at(rankCost, first + rank - 1);
      rankVehicle[first + rank] = intAt(rankVehicle, first + rank - 1);
    }
    if (rank === depth) return;
    rankCost[first + rank] = cost;
    rankVehicle[first + rank] = vehicle;
  }

  /** Cost of the cheapest insertion; of empty vehicles that are alike only the first counts. */
  private costIn(request: number, vehicle: number): number {
    const { state, seen } = this;
    if (intAt(state.closed, vehicle) === 1) return Infinity;
    const route = state.route(vehicle);
    if (route.length === 0) {
      const like = intAt(state.model.likeness, vehicle);
      if (intAt(seen, like) === this.round) return Infinity;
      seen[like] = this.round;
    }
    const cost = state.insertions.costOf(request, route);
    return cost === Infinity || state.model.problem.pairs.length === 0 ? cost : cost + state.pairCost(request, vehicle);
  }

  /** Width of the window of a pick-up: the narrow first. */
  private windowOf(request: number): number {
    const { earliest = 0, latest = 0 } = this.state.model.problem.requests[request]?.pickUp ?? {};
    return latest - earliest;
  }

  private wayOf(request: number): number {
    const { seconds, size } = this.state.model;
    const { pickUp, delivery } = this.state.model.problem.requests[request] ?? {};
    return pickUp && delivery ? at(seconds, pickUp.place * size + delivery.place) : 0;
  }
}
