import { createServer } from 'node:http';
import { WebSocketServer } from 'ws';
import { FakeDatabase } from './database/database.ts';
import { restPart } from './database/rest.ts';
import { serveConnection } from './database/serve-connection.ts';
import { answerCall } from './http-call.ts';
import { signInPart } from './sign-in.ts';
import { PeerStorage } from './storage/storage.ts';
import { authOfToken } from './tokens.ts';

/** A fake Firebase project that speaks its wire protocols with the unmodified SDK. */
export interface FirebaseFake {
  /** Origin of sign-in and Storage; with `?ns=` the address of the Realtime Database. */
  readonly url: string;
  readonly database: FakeDatabase;
  readonly storage: PeerStorage;
  /** Simulated outage of sign-in and Storage: no answer, closed connections, or 503. */
  outage: 'timeout' | 'disconnect' | 'unavailable' | undefined;
  close(): Promise<void>;
}

interface PeerOptions {
  readonly projectId?: string;
  /** 0 for any. */
  readonly port?: number;
  /** Whether a custom token is accepted; all are by default. */
  readonly takes?: (token: string) => boolean;
}

/**
 * Starts the fake. Nothing may be read or written before the database gets rules.
 * @example const fake = await startFirebaseFake(); fake.database.setRules({ '.read': true }); … await fake.close();
 */
export async function startFirebaseFake({
  projectId = 'demo-navette',
  port = 0,
  takes = () => true,
}: PeerOptions = {}): Promise<FirebaseFake> {
  const [database, storage] = [new FakeDatabase(), new PeerStorage()];
  const parts = [signInPart({ projectId, takes }), storage.part, restPart(database, authOfToken)];
  const server = createServer((request, response) => {
    if (fake.outage === 'disconnect') return void request.socket.destroy();
    if (fake.outage === 'unavailable') return void response.writeHead(503).end('broken');
    if (fake.outage !== 'timeout') answerCall(parts, request, response).catch(() => response.destroy());
  });
  const sockets = new WebSocketServer({ server });
  sockets.on('connection', (socket, { headers }) =>
    serveConnection(socket, { database, authOf: authOfToken, host: headers.host ?? '' }),
  );
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.address();
  const fake: FirebaseFake = {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : port}`,
    database,
    storage,
    outage: undefined,
    close: async () => {
      for (const socket of sockets.clients) socket.terminate();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return fake;
}
