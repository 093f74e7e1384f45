import { setTimeout as pause } from 'node:timers/promises';
import type { Socket } from 'socket.io-client';
import type { Role } from '@navette/shared/domain';
import type { ListeningServer } from './listening-server.ts';

/** A member of staff with a connected browser, as a test plays it. */
export interface Colleague {
  readonly id: number;
  readonly token: string;
  readonly socket: Socket;
  /** Sends a command and resolves with the reply of the server. */
  send(event: string, message: unknown): Promise<unknown>;
}

/** Signs a member of staff in and connects their browser. */
export async function colleague({ server, connected }: ListeningServer, role: Role): Promise<Colleague> {
  const token = await server.signedIn(role);
  const { id } = (await server.call(token, 'getSession')).body.user;
  const socket = await connected(token);
  return { id, token, socket, send: (event, message) => socket.timeout(10_000).emitWithAck(event, message) };
}

/** A message to an app, with the acknowledgement that the app has it. */
export interface Heard {
  readonly id: string;
  readonly [detail: string]: unknown;
}

/** The next message of an event; acknowledges it. */
export const asked = (socket: Socket, event: string): Promise<Heard> =>
  new Promise((resolve) =>
    socket.once(event, (message: Heard, delivered: () => void) => {
      delivered();
      resolve(message);
    }),
  );

/** Everything a socket is sent by an event while something happens, and a moment after. */
export async function heardDuring(socket: Socket, event: string, work: () => Promise<unknown>): Promise<unknown[]> {
  const messages: unknown[] = [];
  const listen = (message: unknown) => messages.push(message);
  socket.on(event, listen);
  await work();
  await pause(150);
  socket.off(event, listen);
  return messages;
}

/** Response of an app to a command that it executed. */
export const done = (id: string, info: unknown = null) => ({ id, done: true, reason: null, info });
