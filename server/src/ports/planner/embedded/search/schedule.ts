import { at, intAt, tolerance } from './numbers.ts';
import { travel, type SearchModel } from './model.ts';
import { Pauses } from './pauses.ts';

/**
 * Schedules of one route at a time, exact for every rule: windows, ride times, absences, breaks, longest day.
 *
 * All rules but two are differences between two times, so there are a least and a greatest schedule. The least one ends earliest; of those that end
 * then, the greatest departs last, and no other schedule is shorter. Of absences each block (from empty to empty) takes the first, or from behind the
 * last, gap that is long enough. Each break tries the gaps between blocks.
 */
export class Scheduler {
  /** Begin of each element, after `timetable`. */
  readonly begin: Float64Array;
  departure = 0;
  arrival = 0;

  private readonly bound: Float64Array;
  private readonly late: Float64Array;
  /** Seconds from the begin of the route to the begin of an element without any wait. */
  private readonly path: Float64Array;
  private readonly position: Int32Array;
  /** First element of the block of an element, and its last. */
  private readonly opens: Int32Array;
  private readonly closes: Int32Array;
  private readonly pauses = new Pauses();
  /** Gaps of the breaks of the shortest schedule. */
  private bestGaps: number[] = [];
  private elements: Int32Array = new Int32Array(0);
  private length = 0;
  private vehicle = 0;
  private offset = 0;

  private readonly model: SearchModel;

  constructor(model: SearchModel) {
    this.model = model;
    const most = 2 * model.requests;
    this.begin = new Float64Array(most);
    this.bound = new Float64Array(most);
    this.late = new Float64Array(most);
    this.path = new Float64Array(most);
    this.position = new Int32Array(2 * model.requests);
    this.opens = new Int32Array(most);
    this.closes = new Int32Array(most);
  }

  /**
   * Seconds of the shortest day with these elements in this order; Infinity when no schedule keeps the rules.
   * @param exact Whether the seconds count. Otherwise those of the first schedule found are good enough.
   */
  evaluate(vehicle: number, elements: Int32Array, length: number, exact: boolean): number {
    this.vehicle = vehicle;
    this.elements = elements;
    this.length = length;
    this.offset = intAt(this.model.window, vehicle);
    if (length === 0) return 0;
    if (!this.measure()) return Infinity;
    const { breaks = [], breaksAfter = 0 } = this.model.problem.vehicles[vehicle] ?? {};
    if (breaks.length === 0 || breaksAfter > 0) {
      this.pauses.breaks = [];
      this.pauses.gaps = [];
      this.bestGaps = [];
      const unbroken = this.shortest(exact || breaks.length > 0);
      // No day with breaks is shorter.
      if (breaks.length === 0 || unbroken === Infinity || unbroken <= breaksAfter + tolerance) return unbroken;
    }
    this.pauses.breaks = breaks;
    this.pauses.gaps = breaks.map(() => 0);
    this.bestGaps = this.pauses.gaps;
    return this.tryGaps(0, 0, exact, Infinity);
  }

  /**
   * Fills `begin`, `departure` and `arrival` with the shortest day: departs as late as possible, waits before a pick-up rather than behind it, and
   * delivers as early as this allows.
   * @returns Whether a schedule exists.
   */
  timetable(vehicle: number, elements: Int32Array, length: number): boolean {
    if (this.evaluate(vehicle, elements, length, true) === Infinity) return false;
    if (length === 0) return true;
    const { duration, exit, entry, alone, latest, seconds, size } = this.model;
    this.pauses.gaps = this.bestGaps;
    this.forward(-Infinity);
    this.backward();
    if (!this.forward(this.lastDeparture(at(this.late, 0)))) this.forward(-Infinity);
    for (let index = length - 2; index >= 0; index -= 1) {
      const element = intAt(elements, index);
      if (element % 2 === 1 || intAt(alone, element >> 1) === 1) continue;
      const way = travel(seconds, size, intAt(exit, element), intAt(entry, intAt(elements, index + 1)));
      const last = Math.min(at(latest, this.offset + element), at(this.begin, index + 1) - way - at(duration, element));
      if (last > at(this.begin, index)) this.begin[index] = last;
    }
    this.departure = this.lastDeparture(at(this.begin, 0));
    return true;
  }

