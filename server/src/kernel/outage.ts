/** Interval at which a lasting failure is logged again, ms. */
const EVERY = 60_000;
const MOST = 100;

/**
 * Log limiter for a failure that affects many calls: a line when it begins, one a minute from then on, and one when it is over. A line for each call
 * would hide everything else just when it matters.
 */
export class Outage {
  /** Last log time of each failure: several may alternate, such as those of two files of one disk. */
  readonly #said = new Map<string, number>();

  /** Records a failing call. @returns whether to log it: it is new, or a minute has passed */
  meets(error: unknown, now = performance.now()): boolean {
    const what = String(error);
    const last = this.#said.get(what);
    if (last !== undefined && now - last < EVERY) return false;
    if (this.#said.size >= MOST) this.#said.clear();
    this.#said.set(what, now);
    return true;
  }

  /** Records a successful call. @returns whether it ends the failure */
  passes(): boolean {
    const was = this.#said.size > 0;
    this.#said.clear();
    return was;
  }
}
