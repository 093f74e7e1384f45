import { type DriverEnd, BookingStatus } from '@navette/shared/domain';
import { forbidden, notFound, conflict } from '../../kernel/problem.ts';
import type { LiveServices } from '../services.ts';
import type { DriverCaller } from '../../auth/public.ts';
import {
  driverDay,
  type BookingValues,
  lockBookings,
  planChange,
  refuseInvoiced,
  saveChanges,
  writeBookings,
} from '../../dispatch/public.ts';
import { hearAnswer } from '../apps/hear-answer.ts';
import { keepTicket } from '../tickets/keep-ticket.ts';
import { askDemand } from './ask-demand.ts';
import { forDriver } from './driver-booking.ts';
import type { MessageOf } from './messages.ts';
import type { DriverToServer } from './protocol.ts';
import { refreshCharged, reportPosition } from './report-position.ts';
import { withCharged } from '../with-charged.ts';

type Calls = {
  readonly [Event in keyof DriverToServer]: (
    services: LiveServices,
    caller: DriverCaller,
    message: MessageOf<Event>,
  ) => Promise<unknown>;
};

async function keepOwnTicket(
  services: LiveServices,
  { driverId }: DriverCaller,
  { bookingId, date, photo }: MessageOf<'ticket'>,
): Promise<string> {
  const booking = await services.db
    .selectFrom('booking')
    .select('driverId')
    .where('id', '=', bookingId)
    .executeTakeFirst();
  if (!booking) throw notFound();
  if (booking.driverId !== driverId) throw forbidden();
  return keepTicket(services, { bookingId, date, content: photo });
}

async function changeState(
  services: LiveServices,
  caller: DriverCaller,
  bookingId: number,
  form: { charged: boolean } | { status: DriverEnd },
): Promise<void> {
  await changeOwnBooking(services, caller, bookingId, form);
  await refreshCharged(services.db, caller.driverId);
}

async function markRead(
  { driverApps }: LiveServices,
  { driverId }: DriverCaller,
  { id }: MessageOf<'read'>,
): Promise<void> {
  if (!(await driverApps.read(driverId, id))) throw notFound();
}

/** Handlers of the protocol's events. Each returns the result, or throws a ProblemError. */
export const appCalls: Calls = {
  position: (services, caller, message) => reportPosition({ db: services.db, now: services.now() }, caller, message),
  bookings: async ({ db }, { driverId }, { date }) => forDriver(await driverDay(db, [driverId], date)),
  answer: (services, caller, { bookingId, accepted }) => changeOwnBooking(services, caller, bookingId, { accepted }),
  charged: (services, caller, { bookingId, charged }) => changeState(services, caller, bookingId, { charged }),
  finish: (services, caller, { bookingId, status }) => changeState(services, caller, bookingId, { status }),
  demand: askDemand,
  ticket: keepOwnTicket,
  answered: (services, { user }, message) => hearAnswer(services, user.id, message),
  read: markRead,
};

/**
 * Changes a booking of the driver as staff would, with a history entry in the driver's name. Idempotent.
 * @throws ProblemError when it is another driver's, closed by the office, or refused by the booking rules
 */
async function changeOwnBooking(
  services: LiveServices,
  caller: DriverCaller,
  bookingId: number,
  form: BookingValues,
): Promise<void> {
  await writeBookings(services, async (trx) => {
    const { booking } = await lockBookings(trx, bookingId, { scope: 'one', legs: false });
    if (booking.driverId !== caller.driverId || booking.archivedAt) throw forbidden();
    const planned = withCharged(await planChange(trx, booking, form), form.charged ?? booking.charged);
    if (planned.changes.length === 0) return { result: undefined, ids: [], dates: [] };
    if (booking.status !== BookingStatus.pending) throw conflict('booking.closed');
    refuseInvoiced(planned);
    await saveChanges(trx, [planned], { caller, at: services.now() });
    return { result: undefined, ids: [bookingId], dates: [booking.ap_date] };
  });
}
