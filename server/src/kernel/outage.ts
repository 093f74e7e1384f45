/** How often a failure that lasts is said again, ms. */
const EVERY = 60_000;

/**
 * A failure that many calls meet while it lasts: a line in the log when it begins, one a minute from then on, and one when it is over. A line for each call
 * would hide everything else just when somebody looks.
 */
export class Outage {
  #saidAt: number | undefined;
  #said = '';

  /** A call met it. @returns whether that is worth a line: it is new, another one, or lasts for another minute */
  meets(error: unknown, now = performance.now()): boolean {
    const what = String(error);
    if (this.#saidAt !== undefined && what === this.#said && now - this.#saidAt < EVERY) return false;
    [this.#saidAt, this.#said] = [now, what];
    return true;
  }

  /** A call did not meet it. @returns whether it is over with this one */
  passes(): boolean {
    const was = this.#saidAt !== undefined;
    this.#saidAt = undefined;
    return was;
  }
}
