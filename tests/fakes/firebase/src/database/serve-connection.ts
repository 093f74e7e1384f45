import type { WebSocket } from 'ws';
import type { Query } from '../data/query.ts';
import { windowOf } from '../data/query.ts';
import { at, pathOf } from '../data/tree.ts';
import type { Auth } from '../rules/database-rules.ts';
import type { Outcome, FakeDatabase } from './database.ts';
import { type Listen, pushOf, seenBy } from './listen.ts';
import { createReader, send, type WireMessage } from './wire.ts';

interface Serving {
  readonly database: FakeDatabase;
  /** Claims of a token; undefined if it is invalid. */
  readonly authOf: (token: string) => Auth | undefined;
  /** Host name by which the client reached this server. */
  readonly host: string;
}

interface Answer {
  readonly s: Outcome | 'invalid_token';
  readonly d: unknown;
}

/** Speaks version 5 of the Realtime Database's protocol with one client. */
export function serveConnection(socket: WebSocket, { database, authOf, host }: Serving): void {
  const listens = new Map<string, Listen>();
  let auth: Auth = null;

  const sendChanges = () => {
    for (const [key, listen] of listens) {
      if (database.mayRead(auth, listen.path)) {
        const push = pushOf(listen, database.root);
        if (push) send(socket, 'd', push);
      } else {
        listens.delete(key);
        send(socket, 'd', { a: 'c', b: { p: listen.path.join('/'), ...(listen.query && { q: [listen.query] }) } });
      }
    }
  };
  const answer = ({ a, b }: WireMessage): Answer => {
    const path = pathOf(typeof b.p === 'string' ? b.p : '');
    const query = isQuery(b.q) ? b.q : undefined;
    const key = `${path.join('/')} ${JSON.stringify(query ?? {})}`;
    switch (a) {
      case 'q': {
        if (!database.mayRead(auth, path)) return denied;
        const listen: Listen = { path, query, tag: b.t, sent: null };
        listen.sent = seenBy(listen, database.root);
        listens.set(key, listen);
        send(socket, 'd', { a: 'd', b: { p: path.join('/'), d: listen.sent, ...(b.t !== undefined && { t: b.t }) } });
        return ok;
      }
      case 'n':
        listens.delete(key);
        return ok;
      case 'g':
        return database.mayRead(auth, path) ? { s: 'ok', d: windowOf(at(database.root, path), query) } : denied;
      case 'p':
        return outcome(database.set(auth, path, b.d));
      case 'm':
        return outcome(database.merge(auth, path, objectOf(b.d)));
      case 'auth': {
        const known = authOf(String(b.cred));
        if (known === undefined) return { s: 'invalid_token', d: 'Invalid token in URL' };
        auth = known;
        return { s: 'ok', d: { auth } };
      }
      case 'unauth':
        auth = null;
        sendChanges();
        return ok;
      default:
        return ok;
    }
  };
  const stop = database.onChange(sendChanges);
  socket.on(
    'message',
    createReader((message) => {
      const body = answer(message);
      if (message.r !== undefined) send(socket, 'd', { r: message.r, b: body });
    }),
  );
  socket.on('close', stop);
  send(socket, 'c', { t: 'h', d: { ts: Date.now(), v: '5', h: host, s: Math.random().toString(36).slice(2) } });
}

const ok: Answer = { s: 'ok', d: {} };
const denied: Answer = { s: 'permission_denied', d: 'Permission denied' };
const outcome = (s: Outcome): Answer => ({ s, d: s === 'ok' ? {} : s });
const isQuery = (value: unknown): value is Query => typeof value === 'object' && value !== null;
const objectOf = (value: unknown): object => (typeof value === 'object' && value !== null ? value : {});
