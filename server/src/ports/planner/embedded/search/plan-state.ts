import { Insertions } from './insertions.ts';
import type { SearchModel } from './model.ts';
import { at, intAt, type Random } from './numbers.ts';
import { Route } from './route.ts';
import { Scheduler } from './schedule.ts';

/** Sequences of all routes, to come back to. */
export interface Snapshot {
  readonly elements: Int32Array[];
  readonly versions: Int32Array;
  cost: number;
}

/** The plan that the search changes: it begins a change, removes and inserts requests, and keeps the change or takes it back. */
export class PlanState {
  readonly scheduler: Scheduler;
  readonly insertions: Insertions;
  readonly routes: readonly Route[];
  /** Vehicle of each request; −1: unassigned. */
  readonly vehicleOf: Int32Array;
  /** 1: the vehicle takes no requests for now. */
  readonly closed: Int32Array;
  /** Requests that nobody carries. */
  readonly bank: Int32Array;
  bankSize = 0;
  private readonly keptBank: Int32Array;
  private keptBankSize = 0;
  private readonly touched: Int32Array;
  private touchedCount = 0;
  private versions = 0;
  private readonly leaving: Int32Array;

  readonly model: SearchModel;

  constructor(model: SearchModel) {
    this.model = model;
    this.scheduler = new Scheduler(model);
    this.insertions = new Insertions(model, this.scheduler);
    this.routes = Array.from({ length: model.vehicles }, (_, vehicle) => new Route(vehicle, model));
    this.vehicleOf = new Int32Array(model.requests).fill(-1);
    this.closed = new Int32Array(model.vehicles);
    this.bank = Int32Array.from({ length: model.requests }, (_, request) => request);
    this.bankSize = model.requests;
    this.keptBank = new Int32Array(model.requests);
    this.touched = new Int32Array(model.vehicles);
    this.leaving = new Int32Array(model.requests);
    for (const route of this.routes) this.update(route);
  }

  route(vehicle: number): Route {
    const route = this.routes[vehicle];
    if (!route) throw new RangeError(`no vehicle ${vehicle}`);
    return route;
  }

  /** Cost of the plan as the search compares it. */
  cost(): number {
    const { model } = this;
    let cost = 0;
    for (const route of this.routes) cost += route.cost;
    for (let index = 0; index < this.bankSize; index += 1) cost += at(model.unassigned, intAt(this.bank, index));
    for (const { one, other, apart } of model.problem.pairs) {
      const vehicle = intAt(this.vehicleOf, one);
      const second = intAt(this.vehicleOf, other);
      if (vehicle >= 0 && second >= 0 && vehicle !== second) cost += apart;
    }
    return cost;
  }

  /** Cost of pairs when a vehicle takes a request. */
  pairCost(request: number, vehicle: number): number {
    let cost = 0;
    for (const { other, apart } of this.model.partners[request] ?? []) {
      const second = intAt(this.vehicleOf, other);
      if (second >= 0 && second !== vehicle) cost += apart;
    }
    return cost;
  }

  /** Begins a change. */
  begin(): void {
    for (let index = 0; index < this.touchedCount; index += 1) this.route(intAt(this.touched, index)).isTouched = false;
    this.touchedCount = 0;
    this.keptBank.set(this.bank.subarray(0, this.bankSize));
    this.keptBankSize = this.bankSize;
  }

  /** Takes the change back. */
  takeBack(): void {
    for (let index = 0; index < this.touchedCount; index += 1) {
      const route = this.route(intAt(this.touched, index));
      route.set(route.kept.elements, route.kept.length);
      route.update(this.scheduler);
      route.version = route.kept.version;
      for (let position = 0; position < route.length; position += 1)
        this.vehicleOf[intAt(route.elements, position) >> 1] = route.vehicle;
    }
    this.bank.set(this.keptBank.subarray(0, this.keptBankSize));
    this.bankSize = this.keptBankSize;
    for (let index = 0; index < this.bankSize; index += 1) this.vehicleOf[intAt(this.bank, index)] = -1;
  }

