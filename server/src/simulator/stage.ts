import { setTimeout as pause } from 'node:timers/promises';
import type { AppConnection } from './app-connection.ts';
import type { SignIn } from './sign-in-app.ts';

/** The world around the simulated drivers. */
export interface Stage {
  readonly origin: string;
  readonly signIn: SignIn;
  now(): Date;
  /** How many times quicker than people they react; trips keep their times. */
  readonly pace: number;
  /** A parking receipt to photograph. */
  readonly photo: () => Uint8Array;
  /** The apps that run, by driver. */
  readonly apps: Map<number, AppConnection>;
  readonly signal: AbortSignal;
}

/** Nobody is so quick that the server would drop what they send, or hear of nothing else. */
const LEAST = 0.25;

/** Some seconds later, or when the play ends. */
export const later = (seconds: number, { pace, signal }: Pick<Stage, 'pace' | 'signal'>): Promise<void> =>
  pause(Math.max(LEAST, seconds / pace) * 1000, undefined, { ref: false, signal }).catch(() => undefined);
