import type { NotificationKind } from '@navette/openapi/enums';

/** A notification as the app of a driver gets it. */
export interface DeliveredNotification {
  /** An app that gets the same id again shows it once: after a crash in the wrong moment one is handed over a second time. */
  readonly id: string;
  readonly kind: NotificationKind;
  readonly msg: string;
  readonly at: Date;
  /** The demand to answer; null for a message. */
  readonly details: Readonly<Record<string, unknown>> | null;
}

/** A connected app of a driver, on any transport. */
export interface DriverApp {
  /** Resolves when the app has taken it. A rejection, or no answer within five seconds, leaves it waiting. */
  deliver(notification: DeliveredNotification): Promise<void>;
}

/** Where the apps of drivers come and go: what the socket of the drivers calls. */
export interface DriverAppConnections {
  /** Hands over what waits, the oldest first, and from now on what comes. Answers how to take the app away again; after a rejection it is not there. */
  connect(driverId: number, app: DriverApp): Promise<() => void>;
  /** The driver saw it. Answers whether it is one of theirs. */
  read(driverId: number, id: string): Promise<boolean>;
}
