import type { components } from '@navette/openapi/types';
import type { AppAction, DriverMove, StaffRole } from '@navette/shared/domain';
import type { ReleaseChannel } from '@navette/shared/release';
import type { Server, Socket } from 'socket.io';
import type { Caller } from '../../kernel/caller.ts';
import type { BookingUpdate } from '../../dispatch/booking-events.ts';
import type { LiveCollection, LiveRecords } from '../../live/changes/read-live.ts';

/** A connected member of staff, as the presence list tells. */
export interface ConnectedUser {
  socketId: string;
  user: { id: number; firstname: string; lastname: string; role: StaffRole; active: boolean };
}

/** A message to the apps of one user (by number) or of all, and who sent it. */
interface MessageToApp {
  to: number | 'all';
  /** Number of the sender; 0 for one who is gone. */
  from: number;
  /** Name of the sender, first name first. */
  by: string;
}

/** `test`: the app answers, and does nothing else. `id` is what it answers with. */
export interface TestMessage extends MessageToApp {
  id: string;
}

/** What an app is asked to do (S2 §7). `data`: the version of appUpdated, the flag of setInActive and setEnabled. */
export interface CommandMessage extends TestMessage {
  action: AppAction;
  data: string | boolean | null;
}

/** A text for the user of an app; or, without id and text, what an app of `from` says of itself to who asked. */
export interface SayMessage extends MessageToApp {
  id: string | null;
  text: string | null;
  info: components['schemas']['AppInfo'] | null;
}

/** Whether a command was sent: its number, or a problem code. */
export type CommandReply = { ok: true; id: number } | { ok: false; code: string };

/** The set that a page of theirs gets when it is loaded now, unless they chose the stable one. */
export interface ReleaseNotice {
  set: string;
  channel: ReleaseChannel;
}

/** Records of the live store that are new or changed, whole, and the keys of those that are gone. */
export interface LiveChange {
  collection: LiveCollection;
  records: LiveRecords[LiveCollection][];
  gone: string[];
}

export interface ServerToClient {
  /** Bookings that changed; contents are asked for by those who show them. `version` grows. */
  booking_update(update: BookingUpdate & { version: number }): void;
  /** What the external platform offers, or what differs from its bookings, changed; to those who plan with it. */
  platform_update(nothing: Record<string, never>): void;
  presence(presence: { users: ConnectedUser[] }): void;
  /** To those who may list the collection; tasks to their author and those they are assigned to. */
  live_change(change: LiveChange): void;
  /** Instead of whole positions, to browsers that understand it: what changed of each. */
  driver_moves(message: { moves: DriverMove[] }): void;
  /** Changes of bookings and of the live store may have been missed: whoever shows them asks again. */
  live_gap(nothing: Record<string, never>): void;
  /** What runs for this member of staff: once after connecting, and when it changes. */
  release(release: ReleaseNotice): void;
  /** The acknowledgement of these three means that the app has it; what it answers comes by `answered`. */
  action(message: CommandMessage, delivered: () => void): void;
  say(message: SayMessage, delivered: () => void): void;
  test(message: TestMessage, delivered: () => void): void;
  /** Who is connected, or what became of a command, changed; to those who may list both. */
  apps_update(nothing: Record<string, never>): void;
  /** The session ended; the server closes the socket after it. */
  session_ended(): void;
}

/** Commands to apps, answered with a {@link CommandReply}; and the answer of this app to one. All of it is checked. */
export interface ClientToServer {
  say(message: unknown, reply: unknown): void;
  action(message: unknown, reply: unknown): void;
  forceDisconnect(message: unknown, reply: unknown): void;
  test(message: unknown, reply: unknown): void;
  answered(message: unknown): void;
  /** `{ collections }`: those that the page shows now, of the ones that are sent only to who does. */
  watch(message: unknown): void;
  /** `{ keys }`: positions that a move did not go with; they are sent whole. */
  resend(message: unknown): void;
}

interface SocketData {
  caller: Caller;
  /** When it was admitted. */
  since: Date;
  /** What the app said of itself when it connected. */
  info?: components['schemas']['AppInfo'] | undefined;
}

type None = Record<string, never>;
export type Sockets = Server<ClientToServer, ServerToClient, None, SocketData>;
export type StaffSocket = Socket<ClientToServer, ServerToClient, None, SocketData>;
