import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach } from 'vitest';
import { createLogger } from '../kernel/logger.ts';
import { attachSockets } from '../http/sockets/attach-sockets.ts';
import type { StrangerLimits } from '../http/sockets/strangers.ts';
import { createTestApp, type TestApp, type TestAppOptions } from './test-app.ts';
import { setTimeout as pause } from 'node:timers/promises';
import type { Role } from '@navette/shared/domain';

/** A listening server with sockets, for the tests of a file. */
export interface ListeningServer {
  readonly server: TestApp;
  readonly url: string;
  readonly count: () => number;
  /** Opens a socket without waiting for the connection; `says` goes beside the token of its handshake. */
  readonly open: (token: string | undefined, namespace?: string, says?: object) => Socket;
  /** A connected socket; rejects when the server refuses it. */
  readonly connected: (token: string, namespace?: string) => Promise<Socket>;
}

interface Listening extends TestAppOptions {
  /** Captures what the sockets log; discarded by default. */
  readonly log?: (line: string) => void;
  /** Limits of connections before authentication. */
  readonly strangers?: Partial<StrangerLimits>;
  /** Milliseconds between two messages with positions. */
  readonly locationsEvery?: number;
}

/** Starts the server. Sockets close after each test, the server after the last; several servers close in reverse order. */
export async function listeningServer({
  log,
  strangers,
  locationsEvery,
  ...options
}: Listening = {}): Promise<ListeningServer> {
  const server = await createTestApp(options);
  const sockets = attachSockets(
    server.app.server,
    server.services,
    log ? createLogger('info', { write: log }) : createLogger('silent'),
    { ...(strangers && { strangers }), locationsEvery, audit: options.audit },
  );
  const url = await server.app.listen({ port: 0, host: '127.0.0.1' });
  const opened: Socket[] = [];
  afterEach(() => {
    for (const socket of opened.splice(0)) socket.disconnect();
  });
  afterAll(async () => {
    await sockets.close();
    await server.close();
  });
  const open: ListeningServer['open'] = (token, namespace = '/', says = {}) => {
    const socket = io(url + namespace, {
      transports: ['websocket'],
      auth: { ...says, token },
      reconnection: false,
      forceNew: true,
    });
    opened.push(socket);
    return socket;
  };
  return {
    server,
    url,
    count: () => sockets.count(),
    open,
    connected: async (token, namespace) => {
      const socket = open(token, namespace);
      await new Promise<void>((resolve, reject) => {
        socket.on('connect', resolve);
        socket.on('connect_error', reject);
      });
      return socket;
    },
  };
}

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
interface Heard {
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
