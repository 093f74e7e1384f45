import type { components } from '@navette/openapi/types';
import { bookingField, emptyBookingFields } from '@navette/shared/domain';
import type { IsoDate } from '@navette/shared/domain';
import type { BookingRow } from '../../../bookings/booking-row.ts';
import { FORM_FIELDS, type BookingValues, type FormField } from './booking-values.ts';

/** What the opener of the dialog proposes for a new booking: timeline, calendar, a planned transport. */
export type BookingDraft = Partial<components['schemas']['BookingForm']>;

const SAVED_EMPTY = emptyBookingFields(FORM_FIELDS);

/** What the form shows of a field that was not given: a text can be typed into, an amount is not 0 yet. */
function blank(field: FormField): BookingValues[FormField] {
  const { kind } = bookingField(field);
  if (kind === 'text' || kind === 'note' || kind === 'address') return '';
  return kind === 'amount' ? null : SAVED_EMPTY[field];
}

const fieldsOf = (given: BookingRow | BookingDraft): Pick<BookingValues, FormField> =>
  Object.assign({}, ...FORM_FIELDS.map((field) => ({ [field]: given[field] ?? blank(field) })));

/** The fields of an existing booking, or of a draft; what is left out starts as in an empty form (specification/bookings.md#fields). */
export function valuesOf(given: BookingRow | BookingDraft): BookingValues {
  return {
    ...fieldsOf(given),
    pair: false,
    returnTime: null,
    returnWillCall: false,
    returnDriverId: null,
    dates: [],
    seriesUntil: null,
    seriesWeekdays: [],
    insurance: (given.insuranceId ?? null) !== null,
  };
}

/** The fields of a new booking: on the days the opener proposes, else today; with its return when the opener proposes one. */
export function newValues(draft: BookingDraft, today: IsoDate): BookingValues {
  const { return: home } = draft;
  return {
    ...valuesOf(draft),
    ...(home && {
      pair: true,
      returnTime: home.ap_time,
      returnWillCall: home.willCall ?? false,
      returnDriverId: home.driverId ?? null,
    }),
    ap_date: null,
    dates: draft.dates ?? [draft.ap_date ?? today],
  };
}