  /** Moves requests to the bank. */
  remove(requests: Int32Array, count: number): void {
    for (let index = 0; index < count; index += 1) {
      const request = intAt(requests, index);
      this.leaving[request] = 1;
      this.touch(this.route(intAt(this.vehicleOf, request)));
    }
    for (let index = 0; index < this.touchedCount; index += 1) {
      const route = this.route(intAt(this.touched, index));
      let length = 0;
      for (let position = 0; position < route.length; position += 1) {
        const element = intAt(route.elements, position);
        if (intAt(this.leaving, element >> 1) === 0) route.elements[length++] = element;
      }
      if (length === route.length) continue;
      route.length = length;
      if (!this.update(route)) this.shed(route);
    }
    for (let index = 0; index < count; index += 1) {
      const request = intAt(requests, index);
      this.leaving[request] = 0;
      this.toBank(request);
    }
  }

  /**
   * Inserts a request of the bank where `insertions` found it cheapest.
   * @param blindly Source of blindness for some of the places.
   */
  insert(request: number, vehicle: number, blindly: Random | null = null): void {
    const route = this.route(vehicle);
    this.touch(route);
    if (blindly) this.insertions.insertBlindly(request, route, blindly);
    else this.insertions.insert(request, route);
    this.fromBank(request, vehicle);
    if (!this.update(route)) this.shed(route);
  }

  /** Replaces an empty route by a sequence, or what can be kept of it. */
  load(vehicle: number, elements: Int32Array): void {
    const route = this.route(vehicle);
    route.set(elements, elements.length);
    for (const element of elements) if (element % 2 === 0) this.fromBank(element >> 1, vehicle);
    if (!this.update(route)) this.shed(route);
  }

  snapshot(): Snapshot {
    return {
      elements: this.routes.map(({ elements, length }) => elements.slice(0, length)),
      versions: Int32Array.from(this.routes, ({ version }) => version),
      cost: this.cost(),
    };
  }

  /** Brings a snapshot up to date. */
  saveTo(snapshot: Snapshot): void {
    for (const { vehicle, version, elements, length } of this.routes) {
      if (intAt(snapshot.versions, vehicle) === version) continue;
      snapshot.elements[vehicle] = elements.slice(0, length);
      snapshot.versions[vehicle] = version;
    }
    snapshot.cost = this.cost();
  }

  /** Returns to a snapshot. */
  restore(snapshot: Snapshot): void {
    this.begin();
    this.vehicleOf.fill(-1);
    for (const route of this.routes) {
      const elements = snapshot.elements[route.vehicle];
      const version = intAt(snapshot.versions, route.vehicle);
      if (elements && version !== route.version) {
        route.set(elements, elements.length);
        route.update(this.scheduler);
        route.version = version;
      }
      for (let position = 0; position < route.length; position += 1)
        this.vehicleOf[intAt(route.elements, position) >> 1] = route.vehicle;
    }
    this.bankSize = 0;
    this.vehicleOf.forEach((vehicle, request) => {
      if (vehicle < 0) this.bank[this.bankSize++] = request;
    });
  }

  /**
   * A request less may break a rule where the direct way takes longer than the way over its stops, and a sequence of somebody else's may break any: the
   * last requests leave until it is kept.
   */
  private shed(route: Route): void {
    do {
      const last = intAt(route.elements, route.length - 1) >> 1;
      let length = 0;
      for (let position = 0; position < route.length; position += 1) {
        const element = intAt(route.elements, position);
        if (element >> 1 !== last) route.elements[length++] = element;
      }
      route.length = length;
      this.toBank(last);
    } while (!this.update(route));
  }

  private touch(route: Route): void {
    if (route.isTouched) return;
    route.isTouched = true;
    route.keep();
    this.touched[this.touchedCount++] = route.vehicle;
  }

  private update(route: Route): boolean {
    this.versions += 1;
    route.version = this.versions;
    return route.update(this.scheduler);
  }

  private toBank(request: number): void {
    if (intAt(this.vehicleOf, request) < 0) return;
    this.vehicleOf[request] = -1;
    this.bank[this.bankSize++] = request;
  }

  private fromBank(request: number, vehicle: number): void {
    this.vehicleOf[request] = vehicle;
    const index = this.bank.subarray(0, this.bankSize).indexOf(request);
    this.bankSize -= 1;
    this.bank[index] = intAt(this.bank, this.bankSize);
  }
}
