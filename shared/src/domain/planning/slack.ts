import type { TripConflict } from './conflicts.ts';

/** Name of the setting that holds the slack, in minutes. */
export const SLACK_SETTING = 'planningSlack';

/** Slack in minutes while the organisation has set none: estimated travel times are no better than that. */
export const DEFAULT_SLACK = 5;

/** Largest slack in minutes; beyond it nothing would be an exception. */
export const MAX_SLACK = 60;

/**
 * The slack that the organisation has set: minutes that may be missing between two trips of a driver before somebody has to act.
 * @param settings of the organisation; whole minutes from 0 to {@link MAX_SLACK}, anything else counts as not set
 */
export function planningSlack(
  settings: readonly { readonly variable: string; readonly value: string | null }[],
): number {
  const value = settings.find(({ variable }) => variable === SLACK_SETTING)?.value ?? '';
  return /^\d{1,2}$/u.test(value) && Number(value) <= MAX_SLACK ? Number(value) : DEFAULT_SLACK;
}

/**
 * Whether a conflict is so small that the trips are tight rather than in conflict: an overlap, or travel time that is missing, of at most the slack.
 * @param slack minutes
 */
export const isWithinSlack = ({ kind, minutes }: Pick<TripConflict, 'kind' | 'minutes'>, slack: number): boolean =>
  (kind === 'overlap' || kind === 'travel') && minutes !== null && minutes <= slack;
