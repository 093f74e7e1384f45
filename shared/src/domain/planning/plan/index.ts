export * from './check.ts';
export * from './day.ts';
export * from './problem.ts';
export * from './proposal.ts';
export * from './rules.ts';
export type { PlanChoice, PlanDay, PlanDriver, PlanTrip } from './tasks.ts';
export { estimatedTravel } from './travel.ts';
