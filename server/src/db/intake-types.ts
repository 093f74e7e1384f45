import type {
  BookingType,
  Mobility,
  Motive,
  RefusalReason,
  TripRequestSource,
  TripRequestState,
} from '@navette/openapi/enums';
import type { Generated } from 'kysely';
import type { Moment } from './column-types.ts';

export interface IntakeTables {
  /** A request for a trip; its person is removed 90 days after the trip. */
  trip_request: {
    id: Generated<number>;
    source: TripRequestSource;
    state: Generated<TripRequestState>;
    at: Moment;
    /** Care center whose page it comes from. */
    careCenterId: number | null;
    lastname: string;
    firstname: string | null;
    birthday: string | null;
    tel: string | null;
    type: Generated<BookingType>;
    date: string;
    time: string;
    fromPlace: string | null;
    toPlace: string | null;
    motive: Generated<Motive>;
    mobility: Mobility | null;
    returnTime: string | null;
    willCall: Generated<boolean>;
    remark: string | null;
    contact: string | null;
    decidedAt: Date | null;
    /** User who decided. */
    userId: number | null;
    userName: Generated<string>;
    bookingIds: Generated<number[]>;
    reason: RefusalReason | null;
    note: string | null;
    /** Identifies what was sent, so that the same request sent twice is one. */
    attempt: string | null;
  };
}
