import type { TripConflict } from './conflicts.ts';

/** Name of the setting with the slack, in minutes. */
export const SLACK_SETTING = 'planningSlack';

/** Default slack in minutes: estimated travel times are no more accurate than that. */
export const DEFAULT_SLACK = 5;

/** Maximum slack in minutes; beyond it conflicts would be meaningless. */
export const MAX_SLACK = 60;

/**
 * The organisation's slack: minutes that may be missing between two trips of a driver before it counts as a conflict.
 * @param settings of the organisation; whole minutes from 0 to {@link MAX_SLACK}, anything else counts as not set
 */
export function planningSlack(
  settings: readonly { readonly variable: string; readonly value: string | null }[],
): number {
  const value = settings.find(({ variable }) => variable === SLACK_SETTING)?.value ?? '';
  return /^\d{1,2}$/u.test(value) && Number(value) <= MAX_SLACK ? Number(value) : DEFAULT_SLACK;
}

/**
 * Whether a conflict is small enough for the trips to count as tight only: an overlap, or missing travel time, of at most the slack.
 * @param slack minutes
 */
export const isWithinSlack = ({ kind, minutes }: Pick<TripConflict, 'kind' | 'minutes'>, slack: number): boolean =>
  (kind === 'overlap' || kind === 'travel') && minutes !== null && minutes <= slack;
