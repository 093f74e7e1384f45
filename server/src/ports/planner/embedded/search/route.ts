import { at, intAt, tolerance } from './numbers.ts';
import { travel, type SearchModel } from './model.ts';
import type { Scheduler } from './schedule.ts';

/**
 * The route of one vehicle with what an insertion in constant time needs to know of each of its beginnings and ends: seconds of the shortest schedule,
 * and between which times it may begin (Vidal, Crainic, Gendreau and Prins 2013).
 */
export class Route {
  length = 0;
  elements = new Int32Array(8);
  /** Beginnings: from the start to before the element of an index. */
  headSeconds = new Float64Array(9);
  headEarliest = new Float64Array(9);
  headLatest = new Float64Array(9);
  /** Ends: from the element of an index to the end. */
  tailSeconds = new Float64Array(9);
  tailEarliest = new Float64Array(9);
  tailLatest = new Float64Array(9);
  /** Number of requests on board, and load by kind, before the element of an index. */
  onBoard = new Int32Array(9);
  load: Float64Array;
  metres = 0;
  seconds = 0;
  /** Cost of the vehicle, its way, its time and the fit of its requests. */
  cost = 0;
  /** Whether an insertion must compute the schedule. */
  intricate = false;
  /** Number of the present sequence; the same number is the same sequence. */
  version = 0;

  /** Sequence before the present change. */
  readonly kept = { elements: new Int32Array(8), length: 0, version: 0 };
  isTouched = false;

  readonly vehicle: number;
  private readonly model: SearchModel;

  constructor(vehicle: number, model: SearchModel) {
    this.vehicle = vehicle;
    this.model = model;
    this.load = new Float64Array(9 * model.kinds);
  }

  /** Keeps the sequence, to come back to it. */
  keep(): void {
    if (this.kept.elements.length < this.length) this.kept.elements = new Int32Array(this.elements.length);
    this.kept.elements.set(this.elements.subarray(0, this.length));
    this.kept.length = this.length;
    this.kept.version = this.version;
  }

  /** Replaces the sequence. */
  set(elements: Int32Array, length: number): void {
    this.grow(length);
    this.elements.set(elements.subarray(0, length));
    this.length = length;
  }

  /** Inserts a request: its only element, or its pick-up before the element at `first` and its delivery before the one that was at `second`. */
  insert(request: number, first: number, second: number): void {
    const alone = intAt(this.model.alone, request) === 1;
    this.grow(this.length + 2);
    this.elements.copyWithin(second + (alone ? 1 : 2), second, this.length);
    if (!alone) {
      this.elements[second + 1] = 2 * request + 1;
      this.elements.copyWithin(first + 1, first, second);
    }
    this.elements[first] = 2 * request;
    this.length += alone ? 1 : 2;
  }

