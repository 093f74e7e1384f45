import type { Db } from '../db/database.ts';
import { createRandom } from '../db/demo/random.ts';
import { shrug } from './shrug.ts';
import { later, type Stage } from './stage.ts';
import { openWishes } from './wishes.ts';

/** Seconds between two demands, and how long one stands, at pace 1. */
const EVERY = 150;
const STANDS = 15 * 60;
const SEED = 78_000_000;

/** Now and then a driver asks for a trip that nobody drives yet. */
export async function askForTrips(db: Db, stage: Stage): Promise<void> {
  const random = createRandom(SEED + Math.floor(stage.now().getTime() / 1000));
  while (!stage.signal.aborted) {
    await later(EVERY, stage);
    if (stage.signal.aborted) return;
    const apps = [...stage.apps.values()].filter((app) => app.connected());
    const wishes = await openWishes(db, stage.now());
    if (apps.length === 0 || wishes.length === 0) continue;
    const endtime = new Date(stage.now().getTime() + STANDS * 1000).toISOString();
    // Somebody else may have the trip by now, or the driver themselves.
    await shrug(random.pick(apps).ask('demand', { ...random.pick(wishes), endtime }));
  }
}
