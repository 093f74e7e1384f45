import type { FastifyBaseLogger } from 'fastify';
import { RateLimit } from '../../kernel/rate-limit.ts';
import type { Sockets, StaffSocket } from './events.ts';

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
