import { Damaged } from '../registry/stored.ts';
import { Refusal } from '../refusal.ts';

/** Keys that lead to a value of a desired state: `stage`, `remotes`, `dispatch`. */
export type Path = readonly (string | number)[];

interface Fault {
  readonly path: Path;
  readonly message: string;
}

/** Values of a desired state that the registry, or the suite, does not take. */
export class FaultyValues extends Refusal {
  readonly faults: readonly Fault[];

  constructor(faults: readonly Fault[]) {
    super(faults.map(({ message }) => message).join('\n'));
    this.faults = faults;
  }
}

/** Refuses one value. */
export const faultAt = (path: Path, message: string): FaultyValues => new FaultyValues([{ path, message }]);

/** Does what is about one value: a refusal is one of that value. */
export async function about<Result>(path: Path, work: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    // A damaged registry is no fault of a value.
    if (!(error instanceof Refusal) || error instanceof Damaged || error instanceof FaultyValues) throw error;
    throw faultAt(path, error.message);
  }
}

/**
 * Waits for all, of which each is about a value.
 * @throws {FaultyValues} with the faults of every one that is refused
 */
export async function everyOne<Result>(works: readonly Promise<Result>[]): Promise<Result[]> {
  const settled = await Promise.allSettled(works);
  const reasons = settled.flatMap((one): unknown[] => (one.status === 'rejected' ? [one.reason] : []));
  const other = reasons.find((reason) => !(reason instanceof FaultyValues));
  if (other !== undefined) throw other;
  const faults = reasons.flatMap((reason) => (reason instanceof FaultyValues ? reason.faults : []));
  if (faults.length > 0) throw new FaultyValues(faults);
  return settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
}

const written = new WeakMap<object, (path: Path) => string>();

/** Remembers where the values of a desired state stand in the file that it was read from. */
export const rememberPlaces = (desired: object, place: (path: Path) => string): void =>
  void written.set(desired, place);

/** Place of a value in the file, to begin a sentence about it: `release.yaml:7:13: `; empty for a state that no file holds. */
export function placeOf(desired: object, path: Path): string {
  const place = written.get(desired);
  return place ? `${place(path)}: ` : '';
}

/** Does what judges a desired state: refused values are named with their places. */
export async function withPlaces<Result>(desired: object, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof FaultyValues)) throw error;
    throw new Refusal(error.faults.map(({ path, message }) => `${placeOf(desired, path)}${message}`).join('\n'), {
      cause: error,
    });
  }
}
