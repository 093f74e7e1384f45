import { mayCall } from '@navette/shared/domain';
import { type RelayedMessage, type Sockets, type StaffSocket } from './events.ts';
import { relayedMessage } from './relayed-message.ts';
import { rooms } from './rooms.ts';

/** Remote commands belong to the screen of the connected apps. */
const commandPermission = ['admin'];

/** Passes messages on between members of staff. The sender is who the session says, whatever the message claims. */
export function relayMessages(io: Sockets, socket: StaffSocket): void {
  const { user } = socket.data.caller;
  const mayCommand = mayCall(user.pages, commandPermission);
  socket.on('say', (message) => {
    const said = relayedMessage(message);
    if (said) io.to(roomOf(said)).emit('say', { ...said, from: user.id });
  });
  socket.on('action', (message) => {
    const action = relayedMessage(message);
    if (action && mayCommand) io.to(roomOf(action)).emit('action', { ...action, from: user.id });
  });
  socket.on('forceDisconnect', (message) => {
    const target = relayedMessage(message);
    if (target && target.to !== 'all' && mayCommand) io.in(rooms.user(target.to)).disconnectSockets(true);
  });
}

const roomOf = ({ to }: RelayedMessage): string => (to === 'all' ? rooms.staff : rooms.user(to));
