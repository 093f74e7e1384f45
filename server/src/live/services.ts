import type { components } from '@navette/openapi/types';
import type { DriverSessions, TokenSigner } from '../auth/public.ts';
import type { BookingWriting } from '../dispatch/public.ts';
import type { FileLinks } from '../files/public.ts';
import type { Caller } from '../kernel/caller.ts';
import type { FilePort } from '../ports/files/file-port.ts';
import type { DriverAppConnections, NotificationPort } from '../ports/notifications/notification-port.ts';

/** Returns the user's live data source, with credentials when it is an external store. */
export type LiveConfigOf = (caller: Caller) => Promise<components['schemas']['LiveConfig']>;

/** Dependencies of the handlers of the live store and the drivers' apps. */
export interface LiveServices extends BookingWriting {
  tokens: TokenSigner;
  driverSessions: DriverSessions;
  notifications: NotificationPort;
  /** Sockets of the drivers' apps, for notifications. */
  driverApps: DriverAppConnections;
  /** Makes the key of a new live record, greater than all before. */
  liveKey: () => string;
  /** Location of the live data. */
  liveConfigOf: LiveConfigOf;
  files: FilePort;
  fileLinks: FileLinks;
  /** Current time; tests set it. */
  now(): Date;
}
