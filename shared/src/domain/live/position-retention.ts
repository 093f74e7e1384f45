/** Name of the setting that holds for how many days positions of drivers are kept. */
export const POSITION_DAYS_SETTING = 'positionDays';

/** Days while the organisation has set none. */
export const DEFAULT_POSITION_DAYS = 60;

/** Fewest and most days that may be set: long enough to settle a complaint, and no longer than that takes. */
export const POSITION_DAYS = { min: 30, max: 90 } as const;

/**
 * Days that positions of drivers are kept.
 * @param value of the setting: whole days within {@link POSITION_DAYS}, anything else counts as not set
 */
export function positionDays(value: string | null | undefined): number {
  const days = /^\d{2}$/u.test(value ?? '') ? Number(value) : Number.NaN;
  return days >= POSITION_DAYS.min && days <= POSITION_DAYS.max ? days : DEFAULT_POSITION_DAYS;
}

/** Whether a text is a number of days that may be set. */
export const isPositionDays = (value: string | null | undefined): boolean => String(positionDays(value)) === value;
