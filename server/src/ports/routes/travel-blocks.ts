import type { GeoPoint } from '../addresses/address-port.ts';
import { NO_ROAD, type Travel } from './route-port.ts';

/** Travel between two places as measured by a service; null without a road. */
export type MeasuredWay = { readonly seconds: number; readonly metres: number } | null;

/** Matrix of a service that answers a limited number of pairs at once. */
interface Blocks {
  /** Maximum places on either side of a block. */
  readonly side: number;
  /** Ways from each of the first places to each of the others: a row for each of the first. */
  readonly ask: (from: readonly GeoPoint[], to: readonly GeoPoint[]) => Promise<readonly (readonly MeasuredWay[])[]>;
  /** Remembers ways for later matrices. */
  readonly known?: KnownWays;
}

/** Blocks that are asked for at the same time. */
const AT_ONCE = 4;

/**
 * Measures the ways between all pairs of places in blocks. Only blocks with an unknown pair are asked for; known places come first, so that a few new
 * ones are in few blocks.
 */
export async function matrixOfBlocks(
  places: readonly GeoPoint[],
  { side, ask, known }: Blocks,
): Promise<Travel['matrix']> {
  const size = places.length;
  const [seconds, metres] = [new Float64Array(size * size), new Float64Array(size * size)];
  const table = known?.tableOf(places);
  const wayOf = (row: number, column: number) => (row === column ? STANDING : table?.get(row, column));
  const put = (row: number, column: number, way: MeasuredWay): void => {
    seconds[row * size + column] = Math.round(way?.seconds ?? NO_ROAD.seconds);
    metres[row * size + column] = Math.round(way?.metres ?? NO_ROAD.metres);
  };
  const isKnown = (index: number): boolean => wayOf(index, index === 0 ? 1 : 0) !== undefined;
  const indices = places.map((_, index) => index);
  const parts = partsOf([...indices.filter(isKnown), ...indices.filter((index) => !isKnown(index))], side);
  const unknown = parts
    .flatMap((from) => parts.map((to) => ({ from, to })))
    .filter(({ from, to }) => {
      const ways = from.flatMap((row) => to.map((column) => ({ row, column, way: wayOf(row, column) })));
      for (const { row, column, way } of ways) if (way !== undefined) put(row, column, way);
      return ways.some(({ way }) => way === undefined);
    });
  const work = async (): Promise<void> => {
    for (let block = unknown.shift(); block; block = unknown.shift()) {
      const { from, to } = block;
      const ways = await ask(pick(places, from), pick(places, to));
      for (const [at, row] of from.entries())
        for (const [index, column] of to.entries()) {
          const way = row === column ? STANDING : (ways[at]?.[index] ?? null);
          put(row, column, way);
          table?.set(row, column, way);
        }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return { size, seconds, metres };
}

const STANDING: MeasuredWay = { seconds: 0, metres: 0 };

const pick = (places: readonly GeoPoint[], indices: readonly number[]): GeoPoint[] =>
  indices.flatMap((index) => places[index] ?? []);

const partsOf = (indices: readonly number[], side: number): number[][] =>
  Array.from({ length: Math.ceil(indices.length / side) }, (_, part) => indices.slice(part * side, (part + 1) * side));

/** Ways that are remembered between matrices. */
export interface KnownWays {
  /** The ways between some places, by their indices; undefined when these are more than are remembered. */
  tableOf(places: readonly GeoPoint[]): WayTable | undefined;
}

interface WayTable {
  /** Undefined: not known. */
  get(from: number, to: number): MeasuredWay | undefined;
  set(from: number, to: number, way: MeasuredWay): void;
}

/** Milliseconds after which ways are forgotten: the roads of a service change with its data. */
const TIME_TO_LIVE = 86_400_000;

/**
 * Remembers the ways between a limited number of places in a table of numbers: those of some weeks are more than a million. Places beyond it clear it.
 * @param most places; the table takes 8 bytes for each pair of them
 */
export function createKnownWays(now: () => Date, most = 1200): KnownWays {
  let known = { places: new Map<string, number>(), since: now().getTime(), seconds: noWays(0), metres: noWays(0) };
  const cleared = () => ({
    places: new Map<string, number>(),
    since: now().getTime(),
    seconds: noWays(most * most),
    metres: noWays(most * most),
  });
  return {
    tableOf: (places) => {
      const keys = places.map(placeKey);
      if (new Set(keys).size > most) return undefined;
      const isOld = now().getTime() - known.since >= TIME_TO_LIVE;
      if (known.seconds.length === 0 || isOld || new Set([...known.places.keys(), ...keys]).size > most)
        known = cleared();
      // A matrix that is still being measured keeps writing into the table that it began with.
      const { places: numbers, seconds, metres } = known;
      for (const key of keys) if (!numbers.has(key)) numbers.set(key, numbers.size);
      const ids = keys.map((key) => numbers.get(key) ?? 0);
      const cellOf = (from: number, to: number): number => (ids[from] ?? 0) * most + (ids[to] ?? 0);
      return {
        get: (from, to) => {
          const cell = cellOf(from, to);
          const [time = Number.NaN, way = 0] = [seconds[cell], metres[cell]];
          if (Number.isNaN(time)) return undefined;
          return time === Number.POSITIVE_INFINITY ? null : { seconds: time, metres: way };
        },
        set: (from, to, way) => {
          const cell = cellOf(from, to);
          seconds[cell] = way?.seconds ?? Number.POSITIVE_INFINITY;
          metres[cell] = way?.metres ?? 0;
        },
      };
    },
  };
}

const noWays = (cells: number): Float32Array => new Float32Array(cells).fill(Number.NaN);

/** About a metre. */
const placeKey = ({ latitude, longitude }: GeoPoint): string => `${latitude.toFixed(5)},${longitude.toFixed(5)}`;
