import { pauseBefore } from './reconnect-pause.ts';
import type { ClientEvent } from './events.ts';
import type { OpenSocket, SocketPort } from './socket-port.ts';

/**
 * - `connecting`: for the first time, or because the user asked
 * - `connected`
 * - `down`: not connected; tried again by itself with growing pauses
 */
export type SocketStatus = 'connecting' | 'connected' | 'down';

/** What a connection tells its owner. Nothing any more once it is closed. */
export interface ConnectionListener {
  readonly onStatus: (status: SocketStatus) => void;
  readonly onEvent: (event: string, payload: unknown) => void;
  /** The server does not, or no longer, accept the token. The connection does nothing more. */
  readonly onRefused: () => void;
}

/** The connection of one token: it comes back by itself until it is closed or refused. */
export interface Connection {
  readonly close: () => void;
  /** Tries now instead of after the pause. */
  readonly retry: () => void;
  /** @returns whether it could be sent */
  readonly send: (event: ClientEvent, payload: unknown) => boolean;
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
  /** A socket that was closed may still have something to say: it is not heard. */
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
      fresh.on(
        event,
        alive((payload) => listener.onEvent(event, payload)),
      );
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
      // An attempt that got no answer after its handshake would hold this one back until it times out.
      socket?.disconnect();
      tryNow();
    },
    send: (event, payload) => {
      if (over || status !== 'connected') return false;
      socket?.emit(event, payload);
      return true;
    },
  };
}

const isUnauthorized = (error: unknown) => error instanceof Error && error.message === 'unauthorized';
