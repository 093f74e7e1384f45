import type { components } from '@navette/openapi/types';
import type { AppAction } from '../domain/app-command.ts';
import type { DriverMove } from '../domain/live/driver-move.ts';
import type { StaffRole } from '../domain/access/roles.ts';
import type { ReleaseChannel } from '../federation/running-release.ts';
import type { LiveChange } from './live-store/live-change.ts';

type Schemas = components['schemas'];

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

/** A message to the apps of one user, by number, or of all; the server says who sent it. */
interface MessageToApp {
  readonly to: number | 'all';
  readonly from: number;
  /** Name of the sender, first name first. */
  readonly by: string;
}

/** A command that this app answers with its `id` (S2 §7); `test` asks for nothing but the answer. */
export interface TestMessage extends MessageToApp {
  readonly id: string;
}

/** What this app is asked to do. `data`: the version of appUpdated, the flag of setInActive and setEnabled. */
export interface ActionMessage extends TestMessage {
  readonly action: AppAction;
  readonly data: string | boolean | null;
}

/** Something to read for the user of this app; or, without `id` and `text`, what another app says of itself to who asked it. */
export interface SayMessage extends MessageToApp {
  readonly id: string | null;
  readonly text: string | null;
  readonly info: Schemas['AppInfo'] | null;
}

/** Commands to connected apps, as they are sent (S2 §7). Refused to those who may not open the page of the connected apps. */
export interface AppCommands {
  action: { readonly to: number | 'all'; readonly action: AppAction; readonly data?: string | boolean };
  say: { readonly to: number | 'all'; readonly text: string };
  forceDisconnect: { readonly to: number };
  test: { readonly to: number | 'all' };
}

/** Whether a command was sent: its number, or a problem code; `offline` while the socket is down, `noAnswer` when the server says nothing. */
export type CommandReply = { readonly ok: true; readonly id: number } | { readonly ok: false; readonly code: string };

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
  /** What changed of positions of drivers since they were last sent, in place of whole records. */
  driver_moves: { readonly moves: readonly DriverMove[] };
  /** Changes of bookings and of the live store may have been missed: fetch again. Prefer `onResync`, which includes it. */
  live_gap: Readonly<Record<string, never>>;
  booking_update: BookingUpdate;
  /** What the external platform offers, or what differs from its bookings, changed. */
  platform_update: Readonly<Record<string, never>>;
  presence: { readonly users: readonly ConnectedUser[] };
  release: AnnouncedRelease;
  /** Who is connected, or what became of a command, changed; to those who may see both. */
  apps_update: Readonly<Record<string, never>>;
  say: SayMessage;
  action: ActionMessage;
  test: TestMessage;
}

/** Name of an event of the server. */
export type ServerEvent = keyof ServerEvents;

/** Events that a client may send. */
export type ClientEvent = keyof AppCommands | 'answered' | 'watch' | 'resend';
