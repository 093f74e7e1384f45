import type { components } from '@navette/openapi/types';
import { setTimeout as pause } from 'node:timers/promises';
import { io, type Socket } from 'socket.io-client';
import {
  DRIVER_NAMESPACE,
  type Answer,
  type DriverToServer,
  type ServerToDriver,
} from '../live/driver-app/protocol.ts';

type AppAnswer = components['schemas']['AppAnswer'];
type AppInfo = components['schemas']['AppInfo'];
type Event = keyof DriverToServer;
type Message<Name extends Event> = Parameters<DriverToServer[Name]>[0];
type ResultOf<Name extends Event> = Parameters<DriverToServer[Name]>[1] extends (answer: Answer<infer Result>) => void
  ? Result
  : never;

export interface AppConnection {
  /** Sends a message and waits for the acknowledgement. @throws RefusedError when it is refused, NoAnswerError when there is none */
  ask<Name extends Event>(event: Name, message: Message<Name>): Promise<ResultOf<Name>>;
  readonly connected: () => boolean;
  /** Whether it will not reconnect: the server ended the session. */
  readonly isOver: () => boolean;
  /** Reconnects, as an app that is reloaded. */
  restart(): void;
  close(): void;
}

/** Events that the app receives. */
interface AppListener {
  /** Connected or reconnected: anything may have changed since. */
  readonly onConnect: () => void;
  readonly onBookings: (dates: readonly string[]) => void;
  /** Changes may have been missed. */
  readonly onGap: () => void;
  readonly onNotification: (id: string, app: AppConnection) => void;
  /** Command of the office; the returned answer is sent back. */
  readonly onAction: (command: Parameters<ServerToDriver['action']>[0], app: AppConnection) => AppAnswer;
  /** The office set the app inactive before it connected. */
  readonly onActive: (active: boolean) => void;
}

/** A refusal, by its problem code. */
class RefusedError extends Error {
  override readonly name = 'RefusedError';
  readonly code: string;
  constructor(event: string, code: string) {
    super(`${event} is refused: ${code}`);
    this.code = code;
  }
}

/** Disconnected, or timed out. */
class NoAnswerError extends Error {
  override readonly name = 'NoAnswerError';
}

const PATIENCE = 15_000;

/** Opens the drivers' socket; it reconnects by itself and closes with the signal. @throws NoAnswerError when it is not admitted */
export async function openApp(
  origin: string,
  token: string,
  { info, ...listener }: AppListener & { readonly info: () => AppInfo },
  signal: AbortSignal,
): Promise<AppConnection> {
  const socket: Socket<ServerToDriver, DriverToServer> = io(`${origin}${DRIVER_NAMESPACE}`, {
    transports: ['websocket'],
    auth: (give) => give({ token, info: info() }),
    forceNew: true,
  });
  const { onConnect, onBookings, onGap, onNotification, onAction, onActive } = listener;
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
    restart: () => socket.disconnect().connect(),
    close,
  };
  socket.on('connect', onConnect);
  socket.on('booking_update', ({ dates }) => onBookings(dates));
  socket.on('gap', onGap);
  socket.on('notification', ({ id }, reply) => {
    reply();
    onNotification(id, app);
  });
  const answer = (id: string, given: AppAnswer) => void untyped.emit('answered', { id, ...given });
  const done: AppAnswer = { done: true, reason: null, info: null };
  socket.on('active', ({ active }) => onActive(active));
  socket.on('action', (command, delivered) => {
    delivered();
    answer(command.id, onAction(command, app));
  });
  socket.on('say', ({ id }, delivered) => {
    delivered();
    if (id !== null) answer(id, done);
  });
  socket.on('test', ({ id }, delivered) => {
    delivered();
    answer(id, done);
  });
  try {
    await connected(socket, signal);
  } catch (error) {
    close();
    throw error;
  }
  return app;
}

/** Sending throws no other errors. */
const unanswered = (cause: unknown): never => {
  throw new NoAnswerError('no answer', { cause });
};

async function connected(socket: Socket<ServerToDriver, DriverToServer>, signal: AbortSignal): Promise<void> {
  const settled = new AbortController();
  const isThere = new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', (cause) => reject(new NoAnswerError('not admitted', { cause })));
  });
  const isLate = pause(PATIENCE, undefined, { ref: false, signal: AbortSignal.any([signal, settled.signal]) }).then(
    () => Promise.reject(new NoAnswerError('the socket of the drivers does not answer')),
  );
  await Promise.race([isThere, isLate]).finally(() => settled.abort());
}

/** Ignores refusals and disconnections: the office may have assigned another driver, closed or deleted the trip. The driver retries with fresh data. */
export async function shrug<Result>(asked: Promise<Result>): Promise<Result | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof RefusedError || error instanceof NoAnswerError) return undefined;
    throw error;
  }
}
