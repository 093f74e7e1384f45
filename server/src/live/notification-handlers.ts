import { personName } from '@navette/shared/domain';
import type { FastifyRequest } from 'fastify';
import { noteForLog } from '../kernel/log-details.ts';
import type { BodyOf, Handlers } from '../kernel/operation.ts';
import { invalid, found } from '../kernel/problem.ts';
import type { LiveServices } from './services.ts';
import { type Caller, callerName } from '../kernel/caller.ts';
import { bookingExists } from '../dispatch/public.ts';
import { findDriver } from '../masterdata/public.ts';

/** Default expiry of a demand notification (specification/bookings.md#notices). */
const DEFAULT_END = 15 * 60_000;

/** The text of a message; adds the driver to the log line. */
async function checkMessage(
  { db }: LiveServices,
  { driverId, msg }: BodyOf<'sendMessageNotification'>,
  request: FastifyRequest,
): Promise<string> {
  const text = msg.trim();
  if (!text) throw invalid({ field: 'msg', messageKey: 'validation.required' });
  const driver = await findDriver(db, driverId);
  if (!driver) throw invalid({ field: 'driverId', messageKey: 'validation.notFound' });
  noteForLog(request, { subject: personName(driver, 'list') });
  return text;
}

const senderOf = (caller: Caller) => ({ id: caller.user.id, name: callerName(caller) });

/** The given expiry, else the given duration, else a quarter of an hour. */
function endOf({ endtime, timer }: BodyOf<'sendBookingNotification'>, now: Date): Date {
  const end = endtime ? new Date(endtime) : new Date(now.getTime() + (timer ? timer * 1000 : DEFAULT_END));
  if (end <= now) throw invalid({ field: 'endtime', messageKey: 'validation.invalid' });
  return end;
}

export const notificationHandlers = {
  sendMessageNotification: async ({ body, caller, services, request }) => {
    const msg = await checkMessage(services, body, request);
    const { driverId } = body;
    return services.notifications.send({
      driverId,
      kind: 'message',
      msg,
      details: null,
      endsAt: null,
      by: senderOf(caller),
    });
  },
  sendBookingNotification: async ({ body, caller, services, request }) => {
    const msg = await checkMessage(services, body, request);
    const { driverId, id = null, timer = null, bookings = [], price = null, other = null, timestamp = null } = body;
    if (id !== null && !(await bookingExists(services.db, id)))
      throw invalid({ field: 'id', messageKey: 'validation.notFound' });
    const endsAt = endOf(body, services.now());
    const details = { bookingId: id, endtime: endsAt.toISOString(), timer, timestamp, bookings, price, other };
    return services.notifications.send({ driverId, kind: 'booking', msg, details, endsAt, by: senderOf(caller) });
  },
  listDriverNotifications: async ({ path, services }) => {
    found(await findDriver(services.db, path.id));
    const sent = await services.notifications.list(path.id);
    return sent.map(({ at, changedAt, ...notification }) => ({
      ...notification,
      at: at.toISOString(),
      changedAt: changedAt.toISOString(),
    }));
  },
} satisfies Handlers<LiveServices>;
