import { at, intAt, tolerance, type Random } from './numbers.ts';
import { travel, type SearchModel } from './model.ts';
import { isTimed, routeCost, type Route } from './route.ts';
import type { Scheduler } from './schedule.ts';

/** Share of the places that a blind insertion does not see. */
const blindness = 0.3;

/** Cheapest insertion of each request into each route, kept until the route changes. */
export class Insertions {
  /** By `request × vehicles + vehicle`: version of the route, cost (Infinity: impossible), and where, as `Route.insert` takes it. */
  private readonly version: Int32Array;
  private readonly cost: Float64Array;
  private readonly first: Int32Array;
  private readonly second: Int32Array;
  private readonly trial: Int32Array;
  /** Source of blindness, while some places are left out. */
  private random: Random | null = null;
  // Best insertion of the request at hand.
  private best = Infinity;
  private bestFirst = 0;
  private bestSecond = 0;

  private readonly model: SearchModel;
  private readonly scheduler: Scheduler;

  constructor(model: SearchModel, scheduler: Scheduler) {
    this.model = model;
    this.scheduler = scheduler;
    const cells = model.requests * model.vehicles;
    this.version = new Int32Array(cells).fill(-1);
    this.cost = new Float64Array(cells);
    this.first = new Int32Array(cells);
    this.second = new Int32Array(cells);
    this.trial = new Int32Array(2 * model.requests + 2);
  }

  /** Added cost of the cheapest insertion, fit included; Infinity when there is none. */
  costOf(request: number, route: Route): number {
    const cell = request * this.model.vehicles + route.vehicle;
    if (intAt(this.version, cell) !== route.version) this.find(request, route, cell);
    return at(this.cost, cell);
  }

  /** Inserts where `costOf` found it cheapest. */
  insert(request: number, route: Route): void {
    const cell = request * this.model.vehicles + route.vehicle;
    route.insert(request, intAt(this.first, cell), intAt(this.second, cell));
  }

  /** Inserts where it is cheapest among some of the places: a dearer one may leave more room for others. */
  insertBlindly(request: number, route: Route, random: Random): void {
    const cell = request * this.model.vehicles + route.vehicle;
    this.random = random;
    this.find(request, route, cell);
    this.random = null;
    if (at(this.cost, cell) === Infinity) this.find(request, route, cell);
    this.insert(request, route);
    // The sequence comes back when the change is taken back: then all its places count again.
    this.version[cell] = -1;
  }

  private find(request: number, route: Route, cell: number): void {
    const fit = at(this.model.fit, cell);
    this.best = Infinity;
    if (fit < Infinity) {
      if (intAt(this.model.alone, request) === 1) this.findAlone(request, route);
      else this.findShared(request, route);
    }
    this.version[cell] = route.version;
    this.cost[cell] = this.best + fit;
    this.first[cell] = this.bestFirst;
    this.second[cell] = this.bestSecond;
  }

  /** Tries the only element of a request wherever nobody is on board. */
  private findAlone(request: number, route: Route): void {
    const { model } = this;
    const { seconds, metres, size, start, end, entry, exit } = model;
    const { vehicle, length, elements } = route;
    const element = 2 * request;
    const offset = intAt(model.window, vehicle);
    const earliest = at(model.earliest, offset + element);
    const latest = at(model.latest, offset + element);
    const duration = at(model.duration, element);
    const inner = at(model.inner, element);
    const from = intAt(entry, element);
    const to = intAt(exit, element);
    const own = length === 0 ? 0 : routeCost(model, vehicle, route.metres, route.seconds);
    const intricate = route.intricate || intAt(model.intricate, offset + element) === 1;
    let place = intAt(start, vehicle);
    for (let index = 0; index <= length; index += 1) {
      const next = index < length ? intAt(entry, intAt(elements, index)) : intAt(end, vehicle);
      const before = place;
      place = index < length ? intAt(exit, intAt(elements, index)) : place;
      const head = at(route.headSeconds, index);
      const headEarliest = at(route.headEarliest, index);
      // Later gaps are later still.
      if (headEarliest + head > latest + tolerance) break;
      if (intAt(route.onBoard, index) > 0) continue;
      const way = head + travel(seconds, size, before, from);
      if (headEarliest + way > latest + tolerance) continue;
      const headLatest = at(route.headLatest, index);
      const wait = Math.max(0, earliest - way - headLatest);
      const on = way + wait + duration + travel(seconds, size, to, next);
      if (Math.max(earliest - way, headEarliest) - wait + on > at(route.tailLatest, index) + tolerance) continue;
      const driven =
        route.metres +
        travel(metres, size, before, from) +
        inner +
        travel(metres, size, to, next) -
        (length === 0 ? 0 : travel(metres, size, before, next));
      const waitOn = Math.max(0, at(route.tailEarliest, index) - on - Math.min(latest - way, headLatest));
      this.consider(route, request, index, index, driven, on + waitOn + at(route.tailSeconds, index), own, intricate);
    }
  }

