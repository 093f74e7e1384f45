import {
  IDLE_MINUTES,
  IDLE_SETTING,
  idleMinutesOf,
  isPositionDays,
  isStaffRole,
  MAX_SLACK,
  POSITION_DAYS,
  POSITION_DAYS_SETTING,
  SECOND_FACTOR_SETTING,
  SLACK_SETTING,
} from '@navette/shared/domain';
import { invalid } from '../../kernel/problem.ts';

/** Maximum length of a name and a value in the generic table (specification/registers.md#settings). */
const GENERIC_LIMIT = 25;

/** Maximum length of values of the company profile, which has a form of its own. */
const PROFILE_LIMITS: ReadonlyMap<string, number> = new Map(
  Object.entries({
    companyName: 70,
    companyType: 40,
    companyAddress: 150,
    companyZip: 10,
    companyCity: 100,
    companySite: 150,
    companyBank: 42,
    companyBic: 11,
    companyTel: 30,
    companyNumber: 20,
    companyEmail: 254,
    companyVat: 300,
    invoiceText: 1000,
    reminderText: 1000,
    noticeText: 1000,
    // Every role of staff, comma-separated.
    [SECOND_FACTOR_SETTING]: 45,
  }),
);

/** Numeric settings. */
const NUMBERS: ReadonlySet<string> = new Set([
  'adminPrice',
  'waitPrice',
  'min10km',
  'plus10km',
  'paymentTerm',
  'noticeTerm',
  'booqitInsuranceId',
  'bookingRefresh',
]);

const tooLong = (field: string, max: number) => invalid({ field, messageKey: 'validation.tooLong', params: { max } });

/** Refuses too long names and values, and invalid amounts. */
export function checkSetting(variable: string, value: string | null): void {
  const max = PROFILE_LIMITS.get(variable) ?? GENERIC_LIMIT;
  if (variable.length > GENERIC_LIMIT) throw tooLong('variable', GENERIC_LIMIT);
  if ((value ?? '').length > max) throw tooLong('value', max);
  if (NUMBERS.has(variable) && value !== null && !/^\d+(?:[.,]\d{1,2})?$/u.test(value)) {
    throw invalid({ field: 'value', messageKey: 'validation.number' });
  }
  if (variable === IDLE_SETTING && value && value !== '0' && idleMinutesOf(value) === 0) {
    throw invalid({ field: 'value', messageKey: 'validation.idleMinutes', params: IDLE_MINUTES });
  }
  const isUnknownRole = (name: string) => name !== '' && !isStaffRole(name);
  if (variable === SECOND_FACTOR_SETTING && (value ?? '').split(',').some(isUnknownRole)) {
    throw invalid({ field: 'value', messageKey: 'validation.role' });
  }
  if (variable === SLACK_SETTING && !(/^\d{1,2}$/u.test(value ?? '') && Number(value) <= MAX_SLACK)) {
    throw invalid({ field: 'value', messageKey: 'validation.setting.slack', params: { max: MAX_SLACK } });
  }
  if (variable === POSITION_DAYS_SETTING && !isPositionDays(value)) {
    throw invalid({ field: 'value', messageKey: 'validation.setting.positionDays', params: POSITION_DAYS });
  }
}
