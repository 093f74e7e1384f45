import type { FastifyBaseLogger } from 'fastify';
import { sizeOf } from './cut-floods.ts';
import type { Sockets, StaffSocket } from './events.ts';

/** Bytes that may wait for somebody who does not read: far more than a slow line ever has to catch up with. */
const MOST_WAITING = 4 * 1024 * 1024;

/**
 * Backpressure: disconnects a client that reads nothing while its send buffer grows. After reconnecting it refetches everything, which is less than what was missed. Whoever does not answer
 * either is gone anyway after the pings of the protocol.
 */
export function cutSlowReaders(engine: Sockets['engine'], log: FastifyBaseLogger): void {
  engine.on('connection', (socket: StaffSocket['conn']) => {
    let waiting = 0;
    socket.on('packetCreate', ({ data }: { data?: unknown }) => {
      waiting += sizeOf(data);
      if (waiting <= MOST_WAITING) return;
      waiting = 0;
      log.warn({ bytes: MOST_WAITING }, 'a socket that does not read is cut off');
      socket.request.socket.destroy();
    });
    // Everything that waited is on its way.
    socket.on('drain', () => {
      waiting = 0;
    });
  });
}
