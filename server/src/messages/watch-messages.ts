import type { FastifyBaseLogger } from 'fastify';
import { claimJob } from '../db/periodic-job.ts';
import { job } from '../kernel/work.ts';
import { repeat, type Repeated } from '../kernel/repeat.ts';
import type { BookingUpdate } from '../dispatch/public.ts';
import type { MessageServices } from './services.ts';
import { raiseOfChanges, raiseOfTime } from './raise-messages.ts';
import { sendMessages } from './send-messages.ts';

type Watching = Pick<MessageServices, 'bookingEvents' | 'db' | 'mailOut' | 'now' | 'routes' | 'sms' | 'tripLinks'>;

/** Milliseconds between two looks at what is due. */
const EVERY = 20_000;

/** Seconds between two looks at trips under way, over all processes. */
const PAUSE = 30;

/**
 * Raises messages when bookings change and when their time comes, and sends what is due. Every process does; a message exists once, and is taken by
 * one.
 */
export function watchMessages(services: Watching, log: FastifyBaseLogger): { stop(): Promise<void> } {
  const { bookingEvents, db, now } = services;
  const changed = new Set<number>();
  const work = job('messages', async () => {
    const ids = [...changed];
    changed.clear();
    if (ids.length > 0) await raiseOfChanges(db, now(), ids);
    if (await claimJob(db, 'messages', PAUSE)) {
      await raiseOfChanges(db, now());
      await raiseOfTime(services);
    }
    const sent = await sendMessages(services);
    if (sent > 0) log.info({ messages: sent }, 'messages taken');
  });
  const repeated: Repeated = repeat(work, EVERY, (error) => log.warn({ err: error }, 'messages not sent'));
  const onUpdate = ({ ids }: BookingUpdate) => {
    for (const id of ids) changed.add(id);
    if (ids.length > 0) void repeated.now();
  };
  bookingEvents.on('booking_update', onUpdate);
  return {
    stop: async () => {
      bookingEvents.off('booking_update', onUpdate);
      await repeated.stop();
    },
  };
}
