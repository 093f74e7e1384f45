import { ownInfo } from './own-app/own-info.ts';

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
  const { io } = await import('socket.io-client');
  return io({
    transports: ['websocket'],
    auth: { token, info: ownInfo(), watches: true, moves: true },
    reconnection: false,
    forceNew: true,
    timeout: 10_000,
  });
};
