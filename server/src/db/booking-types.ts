import type { Accepted, BookingStatus, BookingType, Motive, WaitTime } from '@navette/shared/domain';
import type { ColumnType, Generated } from 'kysely';
import type { Json, Moment } from './column-types.ts';

export interface BookingTables {
  booking: BookingTable;
  booking_history: BookingHistoryTable;
  booking_day: BookingDayTable;
  booking_series: BookingSeriesTable;
}

export interface NonReimbursed {
  monthlyBudget?: number | null;
  perDay?: number | null;
  perPart?: number | null;
}

export interface BookingTable {
  id: Generated<number>;
  driverId: number;
  clientId: number;
  destinationId: number;
  insuranceId: number | null;
  type: BookingType;
  back: Generated<boolean>;
  ap_date: string;
  ap_time: string;
  pick_time: string | null;
  ap_waittime: Generated<WaitTime>;
  waitprice: Generated<number>;
  motive: Generated<Motive>;
  ticket_price: Generated<number>;
  price: number | null;
  price_driver: number | null;
  factuur: Generated<boolean>;
  factuurDriver: Generated<boolean>;
  creditDriver: Generated<boolean>;
  creditAmount: number | null;
  creditReason: string | null;
  commission: number | null;
  accepted: Generated<Accepted>;
  status: Generated<BookingStatus>;
  charged: Generated<boolean>;
  comment: string | null;
  info: string | null;
  pick_address: string;
  /** JSON text, as it came. */
  distance: string | null;
  certificateNeeded: Generated<boolean>;
  certificateReceived: Generated<boolean>;
  mutualPatientID: string | null;
  mutualDistance: number | null;
  mutualAmount: number | null;
  mutualPatientAmount: number | null;
  mutualComment: string | null;
  noMutIntervention: Generated<boolean>;
  min10km: number | null;
  plus10km: number | null;
  nonReimbursed: ColumnType<NonReimbursed | null, string | null | undefined, string | null>;
  willCall: Generated<boolean>;
  seriesId: number | null;
  linkedId: number | null;
  archivedAt: Moment | null;
}

export interface BookingFieldChange {
  field: string;
  old: string | number | boolean | null;
  new: string | number | boolean | null;
}

export interface BookingHistoryTable {
  id: Generated<number>;
  bookingId: number;
  at: Moment;
  userId: number | null;
  userName: string;
  action: 'create' | 'update' | 'delete' | 'archive';
  changes: Json<BookingFieldChange[]>;
}

/** Written by triggers only. */
export interface BookingDayTable {
  ap_date: string;
  version: number;
}

export interface BookingSeriesTable {
  id: Generated<number>;
  /** 1 Monday to 7 Sunday. */
  weekdays: number[];
  until: string;
  createdAt: Generated<Date>;
}
