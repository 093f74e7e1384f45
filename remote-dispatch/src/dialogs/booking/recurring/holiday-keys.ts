import type { BelgianHolidayName } from '@navette/shared/domain';
import { messageKey } from '@navette/shared/i18n';

/** Names of the public holidays. */
export const HOLIDAY_KEYS = {
  newYear: messageKey('booking.holiday.newYear'),
  easterMonday: messageKey('booking.holiday.easterMonday'),
  labourDay: messageKey('booking.holiday.labourDay'),
  ascension: messageKey('booking.holiday.ascension'),
  whitMonday: messageKey('booking.holiday.whitMonday'),
  nationalDay: messageKey('booking.holiday.nationalDay'),
  assumption: messageKey('booking.holiday.assumption'),
  allSaints: messageKey('booking.holiday.allSaints'),
  armistice: messageKey('booking.holiday.armistice'),
  christmas: messageKey('booking.holiday.christmas'),
} as const satisfies Record<BelgianHolidayName, string>;