  /** Seconds of breaks between an element and the one before. */
  pauseBefore(index: number): number {
    return this.pauses.secondsIn(index + 1);
  }

  /** Marks blocks; false when a ride is too long even without a wait. */
  private measure(): boolean {
    const { elements, length, model } = this;
    const { alone, longestRide, duration, exit, entry, seconds, size } = model;
    let onBoard = 0;
    let opened = 0;
    let elapsed = 0;
    let place = -1;
    for (let index = 0; index < length; index += 1) {
      const element = intAt(elements, index);
      const request = element >> 1;
      elapsed += travel(seconds, size, place, intAt(entry, element));
      this.path[index] = elapsed;
      if (onBoard === 0) opened = index;
      this.opens[index] = opened;
      this.position[element] = index;
      if (element % 2 === 1) {
        onBoard -= 1;
        const taken = intAt(this.position, element - 1);
        const ride = elapsed - at(this.path, taken) - at(duration, element - 1);
        if (ride > at(longestRide, request) + tolerance) return false;
      } else if (intAt(alone, request) === 0) onBoard += 1;
      if (onBoard === 0) for (let inside = opened; inside <= index; inside += 1) this.closes[inside] = index;
      elapsed += at(duration, element);
      place = intAt(exit, element);
    }
    return true;
  }

  /** Tries every gap for a break and those after it. */
  private tryGaps(which: number, first: number, exact: boolean, known: number): number {
    const pause = this.pauses.breaks[which];
    if (!pause) {
      const found = this.shortest(exact);
      if (found < known) this.bestGaps = [...this.pauses.gaps];
      return Math.min(found, known);
    }
    const { earliest, latest, duration } = this.model;
    let best = known;
    for (let gap = first; gap <= this.length + 2; gap += 1) {
      const before = Math.min(gap - 2, this.length - 1);
      const after = Math.max(gap - 1, 0);
      if (before >= 0) {
        const element = intAt(this.elements, before);
        if (at(earliest, this.offset + element) + at(duration, element) > pause.until + tolerance) break;
      }
      if (after < this.length) {
        if (intAt(this.opens, after) !== after) continue;
        const last = at(latest, this.offset + intAt(this.elements, after));
        if (pause.from + pause.seconds > last + tolerance) continue;
      }
      this.pauses.gaps[which] = gap;
      best = this.tryGaps(which + 1, gap, exact, best);
      if (best < Infinity && !exact) return best;
    }
    return best;
  }

  private shortest(exact: boolean): number {
    if (!this.forward(-Infinity)) return Infinity;
    if (!exact) return this.arrival - this.lastDeparture(at(this.begin, 0));
    this.backward();
    return this.arrival - this.lastDeparture(at(this.late, 0));
  }

