import type { StaffRole } from '../domain/access/roles.ts';

/** Bookings changed, somewhere. The contents are asked for by who shows them. */
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
  readonly user: { readonly id: number; readonly firstname: string; readonly lastname: string; readonly role: StaffRole; readonly active: boolean };
}

/** A message to one user, by number, or to all; `action` carries the name of the action and its data (S2 §7). */
export interface StaffMessage {
  readonly to: number | 'all';
  readonly [detail: string]: unknown;
}

/** A message as it arrives: the server says who sent it. */
export type ReceivedMessage = StaffMessage & { readonly from: number };

/** What the server tells. */
export interface ServerEvents {
  booking_update: BookingUpdate;
  presence: { readonly users: readonly ConnectedUser[] };
  /** Ops activated another release set. */
  release: { readonly set: string };
  say: ReceivedMessage;
  action: ReceivedMessage;
}

/** Name of something the server tells. */
export type ServerEvent = keyof ServerEvents;

/** What this side may send. */
export type ClientEvent = 'say' | 'action' | 'forceDisconnect';
