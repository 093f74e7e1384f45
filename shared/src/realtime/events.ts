import type { StaffRole } from '../domain/access/roles.ts';
import type { ReleaseChannel } from '../federation/running-release.ts';
import type { LiveChange } from './live-store/live-change.ts';

/** Bookings changed. Carries no contents: screens fetch what they show. */
export interface BookingUpdate {
  readonly ids: readonly number[];
  /** Their days, before and after the change, ISO. */
  readonly dates: readonly string[];
  /** Grows with every update, also over a restart of the server. */
  readonly version: number;
}

/** A connected member of staff (S2, connected user). */
export interface ConnectedUser {
  readonly socketId: string;
  readonly user: {
    readonly id: number;
    readonly firstname: string;
    readonly lastname: string;
    readonly role: StaffRole;
    readonly active: boolean;
  };
}

/** A message to one user, by number, or to all; `action` carries the name of the action and its data (S2 §7). */
export interface StaffMessage {
  readonly to: number | 'all';
  readonly [detail: string]: unknown;
}

/** A message as it arrives: the server says who sent it. */
export type ReceivedMessage = StaffMessage & { readonly from: number };

/** The release of the socket's user: sent after connecting, and when ops activate, stage or roll back a release. */
export interface AnnouncedRelease {
  /** Id of the release set. */
  readonly set: string;
  /** `staged` when it is tried out by this user before everybody gets it. */
  readonly channel: ReleaseChannel;
}

/** Payloads of the server's events. */
export interface ServerEvents {
  live_change: LiveChange;
  /** Changes of bookings and of the live store may have been missed: fetch again. Prefer `onResync`, which includes it. */
  live_gap: Readonly<Record<string, never>>;
  booking_update: BookingUpdate;
  /** What the external platform offers, or what differs from its bookings, changed. */
  platform_update: Readonly<Record<string, never>>;
  presence: { readonly users: readonly ConnectedUser[] };
  release: AnnouncedRelease;
  say: ReceivedMessage;
  action: ReceivedMessage;
}

/** Name of an event of the server. */
export type ServerEvent = keyof ServerEvents;

/** Events that a client may send. */
export type ClientEvent = 'say' | 'action' | 'forceDisconnect';
