import { readLive } from '../../live/changes.ts';
import type { HttpServices } from '../services.ts';
import type { LiveChange, Sockets, StaffSocket } from './events.ts';
import { rooms } from './rooms.ts';
import type { components } from '@navette/openapi/types';
import { moveBetween, type DriverMove } from '@navette/shared/domain';

/** Milliseconds between two messages with positions to a browser. */
const EVERY = 1000;
/** Milliseconds of batching after a pause of at least that interval: a single moving driver is updated immediately. */
const TOGETHER = 30;
/** Messages kept for browsers that may have missed them between their list and their room: those of a few seconds. */
const LATELY = 5;

interface Options {
  /** Called when positions could not be read; those of that second are skipped. */
  readonly onError: (error: unknown) => void;
  /** Milliseconds; shorter in tests. */
  readonly every?: number | undefined;
}

/**
 * Sends changed positions to users who may list them: at most once a second, each driver once, with the current state of the database; the first change after a quiet second is sent immediately. A
 * browser whose connection is still busy is skipped, and gets the missed positions in one message, in their current state, once it is free: its
 * backlog never exceeds one position of each driver, and it delays nobody. While the database is slow, changes are batched in the same way. Browsers
 * that support moves get the changes since a position was last sent; messages to a single browser are whole.
 */
export function sendLocations(io: Sockets, services: HttpServices, { onError, every = EVERY }: Options) {
  /** Keys missed by browsers, by socket. */
  const missed = new Map<string, Set<string>>();
  const sent = new SentLocations();
  let changed = new Set<string>();
  let lately: ReadonlySet<string>[] = [];
  let timer: NodeJS.Timeout | undefined;
  let sentAt = 0;
  let sending = false;
  let stopped = false;

  const later = () => {
    if (stopped || sending) return;
    timer ??= setTimeout(() => void flush(), Math.max(Math.min(TOGETHER, every), sentAt + every - performance.now()));
  };
  const flush = async () => {
    timer = undefined;
    sending = true;
    const keys = changed;
    changed = new Set();
    lately = [...lately, keys].slice(-LATELY);
    await send(keys).catch(onError);
    sending = false;
    sentAt = performance.now();
    if (changed.size > 0 || missed.size > 0) later();
  };
  const send = async (keys: ReadonlySet<string>) => {
    const there = socketsIn(io);
    if (there.size === 0) sent.forget();
    for (const id of missed.keys()) if (!there.has(id)) missed.delete(id);
    const late = [...there.values()].filter(({ id, conn }) => !conn.transport.writable || missed.has(id));
    for (const { id } of late) missed.set(id, new Set([...(missed.get(id) ?? []), ...keys]));
    const free = late.filter(({ conn }) => conn.transport.writable);
    const wanted = new Set([...keys, ...free.flatMap(({ id }) => [...(missed.get(id) ?? [])])]);
    if (wanted.size === 0 || there.size === 0) return;
    const records = await readLive.locations(services, [...wanted]);
    if (stopped) return;
    const change = (some: ReadonlySet<string>): LiveChange => ({
      collection: 'locations',
      records: [...some].flatMap((key) => records.get(key) ?? []),
      gone: [...some].filter((key) => !records.has(key)),
    });
    if (keys.size > 0) {
      const others = late.map(({ id }) => id);
      const { moves, whole } = sent.movesOf(keys, records);
      io.to(rooms.live('locations')).except(others).emit('live_change', change(keys));
      if (whole.size > 0) io.to(rooms.moves).except(others).emit('live_change', change(whole));
      if (moves.length > 0) io.to(rooms.moves).except(others).emit('driver_moves', { moves });
    }
    for (const socket of free) {
      socket.emit('live_change', change(missed.get(socket.id) ?? new Set()));
      missed.delete(socket.id);
    }
  };
  const resend = (socketId: string, keys: Iterable<string>) => {
    const all = new Set([...(missed.get(socketId) ?? []), ...keys]);
    if (all.size === 0) return;
    missed.set(socketId, all);
    later();
  };
  return {
    add: (key: string) => {
      changed.add(key);
      later();
    },
    /** Sends a browser the recent changes: it may have fetched the list before it was in the room. */
    caughtUp: (socketId: string) =>
      resend(
        socketId,
        lately.flatMap((some) => [...some]),
      ),
    /** Sends whole positions to a browser, with the next message. */
    resend,
    /** Changes may have been missed: sends every position whole once. */
    forget: () => sent.forget(),
    stop: () => {
      stopped = true;
      clearTimeout(timer);
    },
  };
}

/** Browsers that may list positions, by the id of their socket. */
function socketsIn(io: Sockets): ReadonlyMap<string, StaffSocket> {
  const ids = [rooms.live('locations'), rooms.moves].flatMap((room) => [...(io.sockets.adapter.rooms.get(room) ?? [])]);
  return new Map(
    ids.flatMap((id) => {
      const socket = io.sockets.sockets.get(id);
      return socket ? [[id, socket] as const] : [];
    }),
  );
}

type DriverLocation = components['schemas']['DriverLocation'];

/** Positions as last sent to browsers that get moves; at most one of each driver. */
class SentLocations {
  readonly #sent = new Map<string, DriverLocation>();

  /**
   * Messages for some drivers, which then count as sent.
   * @param records the remaining records, by key
   * @returns moves since the last time, and the keys of positions sent whole or deleted
   */
  movesOf(
    keys: ReadonlySet<string>,
    records: ReadonlyMap<string, DriverLocation>,
  ): { moves: DriverMove[]; whole: Set<string> } {
    const moves: DriverMove[] = [];
    const whole = new Set<string>();
    for (const key of keys) {
      const [before, now] = [this.#sent.get(key), records.get(key)];
      const move = before && now && moveBetween(before, now);
      if (move) moves.push(move);
      else whole.add(key);
      if (now) this.#sent.set(key, now);
      else this.#sent.delete(key);
    }
    return { moves, whole };
  }

  /** Sends everything whole the next time. */
  forget(): void {
    this.#sent.clear();
  }
}
