import type { components } from '@navette/openapi/types';
import type { AppAction } from '../domain/app-command.ts';
import type { DriverMove } from '../domain/live/driver-move.ts';
import type { StaffRole } from '../domain/access/roles.ts';
import type { ReleaseChannel } from '../federation/running-release.ts';
import type { LiveChange } from './live-store/live-records.ts';

type Schemas = components['schemas'];

/** Bookings changed, or drivers became available or unavailable. Carries no contents: screens fetch the data they show. */
export interface BookingUpdate {
  /** None when only the availability of drivers changed. */
  readonly ids: readonly number[];
  /** Days before and after the change, ISO. */
  readonly dates: readonly string[];
  /** Increases with every update, also across a restart of the server. */
  readonly version: number;
}

/** A connected member of staff (specification/live.md#connected-apps). */
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

/** A message to the apps of one user, by id, or of all; the server adds the sender. */
interface MessageToApp {
  readonly to: number | 'all';
  readonly from: number;
  /** Name of the sender, first name first. */
  readonly by: string;
}

/** A command that this app answers with its `id` (specification/live.md#commands); `test` only expects the answer. */
export interface TestMessage extends MessageToApp {
  readonly id: string;
}

/** Action that this app shall perform. `data`: the version for appUpdated, the flag for setInActive and setEnabled. */
export interface ActionMessage extends TestMessage {
  readonly action: AppAction;
  readonly data: string | boolean | null;
}

/** Text to show to the user of this app; or, without `id` and `text`, the report of another app to the user who requested it. */
export interface SayMessage extends MessageToApp {
  readonly id: string | null;
  readonly text: string | null;
  readonly info: Schemas['AppInfo'] | null;
}

/** Commands to connected apps, as sent. Refused to users without the page of the connected apps. */
export interface AppCommands {
  action: { readonly to: number | 'all'; readonly action: AppAction; readonly data?: string | boolean };
  say: { readonly to: number | 'all'; readonly text: string };
  forceDisconnect: { readonly to: number };
  test: { readonly to: number | 'all' };
}

/** Result of sending a command: its id, or a problem code; `offline` while the socket is down, `noAnswer` when the server does not reply. */
export type CommandReply = { readonly ok: true; readonly id: number } | { readonly ok: false; readonly code: string };

/** The release of the socket's user: sent after connecting, and when ops activate, stage or roll back a release. */
export interface AnnouncedRelease {
  /** Id of the release set. */
  readonly set: string;
  /** `staged` when this user tries it out before everybody gets it. */
  readonly channel: ReleaseChannel;
}

/** Payloads of the server's events. */
export interface ServerEvents {
  live_change: LiveChange;
  /** Changes of driver positions since they were last sent, instead of whole records. */
  driver_moves: { readonly moves: readonly DriverMove[] };
  /** Changes of bookings and of the live store may have been missed: fetch again. Prefer `onResync`, which includes it. */
  live_gap: Readonly<Record<string, never>>;
  booking_update: BookingUpdate;
  /** Offers of the external platform, or differences from its bookings, changed. */
  platform_update: Readonly<Record<string, never>>;
  /** Bank transactions were imported or reconciled. */
  bank_update: Readonly<Record<string, never>>;
  presence: { readonly users: readonly ConnectedUser[] };
  release: AnnouncedRelease;
  /** Connected users, or the state of a command, changed; sent to users who may see both. */
  apps_update: Readonly<Record<string, never>>;
  say: SayMessage;
  action: ActionMessage;
  test: TestMessage;
}

/** Name of an event of the server. */
export type ServerEvent = keyof ServerEvents;

/** Events that a client may send. */
export type ClientEvent = keyof AppCommands | 'answered' | 'watch' | 'resend';
