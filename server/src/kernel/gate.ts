import { busy } from './problem.ts';

/** Semaphore with a FIFO queue. */
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
   * @returns function that leaves; idempotent
   * @throws ProblemError 503 when the queue is full
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
      // The next in the queue takes over the place, so that no newcomer gets it first.
      if (next) next();
      else this.#inside -= 1;
    };
  }
}
