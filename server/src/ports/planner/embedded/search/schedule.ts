import { at, intAt, tolerance } from './numbers.ts';
import { travel, type SearchModel } from './model.ts';

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
  /** Gap of each break: before the element of this index. */
  private gaps: number[] = [];
  private bestGaps: number[] = [];
  /** Breaks between the last stop and the arrival. */
  private homeward = 0;
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
    const breaks = this.model.problem.vehicles[vehicle]?.breaks ?? [];
    if (breaks.length === 0) {
      this.gaps = [];
      this.bestGaps = [];
      return this.shortest(exact);
    }
    this.gaps = breaks.map(() => 0);
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
    this.gaps = this.bestGaps;
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
    let total = 0;
    const breaks = this.model.problem.vehicles[this.vehicle]?.breaks ?? [];
    breaks.forEach(({ seconds }, which) => {
      if (this.gaps[which] === index) total += seconds;
    });
    return total;
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
    const pause = this.model.problem.vehicles[this.vehicle]?.breaks[which];
    if (!pause) {
      const found = this.shortest(exact);
      if (found < known) this.bestGaps = [...this.gaps];
      return Math.min(found, known);
    }
    const { earliest, latest, duration } = this.model;
    let best = known;
    for (let gap = first; gap <= this.length; gap += 1) {
      if (gap > 0) {
        const before = intAt(this.elements, gap - 1);
        if (at(earliest, this.offset + before) + at(duration, before) > pause.until + tolerance) break;
      }
      if (gap > 0 && gap < this.length && intAt(this.opens, gap) !== gap) continue;
      if (gap < this.length) {
        const after = intAt(this.elements, gap);
        if (pause.from + pause.seconds > at(latest, this.offset + after) + tolerance) continue;
      }
      this.gaps[which] = gap;
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
    const { elements, length, model, offset, begin, bound } = this;
    const { duration, exit, earliest, latest, longestRide, seconds, size } = model;
    const absences = model.problem.vehicles[this.vehicle]?.absences ?? [];
    const longestDay = at(model.longestDay, this.vehicle);
    let notEarlier = Math.max(notBefore, at(model.departure, this.vehicle));
    for (let index = 0; index < length; index += 1) bound[index] = at(earliest, offset + intAt(elements, index));
    let left = 4 * length + 20;
    for (let index = 0; index < length; index += 1) {
      const element = intAt(elements, index);
      const ready = index === 0 ? this.readyFirst(notEarlier) : this.readyAt(index);
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
        const way = travel(seconds, size, intAt(exit, element), intAt(model.end, this.vehicle));
        this.arrival = this.arriveHome(time + at(duration, element), way);
        if (this.arrival > at(model.arrival, this.vehicle) + tolerance) return false;
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
      const end =
        index === length - 1
          ? this.endBeforeHome(travel(seconds, size, intAt(exit, element), intAt(model.end, this.vehicle)))
          : this.endBefore(index + 1);
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

  /** Earliest begin of an element after the one before it, travel and the breaks in between; Infinity when a break is missed. */
  private readyAt(index: number): number {
    const { elements, model, gaps } = this;
    const before = intAt(elements, index - 1);
    const end = at(this.begin, index - 1) + at(model.duration, before);
    const way = travel(
      model.seconds,
      model.size,
      intAt(model.exit, before),
      intAt(model.entry, intAt(elements, index)),
    );
    if (gaps.length === 0) return end + way;
    const breaks = model.problem.vehicles[this.vehicle]?.breaks ?? [];
    let clock = end;
    let paused = 0;
    for (let which = 0; which < gaps.length; which += 1) {
      const pause = breaks[which];
      if (gaps[which] !== index || !pause) continue;
      clock = Math.max(clock, pause.from);
      if (clock > pause.until + tolerance) return Infinity;
      clock += pause.seconds;
      paused += pause.seconds;
    }
    return Math.max(end + way + paused, clock);
  }

  /** Latest end of the element before another, for its late begin. */
  private endBefore(index: number): number {
    const { elements, model, gaps } = this;
    const begin = at(this.late, index);
    const before = intAt(elements, index - 1);
    const way = travel(
      model.seconds,
      model.size,
      intAt(model.exit, before),
      intAt(model.entry, intAt(elements, index)),
    );
    const breaks = model.problem.vehicles[this.vehicle]?.breaks ?? [];
    let clock = begin;
    let paused = 0;
    for (let which = gaps.length - 1; which >= 0; which -= 1) {
      const pause = breaks[which];
      if (gaps[which] !== index || !pause) continue;
      clock = Math.min(clock - pause.seconds, pause.until);
      paused += pause.seconds;
    }
    return Math.min(begin - way - paused, clock);
  }

  /** Number of breaks before the first element; the first of them may lie before the departure. */
  private breaksFirst(): number {
    const later = this.gaps.findIndex((gap) => gap > 0);
    return later < 0 ? this.gaps.length : later;
  }

  private wayOut(): number {
    const { model } = this;
    return travel(
      model.seconds,
      model.size,
      intAt(model.start, this.vehicle),
      intAt(model.entry, intAt(this.elements, 0)),
    );
  }

  /** Earliest begin of the first element when the departure is not before a time. */
  private readyFirst(notEarlier: number): number {
    const way = this.wayOut();
    const count = this.breaksFirst();
    if (count === 0) return notEarlier + way;
    const { ends, seconds } = this.breaksBeforeStart(count);
    const all = ends[count] ?? -Infinity;
    let best = Infinity;
    for (let home = 0; home <= count; home += 1) {
      const leaves = Math.max(notEarlier, ends[home] ?? -Infinity);
      best = Math.min(best, Math.max(all, leaves + way + (seconds[home] ?? 0)));
    }
    return best;
  }

  /** Latest departure for a begin of the first element. */
  private lastDeparture(begin: number): number {
    const way = this.wayOut();
    const count = this.breaksFirst();
    if (count === 0) return begin - way;
    const { ends, seconds } = this.breaksBeforeStart(count);
    for (let home = count; home > 0; home -= 1) {
      const leaves = begin - way - (seconds[home] ?? 0);
      if (leaves >= (ends[home] ?? 0) - tolerance) return leaves;
    }
    return begin - way - (seconds[0] ?? 0);
  }

  /** By number of breaks taken before the departure: earliest end of the last of them, and seconds of those left for the way. */
  private breaksBeforeStart(count: number) {
    const breaks = this.model.problem.vehicles[this.vehicle]?.breaks ?? [];
    const ends = [-Infinity];
    const seconds = [0];
    for (const pause of breaks.slice(0, count))
      ends.push(Math.max(ends.at(-1) ?? -Infinity, pause.from) + pause.seconds);
    for (const pause of breaks.slice(0, count).toReversed()) seconds.unshift((seconds[0] ?? 0) + pause.seconds);
    return { ends, seconds };
  }

  /** Earliest arrival at the end; breaks that still fit behind it cost nothing. */
  private arriveHome(end: number, way: number): number {
    const breaks = this.model.problem.vehicles[this.vehicle]?.breaks ?? [];
    const first = this.gaps.indexOf(this.length);
    this.homeward = 0;
    if (first < 0) return end + way;
    for (let last = first; last <= this.gaps.length; last += 1) {
      let clock = end;
      let paused = 0;
      let home = Infinity;
      let kept = true;
      for (let which = first; which < this.gaps.length; which += 1) {
        const pause = breaks[which];
        if (!pause) continue;
        if (which === last) {
          home = Math.max(clock, end + way + paused);
          clock = home;
        }
        clock = Math.max(clock, pause.from);
        if (clock > pause.until + tolerance) kept = false;
        clock += pause.seconds;
        if (which < last) paused += pause.seconds;
      }
      this.homeward = last - first;
      if (kept) return Math.min(home, Math.max(end + way + paused, clock));
    }
    return Infinity;
  }

  /** Latest end of the last element for the arrival. */
  private endBeforeHome(way: number): number {
    const breaks = this.model.problem.vehicles[this.vehicle]?.breaks ?? [];
    const first = this.gaps.indexOf(this.length);
    let clock = this.arrival;
    let paused = 0;
    if (first < 0) return clock - way;
    for (let which = first + this.homeward - 1; which >= first; which -= 1) {
      const pause = breaks[which];
      if (!pause) continue;
      clock = Math.min(clock - pause.seconds, pause.until);
      paused += pause.seconds;
    }
    return Math.min(this.arrival - way - paused, clock);
  }
}
