import { createServer } from 'node:http';
import { WebSocketServer } from 'ws';
import { PeerDatabase } from './database/database.ts';
import { restPart } from './database/rest.ts';
import { serveConnection } from './database/serve-connection.ts';
import { answerCall } from './http-call.ts';
import { signInPart } from './sign-in.ts';
import { PeerStorage } from './storage/storage.ts';
import { authOfToken } from './tokens.ts';

/** A local stand-in of a Firebase project that speaks its wire protocols with the unmodified SDK. */
export interface FirebasePeer {
  /** Origin of sign-in and Storage; with `?ns=` the address of the Realtime Database. */
  readonly url: string;
  readonly database: PeerDatabase;
  readonly storage: PeerStorage;
  /** What happens to calls of sign-in and Storage. */
  trouble: 'silence' | 'hang up' | 'breaks' | undefined;
  close(): Promise<void>;
}

interface PeerOptions {
  readonly projectId?: string;
  /** 0 for any. */
  readonly port?: number;
  /** Whether a custom token is taken; any is, when left out. */
  readonly takes?: (token: string) => boolean;
}

/**
 * Starts one on this machine. Nothing may be read or written before the database gets rules.
 * @example const peer = await startFirebasePeer(); peer.database.setRules({ '.read': true }); … await peer.close();
 */
export async function startFirebasePeer({
  projectId = 'demo-navette',
  port = 0,
  takes = () => true,
}: PeerOptions = {}): Promise<FirebasePeer> {
  const [database, storage] = [new PeerDatabase(), new PeerStorage()];
  const parts = [signInPart({ projectId, takes }), storage.part, restPart(database, authOfToken)];
  const server = createServer((request, response) => {
    if (peer.trouble === 'hang up') return void request.socket.destroy();
    if (peer.trouble === 'breaks') return void response.writeHead(503).end('broken');
    if (peer.trouble !== 'silence') answerCall(parts, request, response).catch(() => response.destroy());
  });
  const sockets = new WebSocketServer({ server });
  sockets.on('connection', (socket, { headers }) =>
    serveConnection(socket, { database, authOf: authOfToken, host: headers.host ?? '' }),
  );
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.address();
  const peer: FirebasePeer = {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : port}`,
    database,
    storage,
    trouble: undefined,
    close: async () => {
      for (const socket of sockets.clients) socket.terminate();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return peer;
}
