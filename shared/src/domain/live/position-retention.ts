/** Name of the setting with the retention period of driver positions, in days. */
export const POSITION_DAYS_SETTING = 'positionDays';

/** Default retention in days. */
export const DEFAULT_POSITION_DAYS = 60;

/** Bounds of the retention in days: long enough to settle a complaint, and no longer. */
export const POSITION_DAYS = { min: 30, max: 90 } as const;

/**
 * Retention of driver positions, in days.
 * @param value of the setting: whole days within {@link POSITION_DAYS}, anything else counts as not set
 */
export function positionDays(value: string | null | undefined): number {
  const days = /^\d{2}$/u.test(value ?? '') ? Number(value) : Number.NaN;
  return days >= POSITION_DAYS.min && days <= POSITION_DAYS.max ? days : DEFAULT_POSITION_DAYS;
}

/** Whether a text is a valid retention. */
export const isPositionDays = (value: string | null | undefined): boolean => String(positionDays(value)) === value;
