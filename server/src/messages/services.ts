import type { Db } from '../db/database.ts';
import type { BookingEvents } from '../dispatch/public.ts';
import type { MailOutPort } from '../ports/mail-out/mail-out-port.ts';
import type { Routes } from '../ports/routes/route-port.ts';
import type { SmsPort } from '../ports/sms/sms-port.ts';
import type { TripLinks } from './trip-links.ts';

/** Dependencies of messages to clients and wards. */
export interface MessageServices {
  db: Db;
  bookingEvents: BookingEvents;
  /** Expected times of trips. */
  routes: Routes;
  /** Sends mails to wards. */
  mailOut: MailOutPort;
  /** Sends texts to phones of clients. */
  sms: SmsPort;
  /** Links to the pages of trips. */
  tripLinks: TripLinks;
  /** Current time; tests set it. */
  now(): Date;
}
