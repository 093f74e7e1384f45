import type { FastifyBaseLogger } from 'fastify';
import { setMaxListeners } from 'node:events';
import { readFile } from 'node:fs/promises';
import type { Db } from '../db/database.ts';
import { DEMO_PASSWORD } from '../demo/users.ts';
import type { RoutePort } from '../ports/routes/route-port.ts';
import { readRoster, inTurn, signInApp } from './sign-in-app.ts';
import { createRoads } from './where-at.ts';
import { shrug } from './app-connection.ts';
import { playDriver } from './simulated-driver.ts';
import { later, type Stage } from './stage.ts';
import { createRandom, type Random } from '../demo/random.ts';
import { Accepted, addDays, BookingStatus, brusselsNow, fromCents, toCents } from '@navette/shared/domain';
import { sql } from 'kysely';

export interface SimulatorOptions {
  readonly db: Db;
  /** Server URL, which the apps call like external clients. */
  readonly origin: string;
  readonly log: FastifyBaseLogger;
  readonly now: () => Date;
  /** Speed factor of the drivers' reactions. */
  readonly speed: number;
  /** Source of the roads. */
  readonly routes: RoutePort;
}

/** The build copies the photos of the demo beside the bundle. */
const PHOTO = new URL('../demo/receipts/parking-des-tilleuls.jpg', import.meta.url);
const PHOTO_OF_THE_BUNDLE = new URL('./receipts/parking-des-tilleuls.jpg', import.meta.url);

/**
 * Simulates the drivers of the demo (specification/shell.md#demo): they connect, move, answer, drive, send demands and parking
 * receipts. A driver that ends or fails restarts after a while, independently of the rest.
 */
export async function startSimulator({
  db,
  origin,
  log,
  now,
  speed,
  routes,
}: SimulatorOptions): Promise<{ stop(): Promise<void> }> {
  const ending = new AbortController();
  const { signal } = ending;
  // All drivers listen to it, more than Node's default limit.
  setMaxListeners(0, signal);
  const photo = await readFile(PHOTO).catch(() => readFile(PHOTO_OF_THE_BUNDLE));
  const signIn = inTurn((email) => signInApp(origin, email, DEMO_PASSWORD, signal));
  const stage: Stage = {
    origin,
    signIn,
    now,
    speed,
    roads: createRoads(routes, now),
    photo: () => withNote(photo, now()),
    apps: new Map(),
    signal,
  };
  const drivers = (await readRoster(db)).map(
    ({ id }) =>
      () =>
        playFromRoster(db, id, stage),
  );
  const running = [...drivers, () => askForTrips(db, stage)].map((play) => again(play, stage, log));
  return {
    stop: async () => {
      ending.abort();
      await Promise.all(running);
    },
  };
}

/** Reads the driver again: the office may have changed driver or account. */
async function playFromRoster(db: Db, id: number, stage: Stage): Promise<void> {
  const [driver] = await readRoster(db, id);
  if (driver) await playDriver(driver, stage);
}

const RESTART = 30;

/** A session that ended before its app was admitted is no failure: the driver signs in again. */
async function again(play: () => Promise<void>, stage: Stage, log: FastifyBaseLogger): Promise<void> {
  while (!stage.signal.aborted) {
    try {
      await shrug(play());
    } catch (error) {
      if (!stage.signal.aborted) log.warn({ err: error }, 'a simulated driver starts again');
    }
    await later(RESTART, stage);
  }
}

/** Makes each photo unique by bytes after the end of the JPEG, which are not part of the image. */
const withNote = (photo: Uint8Array, at: Date): Uint8Array => Buffer.concat([photo, Buffer.from(at.toISOString())]);

/** Seconds until the first demand, between two, and until one expires, at speed 1. */
const FIRST = 30;
const EVERY = 150;
const STANDS = 15 * 60;
const SEED = 78_000_000;

/** Occasionally a driver demands an unassigned trip. */
async function askForTrips(db: Db, stage: Stage): Promise<void> {
  const random = createRandom(SEED + Math.floor(stage.now().getTime() / 1000));
  await later(FIRST, stage);
  while (!stage.signal.aborted) {
    await askOnce(db, random, stage);
    await later(EVERY, stage);
  }
}

async function askOnce(db: Db, random: Random, stage: Stage): Promise<void> {
  const apps = [...stage.apps.values()].filter((app) => app.connected());
  const wishes = await openWishes(db, stage.now());
  if (apps.length === 0 || wishes.length === 0) return;
  const endtime = new Date(stage.now().getTime() + STANDS * 1000).toISOString();
  // The trip may have been assigned in the meantime, even to this driver.
  await shrug(random.pick(apps).ask('demand', { ...random.pick(wishes), endtime }));
}

/** A trip that a driver would like to drive, with the demanded price. */
interface Wish {
  readonly bookingId: number;
  readonly price: number | null;
  readonly both: boolean;
}

/** Demanded share of a trip's price, in percent. */
const SHARE = 60;

/** Includes weekends and nights, so that there is always work to demand. */
const DAYS_AHEAD = 3;

/** Maximum drivers per trip and open demands, at any speed. */
const RIVALS = 2;
const MOST = 6;

/** Unassigned trips of the next days, soonest first; drivers know of them by phone. */
export async function openWishes(db: Db, now: Date): Promise<Wish[]> {
  const { date, time } = brusselsNow(now);
  const rows = await db
    .selectFrom('booking')
    .leftJoin('booking as other', (join) =>
      join
        .onRef('other.id', '=', 'booking.linkedId')
        .on('other.status', '=', BookingStatus.pending)
        .on('other.accepted', 'in', TO_ASSIGN),
    )
    .select(['booking.id', 'booking.price', 'booking.ap_date', 'booking.ap_time', 'booking.pick_time'])
    .select('other.id as otherId')
    .select(
      sql<number>`(select count(*)::integer from demand where demand."bookingId" = booking.id and endtime > ${now})`.as(
        'rivals',
      ),
    )
    .select(sql<number>`(select count(*)::integer from demand where endtime > ${now})`.as('standing'))
    .where('booking.ap_date', '>=', date)
    .where('booking.ap_date', '<=', addDays(date, DAYS_AHEAD))
    .where('booking.status', '=', BookingStatus.pending)
    .where('booking.accepted', 'in', TO_ASSIGN)
    .where('booking.archivedAt', 'is', null)
    .orderBy('booking.ap_date')
    .orderBy('booking.ap_time')
    .limit(40)
    .execute();
  return rows
    .filter(
      ({ ap_date, ap_time, pick_time, rivals, standing }) =>
        standing < MOST && rivals < RIVALS && (ap_date > date || (pick_time ?? ap_time) > time),
    )
    .map(({ id, price, otherId }) => ({
      bookingId: id,
      price: price === null ? null : fromCents(Math.round((toCents(price) * SHARE) / 100)),
      both: otherId !== null,
    }));
}

const TO_ASSIGN = [Accepted.assign, Accepted.refused];
