import type { Mobility } from '../../booking/enums.ts';
import { LEAST_STOP_MINUTES } from '../trip-span.ts';

/** A whole number that the organisation may set. */
export interface PlanSetting {
  readonly default: number;
  readonly min: number;
  readonly max: number;
}

/** Settings of planning a day, by the name of their variable. Costs are in cents, times in minutes where nothing else is said. */
export const PLAN_SETTINGS = {
  /** By how much a pick-up may differ from the agreed one. */
  planTolerance: { default: 10, min: 0, max: 60 },
  /** Maximum time between a client's arrival and the appointment. */
  planEarlyArrival: { default: 45, min: 5, max: 180 },
  /** Maximum wait of a client for the way home after the agreed time. */
  planReturnWait: { default: 10, min: 0, max: 120 },
  /** Boarding, and leaving, of a client on foot; not less than conflicts reckon with. */
  planStopFoot: { default: LEAST_STOP_MINUTES.foot, min: LEAST_STOP_MINUTES.foot, max: 30 },
  planStopWheelchair: { default: LEAST_STOP_MINUTES.wheelchair, min: LEAST_STOP_MINUTES.wheelchair, max: 45 },
  planStopStretcher: { default: LEAST_STOP_MINUTES.stretcher, min: LEAST_STOP_MINUTES.stretcher, max: 60 },
  /** Hours from leaving home to coming back. */
  planLongestDay: { default: 10, min: 1, max: 16 },
  /** Break that begins between 11 and 14 o'clock; 0 for none. */
  planBreak: { default: 0, min: 0, max: 90 },
  /** Hours from leaving home to coming back up to which nobody needs the break. */
  planBreakAfter: { default: 6, min: 0, max: 16 },
  /** Cost of using a driver at all. */
  planDriverCost: { default: 100, min: 0, max: 100_000 },
  planKmCost: { default: 35, min: 0, max: 1000 },
  /** Cost of an hour of a driver's day. */
  planHourCost: { default: 10, min: 0, max: 10_000 },
  /** Cost when the two legs of a visit have different drivers. */
  planOtherDriverCost: { default: 100, min: 0, max: 10_000 },
  /** Cost of a driver who never drove the client. */
  planUnknownDriverCost: { default: 30, min: 0, max: 10_000 },
  /** Cost of a trip of a standing order when another driver drives all its other trips. */
  planSeriesDriverCost: { default: 1000, min: 0, max: 10_000 },
  /** Cost of taking a trip from the driver who has it. */
  planChangeCost: { default: 10, min: 0, max: 10_000 },
  /** Cost of the same in a repair, of a trip that its driver could drive. */
  planDisturbCost: { default: 5000, min: 0, max: 100_000 },
  /** Hours of a day after which an hour costs {@link FAIR_HOUR_COST} more; 0 for never. */
  planFairDay: { default: 9, min: 0, max: 16 },
  /** Longest detour of clients who share a car, of those who agree to it; 0: nobody shares. */
  planSharedDetour: { default: 0, min: 0, max: 60 },
} as const satisfies Readonly<Record<string, PlanSetting>>;

/** Name of a setting of planning a day. */
export type PlanSettingName = keyof typeof PLAN_SETTINGS;

/** Value of each setting. */
export type PlanRules = Readonly<Record<PlanSettingName, number>>;

/** Cents of each hour beyond a fair day. */
export const FAIR_HOUR_COST = 1000;

/** Whether a variable is a setting of planning a day. */
export const isPlanSetting = (variable: string): variable is PlanSettingName => Object.hasOwn(PLAN_SETTINGS, variable);

/** Number of a setting as it is stored; undefined when it is no whole number within the limits of the setting. */
export function planSettingValue(variable: PlanSettingName, value: string | null): number | undefined {
  const { min, max } = PLAN_SETTINGS[variable];
  const number = /^\d{1,6}$/u.test(value ?? '') ? Number(value) : Number.NaN;
  return number >= min && number <= max ? number : undefined;
}

/** Rules by the settings of the organisation; a missing or invalid one has its default. */
export function planRules(
  settings: readonly { readonly variable: string; readonly value: string | null }[],
): PlanRules {
  const values = new Map(settings.map(({ variable, value }) => [variable, value]));
  const of = (name: PlanSettingName): number =>
    planSettingValue(name, values.get(name) ?? null) ?? PLAN_SETTINGS[name].default;
  return {
    planTolerance: of('planTolerance'),
    planEarlyArrival: of('planEarlyArrival'),
    planReturnWait: of('planReturnWait'),
    planStopFoot: of('planStopFoot'),
    planStopWheelchair: of('planStopWheelchair'),
    planStopStretcher: of('planStopStretcher'),
    planLongestDay: of('planLongestDay'),
    planBreak: of('planBreak'),
    planBreakAfter: of('planBreakAfter'),
    planDriverCost: of('planDriverCost'),
    planKmCost: of('planKmCost'),
    planHourCost: of('planHourCost'),
    planOtherDriverCost: of('planOtherDriverCost'),
    planUnknownDriverCost: of('planUnknownDriverCost'),
    planSeriesDriverCost: of('planSeriesDriverCost'),
    planChangeCost: of('planChangeCost'),
    planDisturbCost: of('planDisturbCost'),
    planFairDay: of('planFairDay'),
    planSharedDetour: of('planSharedDetour'),
  };
}

const STOPS: Readonly<Record<Mobility, PlanSettingName>> = {
  foot: 'planStopFoot',
  wheelchair: 'planStopWheelchair',
  stretcher: 'planStopStretcher',
};

/** Minutes of boarding, and of leaving, of a client with this mobility. */
export const stopMinutes = (rules: PlanRules, mobility: Mobility): number => rules[STOPS[mobility]];
