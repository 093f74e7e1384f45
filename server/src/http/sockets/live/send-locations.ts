import { readLive } from '../../../live/changes/read-live.ts';
import type { HttpServices } from '../../services.ts';
import type { LiveChange, Sockets, StaffSocket } from '../events.ts';
import { rooms } from '../rooms.ts';
import type { components } from '@navette/openapi/types';
import { moveBetween, type DriverMove } from '@navette/shared/domain';

/** Milliseconds between two messages with positions to a browser. */
const EVERY = 1000;
/** Milliseconds that changes gather when nothing was sent for as long as that: a driver alone on the road moves on the map at once. */
const TOGETHER = 30;
/** Messages that a browser may have missed between its list and its room: those of some seconds. */
const LATELY = 5;

/** Sends the positions that changed to those who may list them. */
export interface LocationSending {
  add(key: string): void;
  /** Sends a browser what changed lately: it may have asked for the list before it was in the room. */
  caughtUp(socketId: string): void;
  /** Sends a browser some positions whole, with the next ones. */
  resend(socketId: string, keys: readonly string[]): void;
  /** Some changes may have been missed: every position is sent whole once. */
  forget(): void;
  stop(): void;
}

interface Options {
  /** Called when positions could not be read; those of that second are not sent. */
  readonly onError: (error: unknown) => void;
  /** Milliseconds; shorter in tests. */
  readonly every?: number | undefined;
}

/**
 * At most once a second, each driver once, as the database has them then; the first change after a quiet second goes out at once. A browser whose line is still busy with what it got before is left out, and
 * gets what it missed in one message, as it is by then, once the line is free: what waits for it never grows beyond one position of each driver, and
 * nobody waits for it. While the database is slow, changes gather in the same way. Browsers that understand moves get what changed of a position since it
 * was last sent; what goes to one browser alone is whole.
 */
export function sendLocations(
  io: Sockets,
  services: HttpServices,
  { onError, every = EVERY }: Options,
): LocationSending {
  /** Keys that browsers missed, by socket. */
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
    add: (key) => {
      changed.add(key);
      later();
    },
    caughtUp: (socketId) =>
      resend(
        socketId,
        lately.flatMap((some) => [...some]),
      ),
    resend,
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

/** Positions as they were last sent to browsers that get moves; at most one of each driver. */
class SentLocations {
  readonly #sent = new Map<string, DriverLocation>();

  /**
   * What is sent of some drivers now, and counts as sent.
   * @param records those that are still there, by key
   * @returns moves since the last time, and the keys of those that are sent whole or are gone
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

  /** Everything is sent whole the next time. */
  forget(): void {
    this.#sent.clear();
  }
}