  /**
   * Computes everything anew from the sequence.
   * @returns Whether it keeps the rules.
   */
  update(scheduler: Scheduler): boolean {
    const { model, vehicle, length, elements } = this;
    const { seconds, metres, size, entry, exit, duration, earliest, latest, kinds } = model;
    const offset = intAt(model.window, vehicle);
    let place = intAt(model.start, vehicle);
    let driven = 0;
    let fit = 0;
    let possible = true;
    let intricate = intAt(model.pauses, vehicle) === 1;
    this.headSeconds[0] = 0;
    this.headEarliest[0] = at(model.departure, vehicle);
    this.headLatest[0] = Infinity;
    for (let index = 0; index < length; index += 1) {
      const element = intAt(elements, index);
      const request = element >> 1;
      const way = at(this.headSeconds, index) + travel(seconds, size, place, intAt(entry, element));
      const first = at(earliest, offset + element) - way;
      const last = at(latest, offset + element) - way;
      const wait = Math.max(0, first - at(this.headLatest, index));
      if (at(this.headEarliest, index) > last + tolerance) possible = false;
      this.headSeconds[index + 1] = way + wait + at(duration, element);
      this.headEarliest[index + 1] = Math.max(first, at(this.headEarliest, index)) - wait;
      this.headLatest[index + 1] = Math.min(last, at(this.headLatest, index));
      driven += travel(metres, size, place, intAt(entry, element)) + at(model.inner, element);
      place = intAt(exit, element);
      if (intAt(model.intricate, offset + element) === 1) intricate = true;
      const pickUp = element % 2 === 0;
      if (pickUp) fit += at(model.fit, request * model.vehicles + vehicle);
      const shared = intAt(model.alone, request) === 0;
      const change = shared ? (pickUp ? 1 : -1) : 0;
      this.onBoard[index + 1] = intAt(this.onBoard, index) + change;
      for (let kind = 0; kind < kinds; kind += 1)
        this.load[(index + 1) * kinds + kind] =
          at(this.load, index * kinds + kind) + change * at(model.load, request * kinds + kind);
    }
    this.metres = driven + travel(metres, size, place, intAt(model.end, vehicle));
    this.intricate = intricate;
    this.updateTails(offset);
    this.seconds = at(this.headSeconds, length) + travel(seconds, size, place, intAt(model.end, vehicle));
    if (length === 0) {
      this.metres = 0;
      this.seconds = 0;
      this.cost = 0;
      return true;
    }
    if (this.seconds > at(model.longestDay, vehicle) + tolerance) possible = false;
    if (possible && intricate) {
      this.seconds = scheduler.evaluate(vehicle, elements, length, isTimed(model, vehicle));
      possible = this.seconds < Infinity;
    } else if (at(this.headEarliest, length) + this.seconds > at(model.arrival, vehicle) + tolerance) possible = false;
    this.cost = fit + routeCost(model, vehicle, this.metres, this.seconds);
    return possible;
  }

  private updateTails(offset: number): void {
    const { model, vehicle, length, elements } = this;
    const { seconds, size, entry, exit, duration, earliest, latest } = model;
    let place = intAt(model.end, vehicle);
    this.tailSeconds[length] = 0;
    this.tailEarliest[length] = -Infinity;
    this.tailLatest[length] = at(model.arrival, vehicle);
    for (let index = length - 1; index >= 0; index -= 1) {
      const element = intAt(elements, index);
      const way = at(duration, element) + travel(seconds, size, intAt(exit, element), place);
      const first = at(this.tailEarliest, index + 1) - way;
      const last = at(this.tailLatest, index + 1) - way;
      const wait = Math.max(0, first - at(latest, offset + element));
      this.tailSeconds[index] = way + wait + at(this.tailSeconds, index + 1);
      this.tailEarliest[index] = Math.max(first, at(earliest, offset + element)) - wait;
      this.tailLatest[index] = Math.min(last, at(latest, offset + element));
      place = intAt(entry, element);
    }
  }

  private grow(length: number): void {
    if (length <= this.elements.length) return;
    const size = Math.max(length, 2 * this.elements.length);
    const elements = new Int32Array(size);
    elements.set(this.elements);
    this.elements = elements;
    this.headSeconds = new Float64Array(size + 1);
    this.headEarliest = new Float64Array(size + 1);
    this.headLatest = new Float64Array(size + 1);
    this.tailSeconds = new Float64Array(size + 1);
    this.tailEarliest = new Float64Array(size + 1);
    this.tailLatest = new Float64Array(size + 1);
    this.onBoard = new Int32Array(size + 1);
    this.load = new Float64Array((size + 1) * this.model.kinds);
  }
}

/** Whether the seconds of a day cost something. */
export const isTimed = (model: SearchModel, vehicle: number): boolean =>
  at(model.perSecond, vehicle) > 0 || at(model.fairPerSecond, vehicle) > 0;

/** Cost of a vehicle that is used. */
export const routeCost = (model: SearchModel, vehicle: number, metres: number, seconds: number): number =>
  at(model.fixedCost, vehicle) +
  at(model.perMetre, vehicle) * metres +
  at(model.perSecond, vehicle) * seconds +
  at(model.fairPerSecond, vehicle) * Math.max(0, seconds - at(model.fairAfter, vehicle));