  /** Tries pick-up and delivery wherever places are free in between. */
  private findShared(request: number, route: Route): void {
    const { model } = this;
    const { seconds, metres, size, start, end, entry, exit } = model;
    const { vehicle, length, elements } = route;
    const taken = 2 * request;
    const left = taken + 1;
    const offset = intAt(model.window, vehicle);
    const takenPlace = intAt(entry, taken);
    const leftPlace = intAt(entry, left);
    const takenEarliest = at(model.earliest, offset + taken);
    const takenLatest = at(model.latest, offset + taken);
    const leftEarliest = at(model.earliest, offset + left);
    const leftLatest = at(model.latest, offset + left);
    const takenSeconds = at(model.duration, taken);
    const leftSeconds = at(model.duration, left);
    const longestRide = at(model.longestRide, request);
    const own = length === 0 ? 0 : routeCost(model, vehicle, route.metres, route.seconds);
    const intricate = route.intricate || intAt(model.intricate, offset + taken) === 1;
    let place = intAt(start, vehicle);
    for (let first = 0; first <= length; first += 1) {
      const before = place;
      const beforeNext = first < length ? intAt(entry, intAt(elements, first)) : intAt(end, vehicle);
      if (first < length) place = intAt(exit, intAt(elements, first));
      const head = at(route.headSeconds, first);
      let begins = at(route.headEarliest, first);
      if (begins + head > takenLatest + tolerance) break;
      if (!this.hasRoom(request, route, first)) continue;
      const way = head + travel(seconds, size, before, takenPlace);
      if (begins + way > takenLatest + tolerance) continue;
      // The beginning of the route up to and with the pick-up, then with one more element after the other.
      let beginsLast = at(route.headLatest, first);
      const wait = Math.max(0, takenEarliest - way - beginsLast);
      begins = Math.max(takenEarliest - way, begins) - wait;
      beginsLast = Math.min(takenLatest - way, beginsLast);
      let elapsed = way + wait + takenSeconds;
      let ride = 0;
      let last = takenPlace;
      // Metres from the element before the pick-up to `last`, less those of the route as it is.
      let detour =
        travel(metres, size, before, takenPlace) - (length === 0 ? 0 : travel(metres, size, before, beforeNext));
      for (let second = first; ; second += 1) {
        const next = second < length ? intAt(entry, intAt(elements, second)) : intAt(end, vehicle);
        const toLeft = travel(seconds, size, last, leftPlace);
        if (begins + elapsed > leftLatest + tolerance || ride > longestRide + tolerance) break;
        const arrives = elapsed + toLeft;
        if (begins + arrives <= leftLatest + tolerance && ride + toLeft <= longestRide + tolerance) {
          const waits = Math.max(0, leftEarliest - arrives - beginsLast);
          const on = arrives + waits + leftSeconds + travel(seconds, size, leftPlace, next);
          if (Math.max(leftEarliest - arrives, begins) - waits + on <= at(route.tailLatest, second) + tolerance) {
            const driven =
              route.metres +
              detour +
              travel(metres, size, last, leftPlace) +
              travel(metres, size, leftPlace, next) -
              (second > first ? travel(metres, size, last, next) : 0);
            const waitOn = Math.max(
              0,
              at(route.tailEarliest, second) - on - Math.min(leftLatest - arrives, beginsLast),
            );
            const total = on + waitOn + at(route.tailSeconds, second);
            this.consider(route, request, first, second, driven, total, own, intricate);
          }
        }
        if (second === length) break;
        const element = intAt(elements, second);
        if (intAt(model.alone, element >> 1) === 1 || !this.hasRoom(request, route, second + 1)) break;
        const toNext = travel(seconds, size, last, next);
        const reaches = elapsed + toNext;
        const elementLatest = at(model.latest, offset + element);
        if (begins + reaches > elementLatest + tolerance) break;
        const elementEarliest = at(model.earliest, offset + element);
        const waitsNext = Math.max(0, elementEarliest - reaches - beginsLast);
        begins = Math.max(elementEarliest - reaches, begins) - waitsNext;
        beginsLast = Math.min(elementLatest - reaches, beginsLast);
        const service = at(model.duration, element);
        elapsed = reaches + waitsNext + service;
        ride += toNext + service;
        if (second === first) detour += travel(metres, size, takenPlace, next);
        last = intAt(exit, element);
      }
    }
  }

  /** Whether a request has places on board before the element of an index. */
  private hasRoom(request: number, route: Route, index: number): boolean {
    const { kinds, load, capacity } = this.model;
    for (let kind = 0; kind < kinds; kind += 1)
      if (
        at(route.load, index * kinds + kind) + at(load, request * kinds + kind) >
        at(capacity, route.vehicle * kinds + kind) + tolerance
      )
        return false;
    return true;
  }

  private consider(
    route: Route,
    request: number,
    first: number,
    second: number,
    driven: number,
    day: number,
    own: number,
    intricate: boolean,
  ): void {
    const { model } = this;
    const { vehicle } = route;
    if (this.random && this.random.next() < blindness) return;
    if (day > at(model.longestDay, vehicle) + tolerance) return;
    // With more rules than windows these seconds are the fewest there may be.
    let cost = routeCost(model, vehicle, driven, day) - own;
    if (cost >= this.best) return;
    if (intricate) {
      const exact = isTimed(model, vehicle);
      const length = this.compose(route, request, first, second);
      const seconds = this.scheduler.evaluate(vehicle, this.trial, length, exact);
      if (seconds === Infinity) return;
      if (exact) cost = routeCost(model, vehicle, driven, seconds) - own;
      if (cost >= this.best) return;
    }
    this.best = cost;
    this.bestFirst = first;
    this.bestSecond = second;
  }

  /** Sequence of the route with the request, in `trial`. */
  private compose({ elements, length }: Route, request: number, first: number, second: number): number {
    const { trial } = this;
    let count = 0;
    for (let index = 0; index <= length; index += 1) {
      if (index === first) trial[count++] = 2 * request;
      if (index === second && intAt(this.model.alone, request) === 0) trial[count++] = 2 * request + 1;
      if (index < length) trial[count++] = intAt(elements, index);
    }
    return count;
  }
}
