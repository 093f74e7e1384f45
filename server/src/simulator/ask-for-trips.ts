import { setTimeout as pause } from 'node:timers/promises';
import type { Db } from '../db/database.ts';
import { createRandom } from '../db/demo/random.ts';
import { openApp, RefusedError, signInApp } from './app-connection.ts';
import type { PlayedDriver } from './roster.ts';
import type { Stage } from './simulated-driver.ts';
import { openWishes } from './wishes.ts';

/** Seconds between two demands, and how long one stands, at pace 1. */
const EVERY = 150;
const STANDS = 15 * 60;
const SEED = 78_000_000;

/** Now and then a driver asks for a trip that nobody drives yet. */
export async function askForTrips(db: Db, roster: readonly PlayedDriver[], stage: Stage): Promise<void> {
  const random = createRandom(SEED + Math.floor(stage.now().getTime() / 1000));
  while (!stage.signal.aborted) {
    await pause((EVERY * 1000) / stage.pace, undefined, { ref: false, signal: stage.signal }).catch(() => undefined);
    if (stage.signal.aborted) return;
    const [wishes, driver] = [await openWishes(db, stage.now()), random.pick(roster)];
    if (wishes.length > 0) await ask(driver, random.pick(wishes), stage);
  }
}

async function ask(driver: PlayedDriver, wish: Awaited<ReturnType<typeof openWishes>>[number], stage: Stage): Promise<void> {
  const { token } = await signInApp(stage.origin, driver.email, stage.password);
  const app = await openApp(stage.origin, token, { onBookings: () => undefined, onNotification: () => undefined });
  try {
    await app.ask('demand', { ...wish, endtime: new Date(stage.now().getTime() + STANDS * 1000).toISOString() });
  } catch (error) {
    // Somebody else has the trip by now, or the driver has it already.
    if (!(error instanceof RefusedError)) throw error;
  } finally {
    app.close();
  }
}
