import type { Db } from '../db/database.ts';
import type { DriverSessions } from '../auth/driver/driver-sessions.ts';
import type { SessionStore } from '../auth/session-store.ts';
import type { TokenSigner } from '../auth/token.ts';
import type { BookingEvents } from '../dispatch/booking-events.ts';
import type { ChangeFeed } from '../db/change-feed.ts';
import type { DayVersions } from '../dispatch/bookings/day-list/day-versions.ts';
import type { DayLists } from '../dispatch/bookings/day-list/day-lists.ts';
import type { FileLinks } from '../files/file-links.ts';
import type { LiveConfigOf } from '../live/live-config.ts';
import type { Addresses } from '../ports/addresses/address-port.ts';
import type { DriverAppConnections } from '../ports/notifications/driver-app.ts';
import type { NotificationPort } from '../ports/notifications/notification-port.ts';
import type { FilePort } from '../ports/files/file-port.ts';
import type { Mailbox } from '../ports/mail/safe/safe-mail.ts';
import type { MailingPort } from '../ports/mailing/mailing-port.ts';
import type { Routes } from '../ports/routes/route-port.ts';
import type { Releases } from '../releases/releases.ts';

/** What handlers work with. Each process has one. */
export interface Services {
  db: Db;
  tokens: TokenSigner;
  sessions: SessionStore;
  /** Sessions of the apps of drivers. */
  driverSessions: DriverSessions;
  bookingEvents: BookingEvents;
  dayLists: DayLists;
  dayVersions: DayVersions;
  /** Without it nothing is kept: the database is asked each time. */
  changes: ChangeFeed | undefined;
  addresses: Addresses;
  routes: Routes;
  notifications: NotificationPort;
  /** A key for a new live record, greater than those before. */
  liveKey: () => string;
  /** Where live data is kept. */
  liveConfigOf: LiveConfigOf;
  /** Where the apps of drivers come and go. */
  driverApps: DriverAppConnections;
  /** The mail of the office. */
  mail: Mailbox;
  mailing: MailingPort;
  files: FilePort;
  fileLinks: FileLinks;
  releases: Releases;
  /** The moment it is; tests set it. */
  now(): Date;
}
