/** Minutes a token is valid (specification/shell.md#session). */
export const SESSION_MINUTES = 1000;

/** Minutes before the token expires at which the user is asked to stay signed in. */
export const SESSION_WARNING_MINUTES = 5;

/** Name of the setting that holds the idle limit. */
export const IDLE_SETTING = 'idleMinutes';

/** Bounds of the idle limit in minutes. Without a limit it is 0. */
export const IDLE_MINUTES = { min: 2, max: 999 } as const;

/** Seconds before the end of an idle session at which the user is warned. */
export const IDLE_WARNING_SECONDS = 60;

/** Seconds between two activity reports to the server. */
export const ACTIVITY_SECONDS = 60;

/** Minutes without activity after which a session ends; 0 for none, and for a setting that is no number within the bounds. */
export function idleMinutesOf(setting: string | null | undefined): number {
  const minutes = Number(setting ?? '');
  return Number.isInteger(minutes) && minutes >= IDLE_MINUTES.min && minutes <= IDLE_MINUTES.max ? minutes : 0;
}

/**
 * Seconds after the last reported activity at which the server ends an idle session; undefined without a limit. One report interval longer than the
 * limit: the user may have been active until just before the next report was due, and the page, which knows, ends the session first.
 */
export const idleSeconds = (minutes: number): number | undefined =>
  minutes === 0 ? undefined : minutes * 60 + ACTIVITY_SECONDS;
