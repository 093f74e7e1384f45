import { comesTwice, isIsoDate, pickUpDate } from '@navette/shared/domain';
import type { BookingValues } from './booking-values.ts';

type Times = Pick<BookingValues, 'ap_date' | 'ap_time' | 'pick_time'> & Partial<Pick<BookingValues, 'dates'>>;

/** The times of a form that the clock shows twice on one of its days; they are read as the first. */
export function repeatedTimes({ ap_date, dates = [], ap_time, pick_time }: Times) {
  const days = (ap_date === null ? dates : [ap_date]).filter(isIsoDate);
  return {
    ap_time: ap_time !== null && days.some((day) => comesTwice(day, ap_time)),
    pick_time:
      ap_time !== null &&
      pick_time !== null &&
      days.some((day) => comesTwice(pickUpDate(day, pick_time, ap_time), pick_time)),
  };
}
