import type { ServerEvent, ServerEvents } from '../realtime/events.ts';
import type { OpenSocket } from '../realtime/socket-port.ts';

/** The server's side of a socket, played by the test. */
export interface FakeSocket {
  /** For `startRealtime`. */
  readonly open: OpenSocket;
  /** Token of each attempt to connect, in order. */
  readonly attempts: readonly string[];
  /** What was sent to the server. */
  readonly sent: readonly { readonly event: string; readonly payload: unknown }[];
  /** Lets the last attempt succeed. */
  readonly accept: () => void;
  /** Lets the last attempt fail: `unauthorized` is what a dead token gets. */
  readonly refuse: (message: 'unauthorized' | 'internal' | 'websocket error') => void;
  /** Breaks the connection. */
  readonly drop: () => void;
  /** Ends the session. */
  readonly endSession: () => void;
  /** Tells something. */
  readonly tell: <Event extends ServerEvent>(event: Event, payload: ServerEvents[Event]) => void;
  /** Tells something that is not of the contract. */
  readonly tellAnything: (event: string, payload: unknown) => void;
  /** Whether the last socket was closed by this side. */
  readonly isClosed: () => boolean;
  /** Speaks through the socket before the last one, which should no longer be heard. */
  readonly staleTell: (event: string, payload?: unknown) => void;
}

/** Makes a server for sockets that does nothing by itself. */
export function fakeSocket(): FakeSocket {
  const attempts: string[] = [];
  const sent: { event: string; payload: unknown }[] = [];
  const sockets: { listeners: Map<string, (payload: unknown) => void>; closed: boolean }[] = [];
  const fire = (which: number, event: string, payload?: unknown) => sockets.at(which)?.listeners.get(event)?.(payload);
  return {
    attempts,
    sent,
    open: (token) => {
      const socket = { listeners: new Map<string, (payload: unknown) => void>(), closed: false };
      sockets.push(socket);
      attempts.push(token);
      return Promise.resolve({
        on: (event, listener) => socket.listeners.set(event, listener),
        emit: (event, payload) => sent.push({ event, payload }),
        connect: () => {
          socket.closed = false;
          attempts.push(token);
        },
        disconnect: () => {
          socket.closed = true;
        },
      });
    },
    accept: () => fire(-1, 'connect'),
    refuse: (message) => fire(-1, 'connect_error', new Error(message)),
    drop: () => fire(-1, 'disconnect', 'transport close'),
    endSession: () => fire(-1, 'session_ended'),
    tell: (event, payload) => fire(-1, event, payload),
    tellAnything: (event, payload) => fire(-1, event, payload),
    isClosed: () => sockets.at(-1)?.closed === true,
    staleTell: (event, payload) => fire(-2, event, payload),
  };
}
