import type { BookingAction } from '@navette/openapi/enums';
import type { components } from '@navette/openapi/types';
import type { BookingField, EmptyBookingField, StandingInvoice, StandingOffer } from '@navette/shared/domain';
import type { ColumnType, Generated } from 'kysely';
import type { Json, Moment } from './column-types.ts';

export interface BookingTables {
  booking: BookingColumns & {
    id: Generated<number>;
    seriesId: number | null;
    linkedId: number | null;
    archivedAt: Moment | null;
    /** Live invoices it stands on, client before driver before insurer; written by triggers of the lines only. */
    invoices: ColumnType<StandingInvoice[] | null, undefined, undefined>;
    /** Latest offer to a partner carrier; written by a trigger of the offers only. */
    offer: ColumnType<StandingOffer | null, undefined, undefined>;
  };
  booking_history: BookingHistoryTable;
  /** Written by triggers only. */
  booking_day: {
    ap_date: string;
    version: number;
  };
  booking_series: {
    id: Generated<number>;
    /** 1 Monday to 7 Sunday. */
    weekdays: number[];
    until: string;
    createdAt: Generated<Date>;
  };
  /** Figures of a day and hour, in euros; written by triggers only. */
  booking_stats: {
    ap_date: string;
    hour: number;
    bookings: number;
    amount: number;
    profit: number;
    cash: number;
  };
}

type NonReimbursed = components['schemas']['NonReimbursed'];
type Answered = components['schemas']['BookingRow'];

/** As the contract answers it; what is never empty has a default in the table. */
type Column<Field extends BookingField> = Field extends 'nonReimbursed'
  ? ColumnType<NonReimbursed | null, string | null | undefined, string | null>
  : EmptyBookingField<Field> extends null
    ? Answered[Field]
    : Field extends 'type'
      ? Answered[Field]
      : Generated<Answered[Field]>;

/** The columns of the fields that the contract answers. */
type BookingColumns = { [Field in BookingField]: Column<Field> };

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
  action: BookingAction;
  changes: Json<BookingFieldChange[]>;
}
