import { connect, createServer, type Socket } from 'node:net';
import { listenOn } from '../ports.ts';

/** A TCP proxy on this machine that can fail. */
export interface Network {
  readonly port: number;
  /** Bytes received from the server. */
  received(): number;
  /** Number of connections made. */
  connections(): number;
  cut(): void;
  /** Starts or stops dropping all bytes without closing the connection. */
  freeze(frozen: boolean): void;
  close(): Promise<void>;
}

/** Starts a proxy between a client and the server at `target`. */
export async function startNetwork(target: number): Promise<Network> {
  const sockets = new Set<Socket>();
  let [received, connections, frozen] = [0, 0, false];
  const keep = (socket: Socket): void => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    socket.on('error', () => undefined);
  };
  const server = createServer((client) => {
    connections += 1;
    const behind = connect(target, '127.0.0.1');
    keep(client);
    keep(behind);
    client.on('data', (data) => frozen || behind.write(data));
    behind.on('data', (data) => {
      received += data.length;
      if (!frozen) client.write(data);
    });
    client.once('close', () => behind.destroy());
    behind.once('close', () => client.destroy());
  });
  const port = await listenOn(server);
  return {
    port,
    received: () => received,
    connections: () => connections,
    cut: () => sockets.forEach((socket) => socket.destroy()),
    freeze: (now) => (frozen = now),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        sockets.forEach((socket) => socket.destroy());
      }),
  };
}
