import type { IncomingMessage } from 'node:http';
import type { Socket as Line } from 'node:net';
import type { FastifyBaseLogger } from 'fastify';
import type { Server } from 'socket.io';

/** What lines may do before somebody is admitted on them. */
export interface StrangerLimits {
  /** Bytes they may send. */
  bytes: number;
  /** Milliseconds until somebody is admitted. */
  patience: number;
  /** Lines from one network address; an office shares one, and all come back at once after a restart. */
  fromOneAddress: number;
}

const usual: StrangerLimits = { bytes: 64 * 1024, patience: 10_000, fromOneAddress: 100 };

/** Number of `Host` headers of a request; `headers` shows the first alone. */
export const hostsOf = ({ rawHeaders }: IncomingMessage): number =>
  rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length;

/**
 * Holds lines to little until somebody is admitted on them, because nobody answers for what they cost. A line that asks for more is cut off: closing it
 * politely would wait for its answer.
 */
export class Strangers {
  readonly #lines = new Map<Line, string>();
  readonly #limits: StrangerLimits;
  readonly #trustProxy: boolean;

  constructor(trustProxy: boolean, limits: Partial<StrangerLimits> = {}) {
    this.#trustProxy = trustProxy;
    this.#limits = { ...usual, ...limits };
  }

  /** Whether a line may be opened: not while too many of its address wait. */
  readonly allowRequest = (
    request: IncomingMessage,
    answer: (refusal: string | null, allowed: boolean) => void,
  ): void => {
    if (hostsOf(request) > 1) return answer('two Host headers', false);
    const address = this.addressOf(request);
    const waiting = [...this.#lines.values()].filter((other) => other === address).length;
    answer(waiting >= this.#limits.fromOneAddress ? 'rateLimited' : null, waiting < this.#limits.fromOneAddress);
  };

  /** Watches the lines of a server, from their opening until somebody is admitted. */
  watch(engine: Pick<Server['engine'], 'on'>, log: FastifyBaseLogger): void {
    engine.on('connection', ({ request }: { request: IncomingMessage }) => {
      const line = request.socket;
      let bytes = 0;
      const cut = (why: string) => {
        log.warn({ why }, 'a line on which nobody was admitted is cut off');
        line.destroy();
      };
      const timer = setTimeout(() => this.#lines.has(line) && cut('time'), this.#limits.patience);
      this.#lines.set(line, this.addressOf(request));
      const count = (chunk: Buffer) => {
        bytes += chunk.length;
        if (!this.#lines.has(line)) line.off('data', count);
        else if (bytes > this.#limits.bytes) cut('bytes');
      };
      line.on('data', count);
      line.once('close', () => {
        clearTimeout(timer);
        this.#lines.delete(line);
      });
    });
  }

  /** Somebody was admitted on a line. */
  admitted(request: IncomingMessage): void {
    this.#lines.delete(request.socket);
  }

  /** Who calls; behind a proxy, the address that the nearest one added. */
  readonly addressOf = ({ headers, socket }: IncomingMessage): string => {
    const forwarded = this.#trustProxy ? String(headers['x-forwarded-for'] ?? '') : '';
    return forwarded.split(',').at(-1)?.trim() || (socket.remoteAddress ?? '');
  };
}
