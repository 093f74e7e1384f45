import { setTimeout as pause } from 'node:timers/promises';
import type { AppConnection } from './app-connection.ts';
import type { Roads } from './where-at.ts';
import type { SignIn } from './sign-in-app.ts';

/** Environment of the simulated drivers. */
export interface Stage {
  readonly origin: string;
  readonly signIn: SignIn;
  now(): Date;
  /** Speed factor of the drivers' reactions; trips keep their times. */
  readonly speed: number;
  /** Roads that drivers follow. */
  readonly roads: Roads;
  /** A photo for a parking receipt. */
  readonly photo: () => Uint8Array;
  /** Running apps by driver. */
  readonly apps: Map<number, AppConnection>;
  readonly signal: AbortSignal;
}

/** Lower bound of delays, so that reactions stay below the server's rate limits. */
const LEAST = 0.25;

/** Waits some seconds, or until the simulation ends. */
export const later = (seconds: number, { speed, signal }: Pick<Stage, 'speed' | 'signal'>): Promise<void> =>
  pause(Math.max(LEAST, seconds / speed) * 1000, undefined, { ref: false, signal }).catch(() => undefined);
