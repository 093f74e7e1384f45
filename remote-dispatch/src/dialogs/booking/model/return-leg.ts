import type { components } from '@navette/openapi/types';
import { allowsReturn, clockOf, minutesAfter } from '@navette/shared/domain';
import type { ClockTime, IsoDate } from '@navette/shared/domain';
import type { BookingValues } from './booking-values.ts';

/** Whether the return leg is booked too, as a booking of its own. */
export const booksReturn = ({ type, pair }: Pick<BookingValues, 'type' | 'pair'>): boolean =>
  allowsReturn(type) && pair;

/** The return leg as it is sent with the outbound one; `undefined` when none is booked, or its time is still empty. */
export function returnLeg(values: BookingValues): components['schemas']['ReturnLeg'] | undefined {
  const { returnTime, returnWillCall, returnDriverId, driverId } = values;
  if (!booksReturn(values) || returnTime === null) return undefined;
  return {
    ap_time: returnTime,
    willCall: returnWillCall,
    ...(returnDriverId !== null && returnDriverId !== driverId && { driverId: returnDriverId }),
  };
}

const USUAL_STAY_MINUTES = 120;

/** A guess of when a client who calls will be ready: two hours after the appointment, the same day; null before both are known. */
export function guessedReturn(date: IsoDate | undefined, ap_time: ClockTime | null): ClockTime | null {
  if (date === undefined || ap_time === null) return null;
  const guess = clockOf(minutesAfter(date, ap_time, USUAL_STAY_MINUTES));
  return guess > ap_time ? guess : '23:59';
}
