import { apartness, Closeness, unlikeness } from './closeness.ts';
import { travel } from './model.ts';
import { at, intAt, type Random } from './numbers.ts';
import type { PlanState } from './plan-state.ts';
import type { Route } from './route.ts';

/** Ways of choosing requests to take out of their routes. Each fills `chosen` up to about a count. */
export class Removals {
  readonly chosen: Int32Array;
  count = 0;
  /** Vehicle whose whole route was chosen; −1: none. */
  emptied = -1;
  private readonly isChosen: Int32Array;
  private readonly assigned: Int32Array;
  private readonly gain: Float64Array;
  private readonly visited: Int32Array;
  private readonly alike: Closeness;
  private readonly near: Closeness;

  readonly ways: readonly ((count: number) => void)[] = [
    (count) => this.strings(count),
    (count) => this.similar(count),
    (count) => this.worst(count),
    (count) => this.anywhere(count),
    (count) => this.wholeRoute(count),
  ];

  private readonly state: PlanState;
  private readonly random: Random;

  constructor(state: PlanState, random: Random) {
    this.state = state;
    this.random = random;
    const { requests, vehicles } = state.model;
    this.chosen = new Int32Array(requests);
    this.isChosen = new Int32Array(requests);
    this.assigned = new Int32Array(requests);
    this.gain = new Float64Array(requests);
    this.visited = new Int32Array(vehicles);
    this.alike = new Closeness(state.model, unlikeness);
    this.near = new Closeness(state.model, apartness);
  }

  /** Chooses by one of the ways and moves the chosen to the bank, at times with the other request of their pairs. */
  remove(way: number, count: number): void {
    this.clear();
    this.ways[way]?.(count);
    this.withPartners();
    this.state.remove(this.chosen, this.count);
  }

  /** Moves requests around one to the bank. */
  removeAround(request: number, count: number): void {
    this.clear();
    this.strings(count, request);
    this.state.remove(this.chosen, this.count);
  }

  /** Moves all requests of a route to the bank. */
  removeRoute({ elements, length }: Route): void {
    this.clear();
    for (let index = 0; index < length; index += 1) this.choose(intAt(elements, index) >> 1);
    this.state.remove(this.chosen, this.count);
  }

  private clear(): void {
    for (let index = 0; index < this.count; index += 1) this.isChosen[intAt(this.chosen, index)] = 0;
    this.count = 0;
    this.emptied = -1;
  }

  private choose(request: number): void {
    if (intAt(this.isChosen, request) === 1 || intAt(this.state.vehicleOf, request) < 0) return;
    this.isChosen[request] = 1;
    this.chosen[this.count++] = request;
  }

  private withPartners(): void {
    const { partners } = this.state.model;
    const count = this.count;
    for (let index = 0; index < count; index += 1)
      for (const { other } of partners[intAt(this.chosen, index)] ?? [])
        if (this.random.next() < 0.5) this.choose(other);
  }

  /** Strings of successive stops in the routes around a request (slack induction, Christiaens and Vanden Berghe 2020). */
  private strings(count: number, around = this.random.below(this.state.model.requests)): void {
    const { state, random, visited } = this;
    visited.fill(0);
    const longest = Math.max(1, Math.min(10, count));
    const near = this.near.of(around);
    for (let index = 0; index < near.length && this.count < count; index += 1) {
      const request = intAt(near, index);
      const vehicle = intAt(state.vehicleOf, request);
      if (vehicle < 0 || intAt(visited, vehicle) === 1 || intAt(this.isChosen, request) === 1) continue;
      visited[vehicle] = 1;
      this.string(state.route(vehicle), request, 1 + random.below(Math.min(longest, count - this.count)));
    }
  }

  /** A string of a number of requests, one of them given. */
  private string(route: Route, request: number, size: number): void {
    const { random } = this;
    const position = route.elements.subarray(0, route.length).indexOf(2 * request);
    this.choose(request);
    let low = position;
    let high = position;
    // At times a part in the middle stays.
    const skip = random.next() < 0.3 ? random.below(size) : -1;
    for (let taken = 1; taken < size;) {
      const down = low > 0 && (high >= route.length - 1 || random.next() < 0.5);
      if (!down && high >= route.length - 1) break;
      if (down) low -= 1;
      else high += 1;
      const next = intAt(route.elements, down ? low : high) >> 1;
      if (intAt(this.isChosen, next) === 1) continue;
      if (taken !== skip) this.choose(next);
      taken += 1;
    }
  }

