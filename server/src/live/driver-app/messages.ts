import { lazyValidator, withSoundTexts } from '../../kernel/validators.ts';
import { isAnswer } from '../apps/app-messages.ts';
import type { DriverToServer } from './protocol.ts';

/** Payload of each event of the protocol. */
export type MessageOf<Event extends keyof DriverToServer> = Parameters<DriverToServer[Event]>[0];

const object = (properties: Record<string, object>) => ({
  type: 'object',
  required: Object.keys(properties),
  properties,
  additionalProperties: false,
});

const bookingId = { type: 'integer', minimum: 1, maximum: 2_147_483_647 };
const date = { type: 'string', format: 'date', maxLength: 10 };
const instant = { type: 'string', format: 'date-time', maxLength: 35 };

/** Photos are sent as bytes, which no schema describes. */
const photo = {};

/** Answers to commands are validated with the commands. */
type Described = Exclude<keyof DriverToServer, 'answered'>;

const schemas: Readonly<Record<Described, object>> = {
  position: object({
    latitude: { type: 'number', minimum: -90, maximum: 90 },
    longitude: { type: 'number', minimum: -180, maximum: 180 },
    time: instant,
    position: { $ref: '#/components/schemas/DriverLocation/properties/data/properties/position' },
  }),
  bookings: object({ date }),
  answer: object({ bookingId, accepted: { type: 'integer', enum: [2, 3] } }),
  charged: object({ bookingId, charged: { type: 'boolean' } }),
  finish: object({ bookingId, status: { type: 'integer', enum: [1, 2] } }),
  demand: object({
    bookingId,
    price: { type: ['number', 'null'], 'x-money': true, minimum: 0, maximum: 9_999_999.99 },
    endtime: instant,
    both: { type: 'boolean' },
  }),
  ticket: object({ bookingId, date, photo }),
  read: object({ id: { type: 'string', minLength: 1, maxLength: 60 } }),
};

/** Whether a message is a known event. */
export type Guard<Message> = (message: unknown) => message is Message;

type Guards = { readonly [Event in keyof DriverToServer]: Guard<MessageOf<Event>> };

function guardOf<Event extends Described>(event: Event): Guard<MessageOf<Event>> {
  const keeps = withSoundTexts(lazyValidator(schemas[event], 'json'));
  return (message): message is MessageOf<Event> => keeps(message);
}

const ticket = guardOf('ticket');

/** Validates a message against the protocol; nothing from an app is trusted before. */
export const isMessage: Guards = {
  position: guardOf('position'),
  bookings: guardOf('bookings'),
  answer: guardOf('answer'),
  charged: guardOf('charged'),
  finish: guardOf('finish'),
  demand: guardOf('demand'),
  ticket: (message): message is MessageOf<'ticket'> => ticket(message) && Buffer.isBuffer(message.photo),
  answered: isAnswer,
  read: guardOf('read'),
};
