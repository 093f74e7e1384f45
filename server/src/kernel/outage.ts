/** How often a failure that lasts is said again, ms. */
const EVERY = 60_000;
const MOST = 100;

/**
 * A failure that many calls meet while it lasts: a line in the log when it begins, one a minute from then on, and one when it is over. A line for each call
 * would hide everything else just when somebody looks.
 */
export class Outage {
  /** When each failure was said last: several may alternate, as those of two files of one disk. */
  readonly #said = new Map<string, number>();

  /** A call met it. @returns whether that is worth a line: it is new, or lasts for another minute */
  meets(error: unknown, now = performance.now()): boolean {
    const what = String(error);
    const last = this.#said.get(what);
    if (last !== undefined && now - last < EVERY) return false;
    if (this.#said.size >= MOST) this.#said.clear();
    this.#said.set(what, now);
    return true;
  }

  /** A call did not meet it. @returns whether it is over with this one */
  passes(): boolean {
    const was = this.#said.size > 0;
    this.#said.clear();
    return was;
  }
}
