import type { Accepted, BookingStatus, BookingType, IsoDate, Money, Motive, WaitTime } from '@navette/shared/domain';

/** What the fields of the booking form hold: texts are '' and everything else is null while empty. */
export interface BookingValues {
  driverId: number | null;
  clientId: number | null;
  destinationId: number | null;
  pick_address: string;
  type: BookingType;
  /** The client also returns; only for type `to`. */
  back: boolean;
  /** The client calls when ready to be brought home; only for type `back`. */
  willCall: boolean;
  /** The way back becomes a booking of its own, linked to this one; only for a new one of type `to`. */
  pair: boolean;
  /** When the client is to be brought home; a guess with `returnWillCall`. */
  returnTime: string | null;
  /** The client calls when ready to be brought home. */
  returnWillCall: boolean;
  /** Driver of the way back; null is the same one. */
  returnDriverId: number | null;
  /** The days of a new booking. */
  dates: IsoDate[];
  /** Last day of the standing order that the days become, which can be changed as one afterwards; null: bookings that have nothing to do with each other. */
  seriesUntil: IsoDate | null;
  /** Its days of the week, 1 Monday to 7 Sunday. */
  seriesWeekdays: number[];
  /** The day of an existing one. */
  ap_date: IsoDate | null;
  ap_time: string | null;
  pick_time: string | null;
  ap_waittime: WaitTime;
  motive: Motive;
  ticket_price: Money | null;
  price: Money | null;
  price_driver: Money | null;
  factuur: boolean;
  factuurDriver: boolean;
  creditDriver: boolean;
  creditAmount: Money | null;
  creditReason: string;
  /** In percent. */
  commission: number | null;
  accepted: Accepted;
  status: BookingStatus;
  comment: string;
  info: string;
  /** The distance that belongs to the addresses, as the booking keeps it. */
  distance: string | null;
  certificateNeeded: boolean;
  certificateReceived: boolean;
  /** The tick that opens the insurance section. */
  insurance: boolean;
  insuranceId: number | null;
  mutualPatientID: string;
  /** In kilometres. */
  mutualDistance: number | null;
  mutualAmount: Money | null;
  mutualPatientAmount: Money | null;
  mutualComment: string;
  noMutIntervention: boolean;
  min10km: Money | null;
  plus10km: Money | null;
}
