import { setTimeout as pause } from 'node:timers/promises';
import { io, type Socket } from 'socket.io-client';

/** Days that are booked, in turn: a client is driven to one place once at a time. */
export const DAYS = ['2026-03-02', '2026-03-03', '2026-03-04', '2026-03-05', '2026-03-06'] as const;
const WEEK = { startDate: DAYS[0], endDate: '2026-03-06' };

/** Somebody at a browser. */
export interface Desk {
  readonly socket: Socket;
  /** Numbers of the bookings that came by an event or were read. */
  readonly seen: Set<number>;
  /** Numbers of the commands that came, each as often as it came. */
  readonly heard: string[];
  /** Milliseconds between the end of the socket and its next connection, each time. */
  readonly absences: number[];
}

/** A call with a token. @throws when it is refused, with the answer */
type Ask = (token: string, path: string, body?: object) => Promise<unknown>;

/** Calls to a server. */
export const asking =
  (url: string): Ask =>
  async (token, path, body) => {
    const answer = await fetch(url + path, {
      headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };

/** Opens the socket of a browser, which comes back by itself and looks again at the days whenever it may have missed something. */
export function sitDown(url: string, token: string, ask: Ask): Desk {
  const seen = new Set<number>();
  const heard: string[] = [];
  const absences: number[] = [];
  let goneAt: number | undefined;
  // The pauses of our pages, or a little longer: a second, then twice as long each time.
  const socket = io(url, {
    transports: ['websocket'],
    auth: { token },
    forceNew: true,
    reconnectionDelay: 1_000,
    reconnectionDelayMax: 30_000,
    randomizationFactor: 0.25,
  });
  const look = async (): Promise<void> => {
    const list = await ask(token, '/service/booking/byDate', WEEK).catch(() => undefined);
    if (Array.isArray(list)) for (const { id } of list) seen.add(Number(id));
    else if (socket.connected) await pause(100).then(look);
  };
  socket.on('connect', () => {
    if (goneAt !== undefined) absences.push(performance.now() - goneAt);
    goneAt = undefined;
    void look();
  });
  // socket.io does not reconnect a client that a busy server refused; our pages do.
  socket.on('connect_error', () => void (!socket.active && pause(1_000).then(() => socket.connect())));
  socket.on('live_gap', () => void look());
  socket.on('booking_update', ({ ids }: { ids: number[] }) => ids.forEach((id) => seen.add(id)));
  socket.on('say', ({ id }: { id: string }, delivered: () => void) => {
    heard.push(id);
    delivered();
  });
  socket.on('disconnect', (reason) => {
    goneAt = performance.now();
    // A process that stops says goodbye; a browser comes back all the same.
    if (reason === 'io server disconnect') socket.connect();
  });
  return { socket, seen, heard, absences };
}
