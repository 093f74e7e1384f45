import type { components } from '@navette/openapi/types';
import { Accepted, BookingStatus } from '@navette/shared/domain';
import type { IsoDate } from '@navette/shared/domain';
import type { BookingRow } from '../../../bookings/booking-row.ts';
import type { BookingValues } from './booking-values.ts';

/** What the opener of the dialog proposes for a new booking: timeline, calendar, a planned transport. */
export type BookingDraft = Partial<components['schemas']['BookingForm']>;

/** The fields of an existing booking, or of a draft; what is left out starts as in an empty form (S1 §4). */
export function valuesOf(given: BookingRow | BookingDraft): BookingValues {
  return {
    driverId: given.driverId ?? null,
    clientId: given.clientId ?? null,
    destinationId: given.destinationId ?? null,
    pick_address: given.pick_address ?? '',
    type: given.type ?? 'to',
    back: given.back ?? false,
    willCall: given.willCall ?? false,
    pair: false,
    returnTime: null,
    returnWillCall: false,
    returnDriverId: null,
    dates: [],
    seriesUntil: null,
    seriesWeekdays: [],
    ap_date: given.ap_date ?? null,
    ap_time: given.ap_time ?? null,
    pick_time: given.pick_time ?? null,
    ap_waittime: given.ap_waittime ?? '0',
    motive: given.motive ?? 0,
    ticket_price: given.ticket_price ?? null,
    price: given.price ?? null,
    price_driver: given.price_driver ?? null,
    factuur: given.factuur ?? false,
    factuurDriver: given.factuurDriver ?? false,
    creditDriver: given.creditDriver ?? false,
    creditAmount: given.creditAmount ?? null,
    creditReason: given.creditReason ?? '',
    commission: given.commission ?? null,
    accepted: given.accepted ?? Accepted.pending,
    status: given.status ?? BookingStatus.pending,
    comment: given.comment ?? '',
    info: given.info ?? '',
    distance: given.distance ?? null,
    certificateNeeded: given.certificateNeeded ?? false,
    certificateReceived: given.certificateReceived ?? false,
    insurance: (given.insuranceId ?? null) !== null,
    insuranceId: given.insuranceId ?? null,
    mutualPatientID: given.mutualPatientID ?? '',
    mutualDistance: given.mutualDistance ?? null,
    mutualAmount: given.mutualAmount ?? null,
    mutualPatientAmount: given.mutualPatientAmount ?? null,
    mutualComment: given.mutualComment ?? '',
    noMutIntervention: given.noMutIntervention ?? false,
    min10km: given.min10km ?? null,
    plus10km: given.plus10km ?? null,
  };
}

/** The fields of a new booking: on the days the opener proposes, else today. */
export function newValues(draft: BookingDraft, today: IsoDate): BookingValues {
  return { ...valuesOf(draft), ap_date: null, dates: draft.dates ?? [draft.ap_date ?? today] };
}
