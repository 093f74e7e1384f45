import type { FastifyBaseLogger } from 'fastify';
import { readFile } from 'node:fs/promises';
import type { Db } from '../db/database.ts';
import { DEMO_PASSWORD } from '../db/demo/users.ts';
import { askForTrips } from './ask-for-trips.ts';
import { readRoster } from './roster.ts';
import { playDriver, type Stage } from './simulated-driver.ts';

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
 * whose play fails starts again after a while; the rest go on.
 */
export async function startSimulator({ db, origin, log, now, pace }: SimulatorOptions): Promise<{ stop(): Promise<void> }> {
  const ending = new AbortController();
  const photo = await readFile(PHOTO).catch(() => readFile(PHOTO_OF_THE_BUNDLE));
  const roster = await readRoster(db);
  const stage: Stage = { origin, password: DEMO_PASSWORD, now, pace, photo: () => withNote(photo, now()), signal: ending.signal };
  const plays = [...roster.map((driver) => () => playDriver(driver, stage)), ...(roster.length > 0 ? [() => askForTrips(db, roster, stage)] : [])];
  const running = plays.map((play, index) => again(play, index, stage, log));
  return {
    stop: async () => {
      ending.abort();
      await Promise.all(running);
    },
  };
}

const RESTART = 30;
const APART = 120;

/** Drivers get up one after the other, so that they do not all sign in at once. */
async function again(play: () => Promise<void>, index: number, { signal, pace }: Stage, log: FastifyBaseLogger): Promise<void> {
  await wait(index * APART, signal);
  while (!signal.aborted) {
    try {
      await play();
    } catch (error) {
      if (signal.aborted) return;
      log.warn({ err: error }, 'a simulated driver starts again');
      await wait((RESTART * 1000) / pace, signal);
    }
  }
}

const wait = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/** Each receipt is a photo of its own: bytes after the end of a JPEG are not part of the picture. */
const withNote = (photo: Uint8Array, at: Date): Uint8Array => Buffer.concat([photo, Buffer.from(at.toISOString())]);
