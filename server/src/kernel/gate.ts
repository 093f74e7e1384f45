import { busy } from './problem.ts';

/** Semaphore with a queue: so many at once, the others wait in the order they came. */
export class Gate {
  readonly #most: number;
  readonly #mostWaiting: number;
  readonly #waiting: (() => void)[] = [];
  #inside = 0;

  constructor(most: number, mostWaiting: number) {
    this.#most = most;
    this.#mostWaiting = mostWaiting;
  }

  /**
   * Waits for its turn.
   * @returns how to leave; more than one call leaves once
   * @throws ProblemError 503 when too many wait already
   */
  async enter(): Promise<() => void> {
    if (this.#inside < this.#most) this.#inside += 1;
    else if (this.#waiting.length >= this.#mostWaiting) throw busy();
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
    let left = false;
    return () => {
      if (left) return;
      left = true;
      const next = this.#waiting.shift();
      // Who waits takes the place over, so that nobody slips in between.
      if (next) next();
      else this.#inside -= 1;
    };
  }
}
