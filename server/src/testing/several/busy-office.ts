import { setMaxListeners } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { bookingForm, type Records } from '../records.ts';
import { io, type Socket } from 'socket.io-client';

/** Staff at work through a balancer: everybody holds a socket and reads, some book, one sends commands to all. */
export interface BusyOffice {
  /** Numbers of the bookings whose making was acknowledged. */
  readonly acknowledged: readonly number[];
  /** Calls that failed, as they failed. */
  readonly failed: readonly string[];
  /** Number of open sockets. */
  readonly connected: () => number;
  /** Milliseconds between the end of a socket and its next connection, of every socket that came back. */
  readonly absences: () => readonly number[];
  /** Number of received commands to all. */
  readonly heard: () => number;
  /** Numbers of commands that a browser was sent more than once. */
  readonly heardTwice: () => readonly string[];
  /** Numbers of acknowledged bookings that somebody has not seen, neither by an event nor by looking again after a connection. */
  readonly unseen: () => readonly number[];
  /** Makes no more bookings; resolves when what was asked is answered. */
  readonly stop: () => Promise<void>;
  readonly leave: () => void;
}

/** Milliseconds between two reads of a person, and between two commands: more of these are refused. */
const READ_EVERY = 2_000;
const COMMAND_EVERY = 1_000;

/** Milliseconds between two bookings of a writer: an office has hundreds a day, and who comes back reads all of them. */
const BOOK_EVERY = 200;

interface Staff {
  readonly tokens: readonly string[];
  /** Token of somebody who may send commands. */
  readonly boss: string;
  readonly records: Records;
  /** Number of users who create bookings. */
  readonly writers: number;
}

/** Sits staff down. */
export async function busyOffice(url: string, { tokens, boss, records, writers }: Staff): Promise<BusyOffice> {
  const acknowledged: number[] = [];
  const failed: string[] = [];
  const stopped = new AbortController();
  setMaxListeners(tokens.length, stopped.signal);
  const ask = asking(url);
  const desks = tokens.map((token) => sitDown(url, token, ask));
  let minute = 0;
  const write = async (token: string) => {
    while (!stopped.signal.aborted) {
      minute += 1;
      const when = { ap_time: timeOf(minute), dates: [DAYS[minute % DAYS.length] ?? DAYS[0]] };
      const form = bookingForm(records, { ...when, confirmDuplicates: true, pick_address: `Rue Neuve ${minute}` });
      try {
        const made = await ask(token, '/service/booking/addRecursive', form);
        if (typeof made === 'object' && made !== null && 'insertId' in made) acknowledged.push(Number(made.insertId));
      } catch (error) {
        failed.push(described(error));
      }
      await pause(BOOK_EVERY);
    }
  };
  const read = async (token: string, index: number) => {
    await pause((READ_EVERY * index) / tokens.length);
    while (!stopped.signal.aborted) {
      const list = () => ask(token, '/api/client');
      // A connection that was kept and is closed just then: browsers ask again by themselves.
      await list()
        .catch((error: unknown) => (error instanceof TypeError ? list() : Promise.reject(error)))
        .catch((error: unknown) => failed.push(described(error)));
      await pause(READ_EVERY, undefined, { signal: stopped.signal }).catch(() => undefined);
    }
  };
  const bossDesk = sitDown(url, boss, ask);
  const command = async () => {
    while (!stopped.signal.aborted) {
      if (bossDesk.socket.connected) bossDesk.socket.emit('say', { to: 'all', text: 'Bonjour' });
      await pause(COMMAND_EVERY);
    }
  };
  const working = [...tokens.slice(0, writers).map(write), ...tokens.map(read), command()];
  return {
    acknowledged,
    failed,
    connected: () => desks.filter(({ socket }) => socket.connected).length,
    absences: () => desks.flatMap(({ absences }) => absences),
    heard: () => desks.reduce((sum, { heard }) => sum + heard.length, 0),
    heardTwice: () => desks.flatMap(({ heard }) => heard.filter((id, index) => heard.indexOf(id) !== index)),
    unseen: () => [...new Set(desks.flatMap(({ seen }) => acknowledged.filter((id) => !seen.has(id))))],
    stop: async () => {
      stopped.abort();
      await Promise.all(working);
    },
    leave: () => [...desks, bossDesk].forEach(({ socket }) => socket.disconnect()),
  };
}

/** The time of a minute of the day, the same for as many minutes as there are days. */
const timeOf = (count: number, minute = Math.floor(count / DAYS.length)): string =>
  `${String(Math.floor(minute / 60) % 24).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

/** An error with its cause: fetch says the reason there alone. */
const described = (error: unknown): string =>
  error instanceof Error && error.cause instanceof Error ? `${String(error)}: ${error.cause.message}` : String(error);

/** Days that are booked, in turn: a client is driven to one place once at a time. */
const DAYS = ['2026-03-02', '2026-03-03', '2026-03-04', '2026-03-05', '2026-03-06'] as const;
const WEEK = { startDate: DAYS[0], endDate: '2026-03-06' };

/** Somebody at a browser. */
interface Desk {
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
const asking =
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
function sitDown(url: string, token: string, ask: Ask): Desk {
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
