import { setTimeout as pause } from 'node:timers/promises';
import { io, type Socket } from 'socket.io-client';
import { DRIVER_NAMESPACE, type Answer, type DriverToServer, type ServerToDriver } from '../live/driver-app/protocol.ts';

type Event = keyof DriverToServer;
type Message<Name extends Event> = Parameters<DriverToServer[Name]>[0];
type ResultOf<Name extends Event> = Parameters<DriverToServer[Name]>[1] extends (answer: Answer<infer Result>) => void ? Result : never;

/** The line of an app to the server, as a phone has it. */
export interface AppConnection {
  /** Sends something and waits for the answer. @throws when it is refused or nobody answers */
  ask<Name extends Event>(event: Name, message: Message<Name>): Promise<ResultOf<Name>>;
  readonly connected: () => boolean;
  close(): void;
}

/** What the app hears. */
export interface AppListener {
  readonly onBookings: () => void;
  readonly onNotification: (id: string) => void;
}

const PATIENCE = 15_000;

/** A refusal, by the code of its problem. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError';
  readonly code: string;
  constructor(event: string, code: string) {
    super(`${event} is refused: ${code}`);
    this.code = code;
  }
}

/** Signs the app of a driver in, as its form does. @throws when the server refuses */
export async function signInApp(origin: string, email: string, password: string): Promise<{ token: string; refreshTime: number }> {
  const response = await fetch(`${origin}/auth/driverlogin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
    signal: AbortSignal.timeout(PATIENCE),
  });
  const answer: unknown = await response.json();
  if (!isSession(answer)) throw new Error(`the app is not signed in: ${response.status}`);
  return answer;
}

function isSession(value: unknown): value is { token: string; refreshTime: number } {
  return typeof value === 'object' && value !== null && 'token' in value && typeof value.token === 'string' && 'refreshTime' in value && typeof value.refreshTime === 'number';
}

/** Opens the socket of the drivers; it comes back by itself after a gap, as a phone's does. */
export async function openApp(origin: string, token: string, { onBookings, onNotification }: AppListener): Promise<AppConnection> {
  const socket: Socket<ServerToDriver, DriverToServer> = io(`${origin}${DRIVER_NAMESPACE}`, { transports: ['websocket'], auth: { token }, forceNew: true });
  socket.on('connect', onBookings);
  socket.on('booking_update', onBookings);
  socket.on('notification', ({ id }, reply) => {
    reply();
    onNotification(id);
  });
  await connected(socket);
  const untyped: Socket = socket;
  return {
    ask: async (event, message) => {
      const answer = await untyped.timeout(PATIENCE).emitWithAck(event, message);
      if (!answer.ok) throw new RefusedError(event, String(answer.code));
      return answer.result;
    },
    connected: () => socket.connected,
    close: () => void socket.disconnect(),
  };
}

async function connected(socket: Socket<ServerToDriver, DriverToServer>): Promise<void> {
  const isThere = new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
  });
  await Promise.race([isThere, pause(PATIENCE, undefined, { ref: false }).then(() => Promise.reject(new Error('the socket of the drivers does not answer')))]);
}