  /** Least schedule that departs at a time or later; false when there is none. */
  private forward(notBefore: number): boolean {
    const { elements, length, model, offset, begin, bound, pauses } = this;
    const { duration, exit, earliest, latest, longestRide, seconds, size } = model;
    const absences = model.problem.vehicles[this.vehicle]?.absences ?? [];
    const longestDay = at(model.longestDay, this.vehicle);
    let notEarlier = Math.max(notBefore, at(model.departure, this.vehicle), pauses.ready(0, -Infinity, 0));
    for (let index = 0; index < length; index += 1) bound[index] = at(earliest, offset + intAt(elements, index));
    let left = 4 * length + 20;
    for (let index = 0; index < length; index += 1) {
      const element = intAt(elements, index);
      const way = this.wayTo(index);
      const ready = pauses.ready(index + 1, index === 0 ? notEarlier : this.endOf(index - 1), way);
      const time = Math.max(at(bound, index), ready);
      if (time > at(latest, offset + element) + tolerance) return false;
      begin[index] = time;
      if (element % 2 === 1) {
        const taken = intAt(this.position, element - 1);
        const sooner = time - at(longestRide, element >> 1) - at(duration, element - 1);
        if (sooner > at(begin, taken) + tolerance) {
          if ((left -= 1) < 0) return false;
          bound[taken] = sooner;
          index = taken - 1;
          continue;
        }
      }
      if (absences.length > 0 && intAt(this.closes, index) === index) {
        const opened = intAt(this.opens, index);
        const until = time + at(duration, element);
        const absence = absences.find(
          (one) => at(begin, opened) < one.until - tolerance && until > one.from + tolerance,
        );
        if (absence) {
          bound[opened] = absence.until;
          index = opened - 1;
          continue;
        }
      }
      if (index === length - 1) {
        const home = travel(seconds, size, intAt(exit, element), intAt(model.end, this.vehicle));
        this.arrival = pauses.ready(length + 1, time + at(duration, element), home);
        if (this.arrival > at(model.arrival, this.vehicle) + tolerance) return false;
        if (pauses.ready(length + 2, this.arrival, 0) === Infinity) return false;
        this.departure = this.lastDeparture(at(begin, 0));
        if (this.arrival - this.departure > longestDay + tolerance) {
          if ((left -= 1) < 0) return false;
          notEarlier = Math.max(notEarlier, this.arrival - longestDay);
          index = -1;
        }
      }
    }
    return true;
  }

  /** Greatest schedule that arrives at the end with the least one. */
  private backward(): void {
    const { elements, length, model, offset, bound, late } = this;
    const { duration, latest, longestRide, exit, seconds, size } = model;
    const absences = model.problem.vehicles[this.vehicle]?.absences ?? [];
    for (let index = 0; index < length; index += 1) bound[index] = at(latest, offset + intAt(elements, index));
    let left = 4 * length + 20;
    for (let index = length - 1; index >= 0; index -= 1) {
      const element = intAt(elements, index);
      const request = element >> 1;
      const home = travel(seconds, size, intAt(exit, element), intAt(model.end, this.vehicle));
      const end =
        index === length - 1
          ? this.pauses.leave(length + 1, this.arrival, home)
          : this.pauses.leave(index + 2, at(late, index + 1), this.wayTo(index + 1));
      const time = Math.max(at(this.begin, index), Math.min(at(bound, index), end - at(duration, element)));
      late[index] = time;
      if (element % 2 === 0 && intAt(model.alone, request) === 0) {
        const delivered = intAt(this.position, element + 1);
        const latestDelivery = time + at(duration, element) + at(longestRide, request);
        if (at(late, delivered) > latestDelivery + tolerance && (left -= 1) >= 0) {
          bound[delivered] = latestDelivery;
          index = delivered + 1;
          continue;
        }
      }
      if (absences.length > 0 && intAt(this.opens, index) === index) {
        const closed = intAt(this.closes, index);
        const last = at(duration, intAt(elements, closed));
        const until = at(late, closed) + last;
        const absence = absences.find((one) => time < one.until - tolerance && until > one.from + tolerance);
        if (absence && (left -= 1) >= 0) {
          bound[closed] = absence.from - last;
          index = closed + 1;
        }
      }
    }
  }

  private endOf(index: number): number {
    return at(this.begin, index) + at(this.model.duration, intAt(this.elements, index));
  }

  /** Seconds of the way to an element from the one before it or from the start. */
  private wayTo(index: number): number {
    const { elements, model, vehicle } = this;
    const { seconds, size, start, exit, entry } = model;
    const from = index > 0 ? intAt(exit, intAt(elements, index - 1)) : intAt(start, vehicle);
    return travel(seconds, size, from, intAt(entry, intAt(elements, index)));
  }

  /** Latest departure for a begin of the first element. */
  private lastDeparture(begin: number): number {
    return this.pauses.leave(1, begin, this.wayTo(0));
  }
}
