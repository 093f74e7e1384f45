import { at, intAt, type Random } from './numbers.ts';
import type { PlanState } from './plan-state.ts';

/** Ways of inserting the requests of the bank. */
export class Repairs {
  private readonly order: Int32Array;
  private readonly key: Float64Array;
  private readonly seen: Int32Array;
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
        state.insert(request, this.vehicle);
    }
  }

  /** Inserts the request next whose later insertion would cost most: that has the largest difference to its next best routes. */
  private byRegret(depth: number, noise: number, eager: boolean): void {
    const { state } = this;
    const { unassigned } = state.model;
    for (;;) {
      let chosen = -1;
      let chosenVehicle = -1;
      let most = -Infinity;
      let least = Infinity;
      for (let index = 0; index < state.bankSize; index += 1) {
        const request = intAt(state.bank, index);
        const regret = this.regretOf(request, depth, noise);
        if (this.vehicle < 0 || (!eager && this.cost >= at(unassigned, request))) continue;
        if (regret < most || (regret === most && this.cost >= least)) continue;
        most = regret;
        least = this.cost;
        chosen = request;
        chosenVehicle = this.vehicle;
      }
      if (chosen < 0) return;
      state.insert(chosen, chosenVehicle);
    }
  }

  private findCheapest(request: number, blind: number): void {
    this.vehicle = -1;
    this.cost = Infinity;
    this.round += 1;
    for (const route of this.state.routes) {
      const cost = this.costIn(request, route.vehicle);
      if (cost >= this.cost || (blind > 0 && this.random.next() < blind)) continue;
      this.cost = cost;
      this.vehicle = route.vehicle;
    }
  }

  /** Sum of the differences of the next cheapest routes to the cheapest, which `vehicle` and `cost` hold. */
  private regretOf(request: number, depth: number, noise: number): number {
    const best = [Infinity, Infinity, Infinity, Infinity];
    const missing = at(this.state.model.unassigned, request);
    this.vehicle = -1;
    this.cost = Infinity;
    this.round += 1;
    for (const { vehicle } of this.state.routes) {
      let cost = this.costIn(request, vehicle);
      if (cost === Infinity) continue;
      if (noise > 0) cost *= 1 + noise * (2 * this.random.next() - 1);
      if (cost < this.cost) {
        this.cost = cost;
        this.vehicle = vehicle;
      }
      for (let rank = 0; rank < depth; rank += 1) {
        const known = best[rank] ?? Infinity;
        if (cost >= known) continue;
        best[rank] = cost;
        cost = known;
      }
    }
    let regret = 0;
    for (let rank = 1; rank < depth; rank += 1)
      regret += Math.min(best[rank] ?? Infinity, this.cost + missing) - this.cost;
    return regret;
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
