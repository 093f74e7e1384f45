import type { Db } from '../db/database.ts';
import { createRandom, type Random } from '../demo/random.ts';
import { shrug } from './shrug.ts';
import { later, type Stage } from './stage.ts';
import { openWishes } from './wishes.ts';

/** Seconds until the first demand, between two, and how long one stands, at speed 1. */
const FIRST = 30;
const EVERY = 150;
const STANDS = 15 * 60;
const SEED = 78_000_000;

/** Now and then a driver asks for a trip that nobody drives yet. */
export async function askForTrips(db: Db, stage: Stage): Promise<void> {
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
  // Somebody else may have the trip by now, or the driver themselves.
  await shrug(random.pick(apps).ask('demand', { ...random.pick(wishes), endtime }));
}
