import type { components } from '@navette/openapi/types';
import type { AppAction, DriverMove, StaffRole } from '@navette/shared/domain';
import type { ReleaseChannel } from '@navette/shared/release';
import type { Server, Socket } from 'socket.io';
import type { Caller } from '../../kernel/caller.ts';
import type { BookingUpdate } from '../../dispatch/booking-events.ts';
import type { LiveCollection, LiveRecords } from '../../live/changes.ts';

/** A connected member of staff in the presence list. */
export interface ConnectedUser {
  socketId: string;
  user: { id: number; firstname: string; lastname: string; role: StaffRole; active: boolean };
}

/** A message to the apps of one user (by id) or of all, with its sender. */
interface MessageToApp {
  to: number | 'all';
  /** Id of the sender; 0 for a deleted one. */
  from: number;
  /** Name of the sender, first name first. */
  by: string;
}

/** `test`: the app only answers. `id` identifies the answer. */
export interface TestMessage extends MessageToApp {
  id: string;
}

/** Action for an app (specification/live.md#commands). `data`: the version for appUpdated, the flag for setInActive and setEnabled. */
export interface CommandMessage extends TestMessage {
  action: AppAction;
  data: string | boolean | null;
}

/** A text for the user of an app; or, without id and text, the information that an app of `from` reports to the requester. */
export interface SayMessage extends MessageToApp {
  id: string | null;
  text: string | null;
  info: components['schemas']['AppInfo'] | null;
}

/** Result of sending a command: its id, or a problem code. */
export type CommandReply = { ok: true; id: number } | { ok: false; code: string };

/** Set that a page of theirs gets on reload, unless they chose the stable one. */
export interface ReleaseNotice {
  set: string;
  channel: ReleaseChannel;
}

/** Whole new or changed records of the live store, and the keys of deleted ones. */
export interface LiveChange {
  collection: LiveCollection;
  records: LiveRecords[LiveCollection][];
  gone: string[];
}

export interface ServerToClient {
  /** Changed bookings; the pages that show them fetch the contents. `version` increases. */
  booking_update(update: BookingUpdate & { version: number }): void;
  /** Offers of the external platform, or differences from its bookings, changed; sent to users who plan with it. */
  platform_update(nothing: Record<string, never>): void;
  /** Bank transactions were imported or reconciled; sent to users who may list them. */
  bank_update(nothing: Record<string, never>): void;
  presence(presence: { users: ConnectedUser[] }): void;
  /** Sent to users who may list the collection; tasks to their author and assignees. */
  live_change(change: LiveChange): void;
  /** Changes of positions instead of whole ones, to browsers that support it. */
  driver_moves(message: { moves: DriverMove[] }): void;
  /** Changes of bookings and of the live store may have been missed: refetch. */
  live_gap(nothing: Record<string, never>): void;
  /** The release of this member of staff: once after connecting, and when it changes. */
  release(release: ReleaseNotice): void;
  /** The acknowledgement of these three means that the app received it; its answer comes with `answered`. */
  action(message: CommandMessage, delivered: () => void): void;
  say(message: SayMessage, delivered: () => void): void;
  test(message: TestMessage, delivered: () => void): void;
  /** Connected users, or the state of a command, changed; sent to users who may list both. */
  apps_update(nothing: Record<string, never>): void;
  /** The session ended; the server closes the socket after it. */
  session_ended(): void;
}

/** Commands to apps, acknowledged with a {@link CommandReply}; and the answer of this app to one. All messages are validated. */
export interface ClientToServer {
  say(message: unknown, reply: unknown): void;
  action(message: unknown, reply: unknown): void;
  forceDisconnect(message: unknown, reply: unknown): void;
  test(message: unknown, reply: unknown): void;
  answered(message: unknown): void;
  /** `{ collections }`: collections that the page shows now, of those sent to subscribers only. */
  watch(message: unknown): void;
  /** `{ keys }`: positions that a move did not apply to; they are sent whole. */
  resend(message: unknown): void;
}

interface SocketData {
  caller: Caller;
  /** Time of admission. */
  since: Date;
  /** Information that the app sent when it connected. */
  info?: components['schemas']['AppInfo'] | undefined;
}

type None = Record<string, never>;
export type Sockets = Server<ClientToServer, ServerToClient, None, SocketData>;
export type StaffSocket = Socket<ClientToServer, ServerToClient, None, SocketData>;
