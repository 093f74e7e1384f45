import { RateLimit } from '../../../kernel/rate-limit.ts';
import type { StaffSocket } from '../events.ts';
import { rooms } from '../rooms.ts';

/** Most positions that a browser asks for at once; more drivers are never on the road. */
const MOST = 5000;

/**
 * Hears which positions a browser needs whole, because a move did not go with what it has. What it asks for beyond the limit it asks for again, since the
 * next move does not go with it either.
 */
export function hearResend(socket: StaffSocket, resend: (keys: readonly string[]) => void): void {
  const limit = new RateLimit({ burst: 20, perSecond: 1 });
  socket.on('resend', (message) => {
    if (!socket.rooms.has(rooms.moves) || limit.take('', 1, new Date()) > 0) return;
    if (isResend(message)) resend(message.keys);
  });
}

const isResend = (message: unknown): message is { keys: string[] } =>
  typeof message === 'object' &&
  message !== null &&
  'keys' in message &&
  Array.isArray(message.keys) &&
  message.keys.length <= MOST &&
  message.keys.every((key) => typeof key === 'string' && /^[1-9]\d{0,8}$/.test(key));
