import type { NotificationFailure, NotificationKind, NotificationState } from '@navette/openapi/enums';

/**
 * Delivery status of a notification: `waiting` until the driver's app accepts it, then `delivered`, `read` once the driver saw it; `failed` is final.
 */
export type { NotificationState };

/** Reason of a failure: it expired unseen, or the delivery service refused it. */
export type { NotificationFailure };

/** A notification for a driver. */
export interface NewNotification {
  readonly driverId: number;
  readonly kind: NotificationKind;
  readonly msg: string;
  /** The demand that the driver answers, as JSON; null for a message. */
  readonly details: Readonly<Record<string, unknown>> | null;
  /** Expiry; null for never. */
  readonly endsAt: Date | null;
  /** Sender. */
  readonly by: { readonly id: number; readonly name: string };
}

/** Result for the sender. */
export interface Receipt {
  readonly id: string;
  /** The driver's app accepted it within moments; otherwise it waits, or is on its way. */
  readonly delivered: boolean;
}

/** A notification with its status. */
export interface SentNotification {
  readonly id: string;
  readonly at: Date;
  readonly kind: NotificationKind;
  readonly msg: string;
  readonly state: NotificationState;
  /** Time of the last change of status. */
  readonly changedAt: Date;
  readonly error: NotificationFailure | null;
  /** First and last name of the sender. */
  readonly by: string | null;
}

/**
 * Notifies drivers (specification/shell.md#external-services). Accepted notifications are never lost: undeliverable ones wait, also
 * across restarts. Every adapter passes notification-port.contract.ts.
 */
export interface NotificationPort {
  /**
   * Accepts a notification and delivers it if possible. The same content for the same driver from the same sender within {@link SECOND_CLICK} is a
   * repeated click: it returns the first one and is delivered once. Resolves within moments, whatever the app does. Rejects when it cannot be stored.
   */
  send(notification: NewNotification): Promise<Receipt>;
  /** The last hundred of a driver, the latest first. */
  list(driverId: number): Promise<SentNotification[]>;
}

/** Debounce, ms. */
export const SECOND_CLICK = 10_000;

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
