import type { components } from '@navette/openapi/types';
import type { DriverBooking } from './driver-booking.ts';

type Schemas = components['schemas'];

/** Path of the namespace that the apps of drivers connect to, with the token of signInDriver in the handshake. */
export const DRIVER_NAMESPACE = '/driver';

/** Everything an app sends is answered: done, or refused with the code of a problem (`validation`, `notFound`, `forbidden`, `conflict` …). */
export type Answer<Result = undefined> =
  | { readonly ok: true; readonly result: Result }
  | { readonly ok: false; readonly code: string };
export type Reply<Result = undefined> = (answer: Answer<Result>) => void;

/** Where the phone is; sent every refreshTime seconds while the driver works. */
export interface ReportedPosition {
  readonly latitude: number;
  readonly longitude: number;
  /** ISO moment of the fix. */
  readonly time: string;
  readonly position: Schemas['DriverLocation']['data']['position'];
}

/** What the app of a driver sends. The server checks each against its own bookings: a driver answers for nobody else. */
export interface DriverToServer {
  position(position: ReportedPosition, reply: Reply): void;
  /** Bookings of the driver on a day, as listDriverBookings answers them, without motive, insurer and what the office settles. */
  bookings(query: { readonly date: string }, reply: Reply<readonly DriverBooking[]>): void;
  /** 2 accepts a booking, 3 refuses it (S1 §4). */
  answer(answer: { readonly bookingId: number; readonly accepted: 2 | 3 }, reply: Reply): void;
  /** The passenger is on board, or left. */
  charged(state: { readonly bookingId: number; readonly charged: boolean }, reply: Reply): void;
  /** The trip is over: 1 done, 2 unfounded (nobody there). */
  finish(end: { readonly bookingId: number; readonly status: 1 | 2 }, reply: Reply): void;
  /** Asks for a booking of another or of nobody, at a price. Answers the key of the demand. */
  demand(
    demand: {
      readonly bookingId: number;
      readonly price: number | null;
      readonly endtime: string;
      readonly both: boolean;
    },
    reply: Reply<string>,
  ): void;
  /** A parking receipt. Answers its id; the same photo again is kept once. */
  ticket(
    ticket: { readonly bookingId: number; readonly date: string; readonly photo: Uint8Array },
    reply: Reply<string>,
  ): void;
  /** A notification was seen. */
  read(notification: { readonly id: string }, reply: Reply): void;
}

/** What the app is told. */
export interface ServerToDriver {
  /** A notification of port `notifications`; replying means that the app has it. */
  notification(
    notification: {
      readonly id: string;
      readonly kind: 'message' | 'booking';
      readonly msg: string;
      readonly at: string;
      readonly details: unknown;
    },
    reply: () => void,
  ): void;
  /** Bookings of this driver changed; the app asks for them. */
  booking_update(update: { readonly ids: readonly number[]; readonly dates: readonly string[] }): void;
  /** Word of changes may have been missed: the app asks anew for what it shows. */
  gap(nothing: Record<string, never>): void;
  /** The session ended; the server closes the socket after it. */
  session_ended(): void;
}
