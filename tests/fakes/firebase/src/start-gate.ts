import { connect, createServer, type Socket } from 'node:net';

/** TCP proxy to a server that can be cut, to test connection loss. */
export interface Gate {
  /** Host and port of the proxy, to use instead of the server's. */
  readonly host: string;
  /** Destroys open connections and refuses new ones. */
  cut(): void;
  restore(): void;
  close(): Promise<void>;
}

/** Starts a proxy in front of a server. @param target host and port */
export async function startGate(target: string): Promise<Gate> {
  const { hostname, port } = new URL(`http://${target}`);
  const open = new Set<Socket>();
  let broken = false;
  const server = createServer((inside) => {
    if (broken) return void inside.destroy();
    const outside = connect(Number(port), hostname);
    for (const [socket, other] of [
      [inside, outside],
      [outside, inside],
    ] as const) {
      open.add(socket);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => {
        open.delete(socket);
        other.destroy();
      });
      socket.pipe(other);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const cut = () => {
    broken = true;
    for (const socket of open) socket.destroy();
  };
  return {
    host: `127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    cut,
    restore: () => {
      broken = false;
    },
    close: async () => {
      cut();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
