import type { FastifyBaseLogger } from 'fastify';
import { RateLimit } from '../../kernel/rate-limit.ts';
import type { Sockets, StaffSocket } from './events.ts';

/** Messages of one socket: a phone that was offline sends a few hundred at once, a browser a few dozen. */
const MESSAGES = { burst: 600, perSecond: 50 };

/** Kilobytes of one socket: six photos of receipts at once. */
const KILOBYTES = { burst: 64 * 1024, perSecond: 2 * 1024 };

/**
 * Disconnects a client that sends more than any page or app does. Its events have rate limits of their own, of which it is told; but each message has to be
 * read, handled and answered all the same, at the cost of everybody else.
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

/** Of text the length, of bytes their number. */
export const sizeOf = (data: unknown): number =>
  typeof data === 'string' ? data.length : ArrayBuffer.isView(data) ? data.byteLength : 0;