  /** Requests like one that was chosen (Shaw). */
  private similar(count: number): void {
    const { random, state } = this;
    this.chooseAny();
    for (let tries = 4 * count; this.count < count && this.count > 0 && tries > 0; tries -= 1) {
      const list = this.alike.of(intAt(this.chosen, random.below(this.count)));
      let rank = Math.floor(random.next() ** 5 * list.length);
      while (rank < list.length) {
        const request = intAt(list, rank);
        if (intAt(this.isChosen, request) === 0 && intAt(state.vehicleOf, request) >= 0) break;
        rank += 1;
      }
      if (rank < list.length) this.choose(intAt(list, rank));
    }
  }

  /** Requests whose removal saves much. */
  private worst(count: number): void {
    const { random } = this;
    const total = this.listAssigned();
    for (let index = 0; index < total; index += 1) this.gain[intAt(this.assigned, index)] = 0;
    for (const route of this.state.routes) this.addGains(route);
    const order = this.assigned.subarray(0, total).sort((one, other) => at(this.gain, other) - at(this.gain, one));
    for (let tries = 4 * count; this.count < Math.min(count, total) && tries > 0; tries -= 1)
      this.choose(intAt(order, Math.floor(random.next() ** 4 * total)));
  }

  /** Adds the detour of each element to the gain of its request. */
  private addGains({ vehicle, elements, length }: Route): void {
    const { metres, seconds, size, entry, exit, start, end, perMetre, perSecond } = this.state.model;
    const metre = at(perMetre, vehicle);
    const second = at(perSecond, vehicle);
    let place = intAt(start, vehicle);
    for (let index = 0; index < length; index += 1) {
      const element = intAt(elements, index);
      const next = index + 1 < length ? intAt(entry, intAt(elements, index + 1)) : intAt(end, vehicle);
      const from = intAt(entry, element);
      const to = intAt(exit, element);
      const way =
        travel(metres, size, place, from) + travel(metres, size, to, next) - travel(metres, size, place, next);
      const time =
        travel(seconds, size, place, from) + travel(seconds, size, to, next) - travel(seconds, size, place, next);
      this.gain[element >> 1] = at(this.gain, element >> 1) + metre * way + second * time;
      place = to;
    }
  }

  private anywhere(count: number): void {
    const total = this.listAssigned();
    for (let index = 0; index < Math.min(count, total); index += 1) {
      const other = index + this.random.below(total - index);
      const request = intAt(this.assigned, other);
      this.assigned[other] = intAt(this.assigned, index);
      this.choose(request);
    }
  }

  /** A route with few requests, and requests around it. */
  private wholeRoute(count: number): void {
    const total = this.listAssigned();
    if (total === 0) return;
    let route = this.anyRoute(total);
    for (let tries = 0; tries < 3; tries += 1) {
      const other = this.anyRoute(total);
      if (other.length < route.length) route = other;
    }
    this.emptied = route.vehicle;
    const first = intAt(route.elements, this.random.below(route.length)) >> 1;
    for (let index = 0; index < route.length; index += 1) this.choose(intAt(route.elements, index) >> 1);
    if (this.count < count) this.strings(count, first);
  }

  private anyRoute(total: number): Route {
    return this.state.route(intAt(this.state.vehicleOf, intAt(this.assigned, this.random.below(total))));
  }

  private chooseAny(): void {
    const total = this.listAssigned();
    if (total > 0) this.choose(intAt(this.assigned, this.random.below(total)));
  }

  private listAssigned(): number {
    const { vehicleOf } = this.state;
    let total = 0;
    for (let request = 0; request < vehicleOf.length; request += 1)
      if (intAt(vehicleOf, request) >= 0) this.assigned[total++] = request;
    return total;
  }
}
