/** Reminders by payer and payment plans; imported by the server alone, so that no browser loads them. */
export { planStanding, type InstalmentState, type PlanState } from '../invoice/instalments.ts';
export * from './payer-reminder.ts';
