import type { ChangeFeed } from '../db/change-feed.ts';
import type { Db } from '../db/database.ts';
import type { NewRow } from '../db/types.ts';
import type { KnownTariffs } from '../db/tariffs.ts';
import type { Addresses } from '../ports/addresses/address-port.ts';
import type { BodyOf } from '../kernel/operation.ts';
import type { SignedIds } from '../kernel/signed-ids.ts';
import type { SharedRate } from '../db/shared-rate.ts';
import type { CarrierPort } from '../ports/carriers/carrier-port.ts';
import type { Vault } from '../auth/public.ts';
import type { MailOutPort } from '../ports/mail-out/mail-out-port.ts';
import type { Mailbox } from '../ports/mail/create-mail.ts';
import type { NotificationPort } from '../ports/notifications/notification-port.ts';
import type { Planner } from '../ports/planner/planner-port.ts';
import type { Routes } from '../ports/routes/route-port.ts';
import type { BookingEvents } from './booking-events.ts';
import type { DayLists } from './bookings/day-list/day-lists.ts';
import type { DayVersions } from './bookings/day-list/day-versions.ts';
import type { LargeLists } from './bookings/day-list/large-list.ts';

/** Amounts that an insurer pays for a trip, as the platform states them. */
export type PlatformAmounts = Pick<NewRow<'booking'>, 'mutualAmount' | 'mutualDistance' | 'mutualPatientAmount'>;

/**
 * A part of a transport of the external platform that is about to be booked, together with the part that brings the passenger home if that is booked
 * too.
 */
export interface TransportClaim {
  /** Amounts of the return; undefined when it is not booked too, or the platform states none. */
  readonly homeAmounts: PlatformAmounts | undefined;
  /**
   * Serialises calls about the same transport until the transaction ends.
   * @throws ProblemError 409 when a part is already booked
   */
  take(trx: Db): Promise<void>;
  link(
    trx: Db,
    bookings: { readonly there: number; readonly home: number | undefined },
    by: { readonly userId: number; readonly at: Date },
  ): Promise<void>;
}

/** Dependencies of the handlers of bookings, planning, distances and mail. */
export interface DispatchServices {
  db: Db;
  bookingEvents: BookingEvents;
  dayLists: DayLists;
  dayVersions: DayVersions;
  largeLists: LargeLists;
  /** Undefined: nothing is cached, each read goes to the database. */
  changes: ChangeFeed | undefined;
  addresses: Addresses;
  routes: Routes;
  /** Versions of tariffs, for reads outside a transaction. */
  tariffs: KnownTariffs;
  planner: Planner;
  notifications: NotificationPort;
  /**
   * Reads a part of a transport before a transaction begins, together with the return if that is booked too.
   * @throws ProblemError when the platform does not answer or has no such part
   */
  claimTransport(part: BodyOf<'addBookings'>['transport'] & {}, withHome: boolean): Promise<TransportClaim>;
  mail: Mailbox;
  /** Sends mails of the office. */
  mailOut: MailOutPort;
  /** Rate limit of replies per user. */
  replyRate: SharedRate;
  /** Tokens of partner carriers. */
  carrierTokens: SignedIds;
  /** Partner carriers to whom trips are offered. */
  carriers: CarrierPort;
  /** Encrypts the tokens that they gave us. */
  vault: Vault;
  /** Rate limit of requests per partner carrier. */
  carrierRate: SharedRate;
  /** Current time; tests set it. */
  now(): Date;
}
