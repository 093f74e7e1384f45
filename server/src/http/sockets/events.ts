import type { StaffRole } from '@navette/shared/domain';
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

/** A message to one user (by number) or to all. */
export interface RelayedMessage {
  to: number | 'all';
  [detail: string]: unknown;
}

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
  /** Changes of bookings and of the live store may have been missed: whoever shows them asks again. */
  live_gap(nothing: Record<string, never>): void;
  /** What runs for this member of staff: once after connecting, and when it changes. */
  release(release: ReleaseNotice): void;
  say(message: RelayedMessage & { from: number }): void;
  action(message: RelayedMessage & { from: number }): void;
  /** The session ended; the server closes the socket after it. */
  session_ended(): void;
}

export interface ClientToServer {
  say(message: unknown): void;
  action(message: unknown): void;
  forceDisconnect(message: unknown): void;
}

interface SocketData {
  caller: Caller;
}

type None = Record<string, never>;
export type Sockets = Server<ClientToServer, ServerToClient, None, SocketData>;
export type StaffSocket = Socket<ClientToServer, ServerToClient, None, SocketData>;
