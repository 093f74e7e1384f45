import { setTimeout as pause } from 'node:timers/promises';
import { io, type Socket } from 'socket.io-client';
import { bookingForm, type Records } from '../records.ts';

/** Staff at work through a balancer: everybody holds a socket, some book. */
export interface BusyOffice {
  /** Numbers of the bookings whose making was acknowledged. */
  readonly acknowledged: readonly number[];
  /** Calls that failed, as they failed. */
  readonly failed: readonly string[];
  /** How many sockets are open. */
  readonly connected: () => number;
  /** Numbers of acknowledged bookings that somebody has not seen, neither by an event nor by looking again after a connection. */
  readonly unseen: () => readonly number[];
  /** Makes no more bookings; resolves when what was asked is answered. */
  readonly stop: () => Promise<void>;
  readonly leave: () => void;
}

const DAY = '2026-03-03';

interface Desk {
  readonly socket: Socket;
  readonly seen: Set<number>;
}

/** Sits staff down. */
export async function busyOffice(
  url: string,
  {
    tokens,
    records,
    writers,
  }: { readonly tokens: readonly string[]; readonly records: Records; readonly writers: number },
): Promise<BusyOffice> {
  const acknowledged: number[] = [];
  const failed: string[] = [];
  const stopped = new AbortController();
  const ask = async (token: string, path: string, body: object): Promise<unknown> => {
    const answer = await fetch(url + path, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
  const sitDown = (token: string): Desk => {
    const seen = new Set<number>();
    const socket = io(url, {
      transports: ['websocket'],
      auth: { token },
      forceNew: true,
      reconnectionDelay: 100,
      reconnectionDelayMax: 500,
    });
    const look = async (): Promise<void> => {
      const list = await ask(token, '/service/booking/byDate', { startDate: DAY, endDate: DAY }).catch(() => undefined);
      if (Array.isArray(list)) for (const { id } of list) seen.add(Number(id));
      else if (socket.connected) await pause(100).then(look);
    };
    socket.on('connect', () => void look());
    socket.on('live_gap', () => void look());
    socket.on('booking_update', ({ ids }: { ids: number[] }) => ids.forEach((id) => seen.add(id)));
    // A process that stops says goodbye; a browser comes back all the same.
    socket.on('disconnect', (reason) => void (reason === 'io server disconnect' && socket.connect()));
    return { socket, seen };
  };
  const desks = tokens.map(sitDown);
  let minute = 0;
  const write = async (token: string) => {
    while (!stopped.signal.aborted) {
      minute += 1;
      const form = bookingForm(records, { ap_time: timeOf(minute), pick_address: `Rue Neuve ${minute}` });
      try {
        const made = await ask(token, '/service/booking/addRecursive', form);
        if (typeof made === 'object' && made !== null && 'insertId' in made) acknowledged.push(Number(made.insertId));
      } catch (error) {
        failed.push(String(error));
      }
      await pause(50);
    }
  };
  const writing = tokens.slice(0, writers).map(write);
  return {
    acknowledged,
    failed,
    connected: () => desks.filter(({ socket }) => socket.connected).length,
    unseen: () => [...new Set(desks.flatMap(({ seen }) => acknowledged.filter((id) => !seen.has(id))))],
    stop: async () => {
      stopped.abort();
      await Promise.all(writing);
    },
    leave: () => desks.forEach(({ socket }) => socket.disconnect()),
  };
}

const timeOf = (minute: number): string =>
  `${String(Math.floor(minute / 60) % 24).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
