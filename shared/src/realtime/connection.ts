import { ownInfo } from './own-app.ts';
import type { ClientEvent } from './events.ts';

const FIRST = 1000;
const LONGEST = 30_000;

/**
 * Exponential backoff with jitter, ms: 1 s, 2 s, 4 s … 30 s, up to a quarter less at random, so that clients do not all reconnect at once when the server
 * recovers.
 * @param attempt 0 for the first
 * @param chance 0 to 1
 */
export const pauseBefore = (attempt: number, chance: number): number =>
  Math.min(FIRST * 2 ** attempt, LONGEST) * (1 - chance / 4);

/** Subset of a socket that a connection uses; implemented by socket.io-client and by the fake of the tests. */
export interface SocketPort {
  /** `reply` is present for events that the server wants acknowledged. */
  readonly on: (event: string, listener: (payload: unknown, reply?: unknown) => void) => unknown;
  /** With `reply` the server acknowledges. */
  readonly emit: (event: string, payload: unknown, reply?: (answer: unknown) => void) => unknown;
  readonly connect: () => unknown;
  readonly disconnect: () => unknown;
}

/** Makes a socket that connects at once with a token, and does not reconnect by itself. */
export type OpenSocket = (token: string) => Promise<SocketPort>;

/** The real socket, loaded lazily, so that the sign-in page does not load it. */
export const openSocket: OpenSocket = async (token) => {
  const { io } = await import(/* webpackChunkName: "realtime" */ 'socket.io-client');
  return io({
    transports: ['websocket'],
    auth: { token, info: ownInfo(), watches: true, moves: true },
    reconnection: false,
    forceNew: true,
    timeout: 10_000,
  });
};

/**
 * - `connecting`: for the first time, or on the user's request
 * - `connected`
 * - `down`: not connected; retried with backoff
 */
export type SocketStatus = 'connecting' | 'connected' | 'down';

/** Callbacks of a connection; none is called once it is closed. */
interface ConnectionListener {
  readonly onStatus: (status: SocketStatus) => void;
  readonly onEvent: (event: string, payload: unknown) => void;
  /** The server refused the token: the connection is over. */
  readonly onRefused: () => void;
}

/** The connection of one token: reconnects until it is closed or refused. */
export interface Connection {
  readonly close: () => void;
  /** Reconnects now instead of after the backoff. */
  readonly retry: () => void;
  /** @returns whether it could be sent */
  readonly send: (event: ClientEvent, payload: unknown, reply?: (answer: unknown) => void) => boolean;
}

/** Opens the connection of a token. */
export function openConnection(
  token: string,
  open: OpenSocket,
  listener: ConnectionListener,
  events: readonly string[],
): Connection {
  let socket: SocketPort | undefined;
  let attempts = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let status: SocketStatus = 'connecting';
  let over = false;

  const become = (next: SocketStatus) => {
    status = next;
    listener.onStatus(next);
  };
  const end = () => {
    over = true;
    clearTimeout(timer);
    socket?.disconnect();
  };
  const refuse = () => {
    end();
    become('down');
    listener.onRefused();
  };
  const later = () => {
    become('down');
    clearTimeout(timer);
    timer = setTimeout(tryNow, pauseBefore(attempts++, Math.random()));
  };
  /** Ignores events of a socket that was closed. */
  const alive =
    (act: (payload: unknown) => void) =>
    (payload: unknown): void => {
      if (!over) act(payload);
    };
  const wire = (fresh: SocketPort) => {
    fresh.on(
      'connect',
      alive(() => {
        attempts = 0;
        become('connected');
      }),
    );
    fresh.on(
      'connect_error',
      alive((error) => (isUnauthorized(error) ? refuse() : later())),
    );
    fresh.on('session_ended', alive(refuse));
    fresh.on('disconnect', alive(later));
    for (const event of events)
      fresh.on(event, (payload, reply) => {
        if (over) return;
        // The acknowledgement of a command: this app has it.
        if (typeof reply === 'function') reply();
        listener.onEvent(event, payload);
      });
  };
  const tryNow = () => {
    clearTimeout(timer);
    if (over) return;
    if (socket) socket.connect();
    else
      open(token).then((fresh) => {
        if (over) return fresh.disconnect();
        socket = fresh;
        return wire(fresh);
      }, alive(later));
  };

  become('connecting');
  tryNow();
  return {
    close: end,
    retry: () => {
      if (over || status === 'connected') return;
      attempts = 0;
      become('connecting');
      // A pending handshake would block this attempt until it times out.
      socket?.disconnect();
      tryNow();
    },
    send: (event, payload, reply) => {
      if (over || status !== 'connected') return false;
      if (reply) socket?.emit(event, payload, reply);
      else socket?.emit(event, payload);
      return true;
    },
  };
}

const isUnauthorized = (error: unknown) => error instanceof Error && error.message === 'unauthorized';
