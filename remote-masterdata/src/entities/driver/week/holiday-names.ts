import type { BelgianHolidayName } from '@navette/shared/domain';
import { messageKey } from '@navette/shared/i18n';

/** Names of the public holidays. */
export const HOLIDAY_NAMES = {
  newYear: messageKey('holiday.newYear'),
  easterMonday: messageKey('holiday.easterMonday'),
  labourDay: messageKey('holiday.labourDay'),
  ascension: messageKey('holiday.ascension'),
  whitMonday: messageKey('holiday.whitMonday'),
  nationalDay: messageKey('holiday.nationalDay'),
  assumption: messageKey('holiday.assumption'),
  allSaints: messageKey('holiday.allSaints'),
  armistice: messageKey('holiday.armistice'),
  christmas: messageKey('holiday.christmas'),
} as const satisfies Record<BelgianHolidayName, string>;
