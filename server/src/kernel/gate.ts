import { busy, type ProblemError } from './problem.ts';

/** Semaphore with a FIFO queue. */
export class Gate {
  readonly #most: number;
  readonly #mostWaiting: number;
  readonly #refusal: () => ProblemError;
  readonly #waiting = new Set<() => void>();
  #inside = 0;

  /** @param refusal what is thrown when the queue is full */
  constructor(most: number, mostWaiting: number, refusal = busy) {
    this.#most = most;
    this.#mostWaiting = mostWaiting;
    this.#refusal = refusal;
  }

  /**
   * Waits for its turn.
   * @param signal gives the turn up, with its reason
   * @returns function that leaves; idempotent
   * @throws ProblemError 503 when the queue is full
   */
  async enter(signal?: AbortSignal): Promise<() => void> {
    signal?.throwIfAborted();
    if (this.#inside < this.#most) this.#inside += 1;
    else if (this.#waiting.size >= this.#mostWaiting) throw this.#refusal();
    else await this.#turn(signal);
    let left = false;
    return () => {
      if (left) return;
      left = true;
      const [next] = this.#waiting;
      // The next in the queue takes over the place, so that no newcomer gets it first.
      if (next) next();
      else this.#inside -= 1;
    };
  }

  #turn(signal: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      const settle = (): void => {
        this.#waiting.delete(come);
        signal?.removeEventListener('abort', giveUp);
      };
      const come = (): void => {
        settle();
        resolve();
      };
      const giveUp = (): void => {
        settle();
        reject(signal?.reason);
      };
      this.#waiting.add(come);
      signal?.addEventListener('abort', giveUp);
    });
  }
}
