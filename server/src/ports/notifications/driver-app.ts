import type { NotificationKind } from '@navette/openapi/enums';

/** A notification as delivered to a driver's app. */
export interface DeliveredNotification {
  /** Idempotency key for the app: after a crash a notification may be delivered twice. */
  readonly id: string;
  readonly kind: NotificationKind;
  readonly msg: string;
  readonly at: Date;
  /** The demand to answer; null for a message. */
  readonly details: Readonly<Record<string, unknown>> | null;
}

/** A connected app of a driver, on any transport. */
export interface DriverApp {
  /** Resolves when the app has accepted it. A rejection, or no answer within five seconds, leaves it waiting. */
  deliver(notification: DeliveredNotification): Promise<void>;
}

/** Registry of connected drivers' apps, used by the drivers' socket. */
export interface DriverAppConnections {
  /**
   * Delivers waiting notifications, the oldest first, and new ones from now on. Returns a function that disconnects the app; after a rejection it is
   * disconnected.
   */
  connect(driverId: number, app: DriverApp): Promise<() => void>;
  /** Marks a notification as seen. Returns whether it is the driver's. */
  read(driverId: number, id: string): Promise<boolean>;
}
