import { brusselsNow, minutesOf } from '@navette/shared/domain';
import { setTimeout as pause } from 'node:timers/promises';
import { openApp, RefusedError, signInApp, type AppConnection } from './app-connection.ts';
import { ridesOf, type Booking } from './day-plan.ts';
import { answersDue, roadActsDue, type Act } from './due.ts';
import type { PlayedDriver } from './roster.ts';
import { whereAt } from './where-at.ts';

/** The world around a simulated driver. */
export interface Stage {
  readonly origin: string;
  readonly password: string;
  now(): Date;
  /** How many times quicker than people they react; trips keep their times. */
  readonly pace: number;
  /** A parking receipt to photograph. */
  readonly photo: () => Uint8Array;
  readonly signal: AbortSignal;
}

/** Seconds a driver looks at the phone again, and thinks about an answer, at pace 1. */
const LOOK_EVERY = 5;
const THINKS = 20;
const READS_AFTER = 8;

/** Plays one driver until the signal: drives the day's trips, answers, tells where the car is. Refusals of the server are part of the play. */
export async function playDriver(driver: PlayedDriver, stage: Stage): Promise<void> {
  const { token, refreshTime } = await signInApp(stage.origin, driver.email, stage.password);
  let stale = true;
  const app = await openApp(stage.origin, token, {
    onBookings: () => {
      stale = true;
    },
    onNotification: (id) => void later(READS_AFTER, stage).then(() => done(app.ask('read', { id }))),
  });
  const seen = new Map<number, number>();
  let bookings: readonly Booking[] = [];
  let told = Number.NEGATIVE_INFINITY;
  while (!stage.signal.aborted) {
    const at = stage.now();
    const { date, time } = brusselsNow(at);
    const minute = minutesOf(time) + at.getUTCSeconds() / 60;
    if (stale && app.connected()) {
      stale = false;
      bookings = (await orNothing(app.ask('bookings', { date }))) ?? bookings;
    }
    const rides = ridesOf(bookings);
    const acts = [...answersDue(bookings).filter((act) => hasThought(act, seen, at, stage)), ...roadActsDue(rides, minute)];
    for (const act of acts) await done(perform(act, app, date, stage));
    if (acts.length > 0) stale = true;
    if ((at.getTime() - told) / 1000 >= refreshTime / stage.pace && app.connected()) {
      told = at.getTime();
      await done(app.ask('position', positionOf(whereAt(rides, driver.home, minute), driver.id, minute, at)));
    }
    await later(LOOK_EVERY, stage);
  }
  app.close();
}

/** A driver sees a trip, and answers some seconds later. */
function hasThought({ bookingId }: Act, seen: Map<number, number>, at: Date, { pace }: Stage): boolean {
  const since = seen.get(bookingId) ?? at.getTime();
  seen.set(bookingId, since);
  return at.getTime() - since >= ((THINKS + (bookingId % THINKS)) * 1000) / pace;
}

async function perform(act: Act, app: AppConnection, date: string, { photo }: Stage): Promise<void> {
  const { bookingId } = act;
  if (act.kind === 'answer') return app.ask('answer', { bookingId, accepted: act.accepted });
  if (act.kind === 'charged') return app.ask('charged', { bookingId, charged: true });
  await app.ask('finish', { bookingId, status: act.status });
  if (act.ticket) await app.ask('ticket', { bookingId, date, photo: photo() });
}

const NIGHT_CHARGE = { from: 6 * 60, full: 20 * 60 };

/** The phone is full in the morning and half empty at night. */
function positionOf({ latitude, longitude, speed, activity }: ReturnType<typeof whereAt>, driverId: number, minute: number, at: Date) {
  const day = Math.min(1, Math.max(0, (minute - NIGHT_CHARGE.from) / (NIGHT_CHARGE.full - NIGHT_CHARGE.from)));
  const level = Math.round((1 - day * (0.4 + (driverId % 5) / 10)) * 100) / 100;
  return {
    latitude,
    longitude,
    time: at.toISOString(),
    position: { coords: { speed, accuracy: 12, heading: null }, activity: { type: activity }, battery: { level, is_charging: speed === 0 && driverId % 3 === 0 } },
  };
}

const later = (seconds: number, { pace, signal }: Stage): Promise<void> => pause((seconds * 1000) / pace, undefined, { ref: false, signal }).catch(() => undefined);

/** What the office does meanwhile (another driver, closed, deleted) makes the server refuse: the driver shrugs and looks again. */
const done = (asked: Promise<unknown>): Promise<void> => orNothing(asked).then(() => undefined);

async function orNothing<Result>(asked: Promise<Result>): Promise<Result | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof RefusedError || (error instanceof Error && /timed? ?out|disconnected/iu.test(error.message))) return undefined;
    throw error;
  }
}
