import { travel, type SearchModel } from './model.ts';
import { at, intAt } from './numbers.ts';

/** Distance of two requests in seconds; only the order counts. */
type Distance = (model: SearchModel, one: number, other: number) => number;

/** Neighbours kept of each request. */
const kept = 100;

/** Requests near each request, computed when first asked for: nearest first, itself the first. */
export class Closeness {
  private readonly lists = new Map<number, Int32Array>();
  private readonly distances: Float64Array;

  private readonly model: SearchModel;
  private readonly distance: Distance;

  constructor(model: SearchModel, distance: Distance) {
    this.model = model;
    this.distance = distance;
    this.distances = new Float64Array(model.requests);
  }

  of(request: number): Int32Array {
    const known = this.lists.get(request);
    if (known) return known;
    const { distances } = this;
    for (let other = 0; other < distances.length; other += 1)
      distances[other] = other === request ? -1 : this.distance(this.model, request, other);
    const list = Int32Array.from({ length: distances.length }, (_, other) => other)
      .sort((one, other) => at(distances, one) - at(distances, other) || one - other)
      .slice(0, kept);
    this.lists.set(request, list);
    return list;
  }
}

/** Middle of the window of a pick-up. */
const timeOf = ({ problem }: SearchModel, request: number): number => {
  const { earliest = 0, latest = 0 } = problem.requests[request]?.pickUp ?? {};
  return Number.isFinite(earliest + latest) ? (earliest + latest) / 2 : Number.isFinite(latest) ? latest : 0;
};

const between = ({ seconds, size }: SearchModel, one: number, other: number) =>
  Math.min(travel(seconds, size, one, other), travel(seconds, size, other, one));

const placesOf = ({ entry, exit, alone }: SearchModel, request: number) => ({
  from: intAt(entry, 2 * request),
  to: intAt(exit, 2 * request + (1 - intAt(alone, request))),
});

/** Requests that may take each other's place (Shaw): alike in their pick-ups, their deliveries and their times. */
export function unlikeness(model: SearchModel, one: number, other: number): number {
  const a = placesOf(model, one);
  const b = placesOf(model, other);
  const time = Math.abs(timeOf(model, one) - timeOf(model, other));
  return between(model, a.from, b.from) + between(model, a.to, b.to) + 0.5 * time;
}

/** Requests that may follow each other: any two of their places are near. */
export function apartness(model: SearchModel, one: number, other: number): number {
  const a = placesOf(model, one);
  const b = placesOf(model, other);
  const near = Math.min(
    between(model, a.from, b.from),
    between(model, a.to, b.to),
    between(model, a.from, b.to),
    between(model, a.to, b.from),
  );
  return near + 0.2 * Math.abs(timeOf(model, one) - timeOf(model, other));
}
