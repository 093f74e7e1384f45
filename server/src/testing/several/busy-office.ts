import { setMaxListeners } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { bookingForm, type Records } from '../records.ts';
import { asking, DAYS, sitDown } from './desk.ts';

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
