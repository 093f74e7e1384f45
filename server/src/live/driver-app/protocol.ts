import type { NotificationKind } from '@navette/openapi/enums';
import type { components } from '@navette/openapi/types';
import {
  type AppAction,
  type DriverAnswer,
  type DriverEnd,
  bookingFieldsWith,
  type BookingFieldWith,
} from '@navette/shared/domain';
import { type Guard, guardOf, isAnswer, object } from '../apps/app-messages.ts';

type Schemas = components['schemas'];

/** Path of the namespace that the apps of drivers connect to, with the token of signInDriver in the handshake. */
export const DRIVER_NAMESPACE = '/driver';

/** Every message is acknowledged: done, or refused with a problem code (`validation`, `notFound`, `forbidden`, `conflict` …). */
export type Answer<Result = undefined> =
  | { readonly ok: true; readonly result: Result }
  | { readonly ok: false; readonly code: string };
type Reply<Result = undefined> = (answer: Answer<Result>) => void;

/** Position of the phone; sent every refreshTime seconds while the driver works. */
export interface ReportedPosition {
  readonly latitude: number;
  readonly longitude: number;
  /** ISO time of the GPS fix. */
  readonly time: string;
  readonly position: Schemas['DriverLocation']['data']['position'];
}

/** Messages of a driver's app. Each is authorised against the driver's own bookings. */
export interface DriverToServer {
  position(position: ReportedPosition, reply: Reply): void;
  /** Bookings of the driver on a day, as in listDriverBookings, without motive, insurer and the fields of the office. */
  bookings(query: { readonly date: string }, reply: Reply<readonly DriverBooking[]>): void;
  /** 2 accepts a booking, 3 refuses it (specification/bookings.md#drivers-answer). */
  answer(answer: { readonly bookingId: number; readonly accepted: DriverAnswer }, reply: Reply): void;
  /** Passenger on board, or off. */
  charged(state: { readonly bookingId: number; readonly charged: boolean }, reply: Reply): void;
  /** The trip is over: 1 done, 2 unfounded (nobody there). */
  finish(end: { readonly bookingId: number; readonly status: DriverEnd }, reply: Reply): void;
  /** Demands a booking of somebody else or of nobody, at a price. Returns the key of the demand. */
  demand(
    demand: {
      readonly bookingId: number;
      readonly price: number | null;
      readonly endtime: string;
      readonly both: boolean;
    },
    reply: Reply<string>,
  ): void;
  /** A parking receipt. Returns its id; idempotent by photo. */
  ticket(
    ticket: { readonly bookingId: number; readonly date: string; readonly photo: Uint8Array },
    reply: Reply<string>,
  ): void;
  /** Answers a command of the office. A second answer to it is refused with `notFound`. */
  answered(answer: AppAnswerMessage, reply: Reply): void;
  /** Marks a notification as read. */
  read(notification: { readonly id: string }, reply: Reply): void;
}

/** Answer of the app to a command: `id` is that of the command. */
type AppAnswerMessage = Schemas['AppAnswer'] & { readonly id: string };

/** A command of the office (specification/live.md#commands). The acknowledgement means that the app received it; its answer comes with `answered`. */
interface Command {
  readonly id: string;
  readonly to: number | 'all';
  readonly from: number;
  /** Name of the sender. */
  readonly by: string;
}

/** Events sent to the app. */
export interface ServerToDriver {
  /** A notification of the port `notifications`; the acknowledgement means that the app received it. */
  notification(
    notification: {
      readonly id: string;
      readonly kind: NotificationKind;
      readonly msg: string;
      readonly at: string;
      readonly details: unknown;
    },
    reply: () => void,
  ): void;
  /** Action for the app; `data` is the version for appUpdated, the flag for setInActive and setEnabled. */
  action(
    command: Command & { readonly action: AppAction; readonly data: string | boolean | null },
    delivered: () => void,
  ): void;
  /** A text from the office to the driver. */
  say(
    message: Omit<Command, 'id'> & {
      readonly id: string | null;
      readonly text: string | null;
      readonly info: Schemas['AppInfo'] | null;
    },
    delivered: () => void,
  ): void;
  /** The app only answers. */
  test(command: Command, delivered: () => void): void;
  /** After connecting, when the app is set inactive: it sends no positions until `setInActive` false or `setEnabled`. */
  active(state: { readonly active: boolean }): void;
  /** Bookings of this driver changed; the app refetches them. */
  booking_update(update: { readonly ids: readonly number[]; readonly dates: readonly string[] }): void;
  /** Changes may have been missed: the app refetches everything it shows. */
  gap(nothing: Record<string, never>): void;
  /** The session ended; the server closes the socket after this event. */
  session_ended(): void;
}

type BookingRow = components['schemas']['BookingRow'];

/** A booking for its driver's app: without data that should not be on a phone, which may be lost. */
export type DriverBooking = Omit<BookingRow, BookingFieldWith<'officeOnly'>>;

const withheld: ReadonlySet<string> = new Set(bookingFieldsWith('officeOnly'));

/** Strips the fields that a driver does not need. */
export const forDriver = (rows: readonly object[]): object[] =>
  rows.map((row) => Object.fromEntries(Object.entries(row).filter(([name]) => !withheld.has(name))));

/** Payload of each event of the protocol. */
export type MessageOf<Event extends keyof DriverToServer> = Parameters<DriverToServer[Event]>[0];

const bookingId = { type: 'integer', minimum: 1, maximum: 2_147_483_647 };
const date = { type: 'string', format: 'date', maxLength: 10 };
const instant = { type: 'string', format: 'date-time', maxLength: 35 };

const isTicket = guardOf<MessageOf<'ticket'>>(object({ bookingId, date, photo: {} }));

/** Validates a message against the protocol; nothing from an app is trusted before. */
export const isMessage: { readonly [Event in keyof DriverToServer]: Guard<MessageOf<Event>> } = {
  position: guardOf(
    object({
      latitude: { type: 'number', minimum: -90, maximum: 90 },
      longitude: { type: 'number', minimum: -180, maximum: 180 },
      time: instant,
      position: { $ref: '#/components/schemas/DriverLocation/properties/data/properties/position' },
    }),
  ),
  bookings: guardOf(object({ date })),
  answer: guardOf(object({ bookingId, accepted: { type: 'integer', enum: [2, 3] } })),
  charged: guardOf(object({ bookingId, charged: { type: 'boolean' } })),
  finish: guardOf(object({ bookingId, status: { type: 'integer', enum: [1, 2] } })),
  demand: guardOf(
    object({
      bookingId,
      price: { type: ['number', 'null'], 'x-money': true, minimum: 0, maximum: 9_999_999.99 },
      endtime: instant,
      both: { type: 'boolean' },
    }),
  ),
  /** Photos are sent as bytes, which no schema describes. */
  ticket: (message): message is MessageOf<'ticket'> => isTicket(message) && Buffer.isBuffer(message.photo),
  answered: isAnswer,
  read: guardOf(object({ id: { type: 'string', minLength: 1, maxLength: 60 } })),
};
