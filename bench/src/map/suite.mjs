import { signIn } from '../api/sign-in.mjs';
import { launchBrowser } from '../browser/launch.mjs';
import { openDatabase } from '../database/open-database.mjs';
import { size } from '../measure/size.mjs';
import { milliseconds, quantile } from '../measure/summary.mjs';
import { startSuite } from '../suite/start-suite.mjs';
import { openTrack } from './open-track.mjs';
import { bundlePlainMap } from './plain-map.mjs';
import { seedMap } from './seed-map.mjs';
import { visitMap } from './visit-map.mjs';

const drivers = size(200, 20);
const points = size(5000, 200);
const runs = size(5, 1);
/** Milliseconds: fifty frames a second, and a second for the track of a day. */
const limits = { frame: 20, track: 1000 };

/**
 * The live map with 200 drivers who move, dragged and zoomed, beside the bare library with as many markers; the track of a day of 5,000 positions.
 * @param {import('../suite/workshop.mjs').Workshop} workshop
 * @returns {Promise<import('../report/row.mjs').Measured[]>}
 */
export async function run(workshop) {
  const suite = await startSuite(workshop);
  const database = await openDatabase(suite.databaseUrl, workshop.folder);
  const browser = await launchBrowser();
  try {
    const day = new Date().toISOString().slice(0, 10);
    const driver = await seedMap(database.pool, { drivers, points, day });
    const session = await signIn(suite.url, 'super@navette.example');
    const visit = {
      url: suite.url,
      session,
      bare: await bundlePlainMap(workshop.folder),
      pool: database.pool,
      drivers,
    };
    /** @type {Record<'ours' | 'plain', number[]>} */
    const frames = { ours: [], plain: [] };
    const tracks = [];
    const order = /** @type {const} */ (['ours', 'plain']);
    // The first visit of either does not count.
    for (let round = -size(1, 0); round < runs; round += 1) {
      workshop.say(`${drivers} drivers on the map, visit ${round + 1} of ${runs}`);
      for (const side of round % 2 === 0 ? order : [...order].reverse()) {
        const seen = await visitMap(browser, side, visit);
        if (round >= 0) frames[side].push(...seen);
      }
      const track = await openTrack(browser, { url: suite.url, session, driver, day, points });
      if (round >= 0) tracks.push(track);
    }
    return rowsOf(frames, tracks);
  } finally {
    await browser.close();
    await database.close();
    await suite.stop();
  }
}

/** @param {readonly number[]} samples @returns {import('../report/row.mjs').Figure} */
const mean = (samples) => ({
  value: samples.reduce((sum, sample) => sum + sample, 0) / samples.length,
  unit: 'ms',
  p95: quantile(samples, 0.95),
});

/**
 * @param {Record<'ours' | 'plain', number[]>} frames @param {number[]} tracks
 * @returns {import('../report/row.mjs').Measured[]}
 */
const rowsOf = (frames, tracks) => [
  {
    what: `${drivers} moving drivers, pan and zoom, a frame`,
    ours: mean(frames.ours),
    reference: mean(frames.plain),
    against: 'Leaflet alone, as many markers',
    goal: 1.2,
  },
  {
    what: `${drivers} moving drivers, pan and zoom, a frame`,
    ours: mean(frames.ours),
    reference: { value: limits.frame, unit: 'ms' },
    against: '50 frames a second',
    goal: 1,
  },
  {
    what: `a track of ${points} positions, from data to painted`,
    ours: milliseconds(tracks),
    reference: { value: limits.track, unit: 'ms' },
    against: 'limit',
    goal: 1,
  },
];
