import { mayCall } from '@navette/shared/domain';
import { RateLimit } from '../../kernel/rate-limit.ts';
import { type RelayedMessage, type Sockets, type StaffSocket } from './events.ts';
import { relayedMessage } from './relayed-message.ts';
import { rooms } from './rooms.ts';

/** Remote commands belong to the screen of the connected apps. */
const commandPermission = ['admin'];

/** Rate limit of relayed messages per user, over all browsers: more than anybody types, less than a runaway loop. */
export const relayLimit = (): RateLimit => new RateLimit({ burst: 60, perSecond: 5 });

/** Passes messages on between members of staff. The sender is who the session says, whatever the message claims. */
export function relayMessages(io: Sockets, socket: StaffSocket, limit: RateLimit): void {
  const { user } = socket.data.caller;
  const mayCommand = mayCall(user.pages, commandPermission);
  const read = (message: unknown) =>
    limit.take(String(user.id), 1, new Date()) === 0 ? relayedMessage(message) : undefined;
  socket.on('say', (message) => {
    const parsed = read(message);
    if (parsed) io.to(roomOf(parsed)).emit('say', { ...parsed, from: user.id });
  });
  socket.on('action', (message) => {
    const action = read(message);
    if (action && mayCommand) io.to(roomOf(action)).emit('action', { ...action, from: user.id });
  });
  socket.on('forceDisconnect', (message) => {
    const target = read(message);
    if (target && target.to !== 'all' && mayCommand) io.in(rooms.user(target.to)).disconnectSockets(true);
  });
}

const roomOf = ({ to }: RelayedMessage): string => (to === 'all' ? rooms.staff : rooms.user(to));
