import { setTimeout as pause } from 'node:timers/promises';
import { io, type Socket } from 'socket.io-client';
import {
  DRIVER_NAMESPACE,
  type Answer,
  type DriverToServer,
  type ServerToDriver,
} from '../live/driver-app/protocol.ts';

type Event = keyof DriverToServer;
type Message<Name extends Event> = Parameters<DriverToServer[Name]>[0];
type ResultOf<Name extends Event> = Parameters<DriverToServer[Name]>[1] extends (answer: Answer<infer Result>) => void
  ? Result
  : never;

/** The line of an app to the server, as a phone has it. */
export interface AppConnection {
  /** Sends something and waits for the answer. @throws RefusedError when it is refused, NoAnswerError when nobody answers */
  ask<Name extends Event>(event: Name, message: Message<Name>): Promise<ResultOf<Name>>;
  readonly connected: () => boolean;
  /** Whether it will not come back: the server ended the session. */
  readonly isOver: () => boolean;
  close(): void;
}

/** What the app hears. */
export interface AppListener {
  /** The line is there, for the first time or again: anything may have changed meanwhile. */
  readonly onConnect: () => void;
  readonly onBookings: (dates: readonly string[]) => void;
  /** Anything may have changed unheard. */
  readonly onGap: () => void;
  readonly onNotification: (id: string, app: AppConnection) => void;
}

/** A refusal, by the code of its problem. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError';
  readonly code: string;
  constructor(event: string, code: string) {
    super(`${event} is refused: ${code}`);
    this.code = code;
  }
}

/** The line broke, or nobody spoke. */
export class NoAnswerError extends Error {
  override readonly name = 'NoAnswerError';
}

const PATIENCE = 15_000;

/** Opens the socket of the drivers; it comes back by itself after a gap, as a phone's does, and ends with the signal. @throws when it is not admitted */
export async function openApp(
  origin: string,
  token: string,
  { onConnect, onBookings, onGap, onNotification }: AppListener,
  signal: AbortSignal,
): Promise<AppConnection> {
  const socket: Socket<ServerToDriver, DriverToServer> = io(`${origin}${DRIVER_NAMESPACE}`, {
    transports: ['websocket'],
    auth: { token },
    forceNew: true,
  });
  const close = () => {
    signal.removeEventListener('abort', close);
    socket.disconnect();
  };
  signal.addEventListener('abort', close);
  const untyped: Socket = socket;
  const app: AppConnection = {
    ask: async (event, message) => {
      if (!socket.connected) throw new NoAnswerError(`${event} while not connected`);
      const answer = await untyped.timeout(PATIENCE).emitWithAck(event, message).catch(unanswered);
      if (!answer.ok) throw new RefusedError(event, String(answer.code));
      return answer.result;
    },
    connected: () => socket.connected,
    isOver: () => !socket.active,
    close,
  };
  socket.on('connect', onConnect);
  socket.on('booking_update', ({ dates }) => onBookings(dates));
  socket.on('gap', onGap);
  socket.on('notification', ({ id }, reply) => {
    reply();
    onNotification(id, app);
  });
  try {
    await connected(socket, signal);
  } catch (error) {
    close();
    throw error;
  }
  return app;
}

/** Of what is sent nothing else fails. */
const unanswered = (cause: unknown): never => {
  throw new NoAnswerError('no answer', { cause });
};

async function connected(socket: Socket<ServerToDriver, DriverToServer>, signal: AbortSignal): Promise<void> {
  const settled = new AbortController();
  const isThere = new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
  });
  const isLate = pause(PATIENCE, undefined, { ref: false, signal: AbortSignal.any([signal, settled.signal]) }).then(
    () => Promise.reject(new NoAnswerError('the socket of the drivers does not answer')),
  );
  await Promise.race([isThere, isLate]).finally(() => settled.abort());
}
