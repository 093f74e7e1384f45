import type { Mobility } from '../../booking/enums.ts';

/** Minutes of boarding and of leaving the car. */
export interface StopMinutes {
  readonly boarding: number;
  readonly leaving: number;
}

/** What a plan of a day keeps to, and what it weighs: settings of the organisation. */
export interface PlanRules {
  /** Minutes by which a pick-up may differ from the agreed one. */
  readonly tolerance: number;
  /** Earliest arrival, in minutes before the appointment. */
  readonly earlyArrival: number;
  /** Longest wait of a return after its time, in minutes. */
  readonly returnWait: number;
  /** Boarding and leaving, by mobility of the client. */
  readonly stops: Readonly<Record<Mobility, StopMinutes>>;
  /** Longest working day, in hours from leaving home to coming back. */
  readonly longestDay: number;
  /** Minutes of a break around noon; 0 for none. */
  readonly breakMinutes: number;
  /** Cost of using a driver, in euros. */
  readonly driverCost: number;
  /** Cost of a kilometre, in cents. */
  readonly kmCost: number;
  /** Cost of an hour of a driver's day, in euros. */
  readonly hourCost: number;
  /** Cost of different drivers for the two legs of a visit, in euros. */
  readonly otherDriverCost: number;
  /** Cost of a driver who never drove the client, in euros. */
  readonly unknownDriverCost: number;
  /** Hours of a day after which each further hour costs as much again; 0 for no limit. */
  readonly fairDay: number;
  /** Longest detour of a client who shares the car, in minutes; 0: nobody shares. */
  readonly sharedDetour: number;
}

/** Rules by the settings of the organisation; a missing or invalid one takes its default. */
export function planRules(
  _settings: readonly { readonly variable: string; readonly value: string | null }[],
): PlanRules {
  throw new Error('Not implemented');
}
