import type { ServerEvent, ServerEvents } from '../realtime/events.ts';
import type { OpenSocket } from '../realtime/connection.ts';

/** The server's side of a socket, played by the test. */
export interface FakeSocket {
  /** For `startRealtime`. */
  readonly open: OpenSocket;
  /** Token of each attempt to connect, in order. */
  readonly attempts: readonly string[];
  /** Messages sent to the server. */
  readonly sent: readonly { readonly event: string; readonly payload: unknown }[];
  /** Acknowledges the last message that wants it. */
  readonly reply: (answer: unknown) => void;
  /** Number of acknowledged events of the server. */
  readonly acknowledged: () => number;
  /** Lets the last attempt succeed. */
  readonly accept: () => void;
  /** Lets the last attempt fail: `unauthorized` is what a dead token gets. */
  readonly refuse: (message: 'unauthorized' | 'internal' | 'websocket error') => void;
  /** Breaks the connection. */
  readonly drop: () => void;
  /** Ends the session. */
  readonly endSession: () => void;
  /** Emits an event of the server. */
  readonly emit: <Event extends ServerEvent>(event: Event, payload: ServerEvents[Event]) => void;
  /** Emits an event that the contract does not know. */
  readonly emitRaw: (event: string, payload: unknown) => void;
  /** Whether the last socket was closed by this side. */
  readonly isClosed: () => boolean;
  /** Emits on the previous socket, which must be ignored. */
  readonly emitStale: (event: string, payload?: unknown) => void;
}

type Listener = (payload: unknown, reply?: unknown) => void;

/** Creates a passive fake of the socket server. */
export function fakeSocket(): FakeSocket {
  const attempts: string[] = [];
  const sent: { event: string; payload: unknown }[] = [];
  const sockets: { listeners: Map<string, Listener>; closed: boolean }[] = [];
  let acknowledged = 0;
  let reply: ((answer: unknown) => void) | undefined;
  const acknowledge = () => {
    acknowledged += 1;
  };
  const fire = (which: number, event: string, payload?: unknown) =>
    sockets.at(which)?.listeners.get(event)?.(payload, acknowledge);
  return {
    attempts,
    sent,
    open: (token) => {
      const socket = { listeners: new Map<string, Listener>(), closed: false };
      sockets.push(socket);
      attempts.push(token);
      return Promise.resolve({
        on: (event, listener) => socket.listeners.set(event, listener),
        emit: (event, payload, wanted) => {
          reply = wanted ?? reply;
          return sent.push({ event, payload });
        },
        connect: () => {
          socket.closed = false;
          attempts.push(token);
        },
        disconnect: () => {
          socket.closed = true;
        },
      });
    },
    reply: (answer) => reply?.(answer),
    acknowledged: () => acknowledged,
    accept: () => fire(-1, 'connect'),
    refuse: (message) => fire(-1, 'connect_error', new Error(message)),
    drop: () => fire(-1, 'disconnect', 'transport close'),
    endSession: () => fire(-1, 'session_ended'),
    emit: (event, payload) => fire(-1, event, payload),
    emitRaw: (event, payload) => fire(-1, event, payload),
    isClosed: () => sockets.at(-1)?.closed === true,
    emitStale: (event, payload) => fire(-2, event, payload),
  };
}
