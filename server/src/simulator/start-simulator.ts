import type { FastifyBaseLogger } from 'fastify';
import { setMaxListeners } from 'node:events';
import { readFile } from 'node:fs/promises';
import type { Db } from '../db/database.ts';
import { DEMO_PASSWORD } from '../db/demo/users.ts';
import { askForTrips } from './ask-for-trips.ts';
import { readRoster } from './roster.ts';
import { inTurn, signInApp } from './sign-in-app.ts';
import { playDriver } from './simulated-driver.ts';
import { later, type Stage } from './stage.ts';

/** Where the simulator plays. */
export interface SimulatorOptions {
  readonly db: Db;
  /** Address of the server, which the apps talk to as they would from outside. */
  readonly origin: string;
  readonly log: FastifyBaseLogger;
  readonly now: () => Date;
  /** How many times quicker than people drivers react. */
  readonly pace: number;
}

/** The build lays the photos of the demo beside the bundle. */
const PHOTO = new URL('../db/demo/receipts/parking-des-tilleuls.jpg', import.meta.url);
const PHOTO_OF_THE_BUNDLE = new URL('./receipts/parking-des-tilleuls.jpg', import.meta.url);

/**
 * Plays the drivers of the demo (ARCHITECTURE: Demo): they connect as drivers do, move, answer, drive, send demands and parking receipts. A driver
 * whose play ends or fails starts again after a while; the rest go on.
 */
export async function startSimulator({
  db,
  origin,
  log,
  now,
  pace,
}: SimulatorOptions): Promise<{ stop(): Promise<void> }> {
  const ending = new AbortController();
  const { signal } = ending;
  // All of them wait for it.
  setMaxListeners(0, signal);
  const photo = await readFile(PHOTO).catch(() => readFile(PHOTO_OF_THE_BUNDLE));
  const signIn = inTurn((email) => signInApp(origin, email, DEMO_PASSWORD, signal));
  const stage: Stage = { origin, signIn, now, pace, photo: () => withNote(photo, now()), apps: new Map(), signal };
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

/** The office may have changed the driver since, or the account. */
async function playFromRoster(db: Db, id: number, stage: Stage): Promise<void> {
  const [driver] = await readRoster(db, id);
  if (driver) await playDriver(driver, stage);
}

const RESTART = 30;

async function again(play: () => Promise<void>, stage: Stage, log: FastifyBaseLogger): Promise<void> {
  while (!stage.signal.aborted) {
    try {
      await play();
    } catch (error) {
      if (!stage.signal.aborted) log.warn({ err: error }, 'a simulated driver starts again');
    }
    await later(RESTART, stage);
  }
}

/** Each receipt is a photo of its own: bytes after the end of a JPEG are not part of the picture. */
const withNote = (photo: Uint8Array, at: Date): Uint8Array => Buffer.concat([photo, Buffer.from(at.toISOString())]);
