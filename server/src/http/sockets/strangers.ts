import type { IncomingMessage } from 'node:http';
import type { Socket as Line } from 'node:net';
import type { FastifyBaseLogger } from 'fastify';
import type { Server } from 'socket.io';
import { RateLimit } from '../../kernel/rate-limit.ts';
import type { Sockets, StaffSocket } from './events.ts';

/** Limits of connections before authentication. */
export interface StrangerLimits {
  /** Maximum bytes received. */
  bytes: number;
  /** Milliseconds until authentication. */
  patience: number;
  /** Maximum pending connections from one network address; an office shares one, and all reconnect at once after a restart. */
  fromOneAddress: number;
}

const usual: StrangerLimits = { bytes: 64 * 1024, patience: 10_000, fromOneAddress: 100 };

/** Number of `Host` headers of a request; `headers` has only the first. */
export const hostsOf = ({ rawHeaders }: IncomingMessage): number =>
  rawHeaders.filter((name, index) => index % 2 === 0 && name.length === 4 && name.toLowerCase() === 'host').length;

/**
 * Limits connections until they are authenticated, since their cost can't be attributed to a user. A connection over the limits is cut off: closing
 * it politely would wait for its reply.
 */
export class Strangers {
  readonly #lines = new Map<Line, string>();
  readonly #limits: StrangerLimits;
  readonly #trustProxy: boolean;

  constructor(trustProxy: boolean, limits: Partial<StrangerLimits> = {}) {
    this.#trustProxy = trustProxy;
    this.#limits = { ...usual, ...limits };
  }

  /** Whether a connection may be opened: not while too many of its address are pending. */
  readonly allowRequest = (
    request: IncomingMessage,
    answer: (refusal: string | null, allowed: boolean) => void,
  ): void => {
    if (hostsOf(request) > 1) return answer('two Host headers', false);
    const address = this.addressOf(request);
    const waiting = [...this.#lines.values()].filter((other) => other === address).length;
    answer(waiting >= this.#limits.fromOneAddress ? 'rateLimited' : null, waiting < this.#limits.fromOneAddress);
  };

  /** Watches the connections of a server, from their opening to their authentication. */
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

  /** Marks a connection as authenticated. */
  admitted(request: IncomingMessage): void {
    this.#lines.delete(request.socket);
  }

  /** Address of the caller; behind a proxy, the one added by the nearest proxy. */
  readonly addressOf = ({ headers, socket }: IncomingMessage): string => {
    const forwarded = this.#trustProxy ? String(headers['x-forwarded-for'] ?? '') : '';
    return forwarded.split(',').at(-1)?.trim() || (socket.remoteAddress ?? '');
  };
}

/** Rate limit of messages per socket: a phone that was offline sends a few hundred at once, a browser a few dozen. */
const MESSAGES = { burst: 600, perSecond: 50 };

/** Rate limit of kilobytes per socket: six photos of receipts at once. */
const KILOBYTES = { burst: 64 * 1024, perSecond: 2 * 1024 };

/**
 * Disconnects a client that sends more than any page or app does. Its events have rate limits of their own, reported to the client; but each message
 * must still be read, handled and answered, at the expense of all other clients.
 */
export function cutFloods(engine: Sockets['engine'], log: FastifyBaseLogger): void {
  engine.on('connection', (socket: StaffSocket['conn']) => {
    const messages = new RateLimit(MESSAGES);
    const kilobytes = new RateLimit(KILOBYTES);
    socket.on('packet', ({ data }: { data?: unknown }) => {
      const now = new Date();
      const size = sizeOf(data) / 1024;
      if (messages.take('', 1, now) === 0 && kilobytes.take('', size, now) === 0) return;
      log.warn({ address: socket.remoteAddress }, 'a socket that sends without end is cut off');
      socket.request.socket.destroy();
    });
  });
}

/** Length of a text, byte count of binary data. */
export const sizeOf = (data: unknown): number =>
  typeof data === 'string' ? data.length : ArrayBuffer.isView(data) ? data.byteLength : 0;
