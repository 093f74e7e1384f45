import { isStaffRole, type StaffRole } from './roles.ts';

/** Seconds for which a code of an authenticator app is valid (RFC 6238). */
export const OTP_PERIOD = 30;

/** Periods before and after the present one whose codes are accepted, because clocks differ. */
export const OTP_TOLERANCE = 1;

/** Recovery codes of a user. */
export const RECOVERY_CODES = 10;

/** Name of the setting that holds the roles which need a second factor. */
export const SECOND_FACTOR_SETTING = 'secondFactorRoles';

/** The roles of the setting, separated by commas; unknown ones are left out. */
export const secondFactorRoles = (setting: string | null | undefined): StaffRole[] =>
  (setting ?? '').split(',').filter(isStaffRole);

/**
 * Whether a role signs in with a second factor: `super` always, others by the setting of the organisation.
 * @param setting value of {@link SECOND_FACTOR_SETTING}
 */
export const needsSecondFactor = (role: string, setting: string | null | undefined): boolean =>
  role === 'super' || secondFactorRoles(setting).some((name) => name === role);

/** A second factor as typed, without spaces and dashes, in lower case: `123 456`, `ABCD-efgh-jkmn`. */
export const otpText = (typed: string): string => typed.replaceAll(/[\s‑-]/gu, '').toLowerCase();

/** Whether a second factor is of an authenticator app (six digits); recovery codes have letters. */
export const isAppCode = (typed: string): boolean => /^\d{6}$/u.test(otpText(typed));
