/** Tolerance of comparisons of times, in seconds: sums in another order differ in their last bits. */
export const tolerance = 1e-7;

// One reader for each kind of array: a shared one would meet several kinds, and the engine would no longer inline the read.

/** Number at an index that exists. */
export const at = (array: Float64Array, index: number): number => array[index] ?? 0;

/** Integer at an index that exists. */
export const intAt = (array: Int32Array, index: number): number => array[index] ?? 0;

/** Reproducible random numbers (mulberry32). */
export class Random {
  private state: number;

  constructor(seed: number) {
    this.state = seed | 0;
  }

  /** From 0 to below 1. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** Integer from 0 to below `count`. */
  below(count: number): number {
    return Math.floor(this.next() * count);
  }

  /** Shuffles the first numbers of an array. */
  shuffle(array: Int32Array, count: number): void {
    for (let index = count - 1; index > 0; index -= 1) {
      const other = this.below(index + 1);
      const kept = intAt(array, index);
      array[index] = intAt(array, other);
      array[other] = kept;
    }
  }
}
