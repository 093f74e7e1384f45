import { noteForLog } from '../../kernel/log-details.ts';
import type { Call, Handlers, Handler, BodyOf } from '../../kernel/operation.ts';
import { addBookings } from './add-bookings.ts';
import type { Author } from './plan-change.ts';
import { deleteBooking } from './delete-booking.ts';
import { setReadyNow } from './set-ready-now.ts';
import { undoChanges } from './undo-changes.ts';
import type { DispatchServices } from '../services.ts';
import { readWhereabouts } from '../whereabouts/read-whereabouts.ts';
import {
  brusselsToday,
  LONGEST_LIST,
  timelineRangeOf,
  LONGEST_IDENTITY,
  mayCall,
  isDriven,
} from '@navette/shared/domain';
import { refuseRange, forbidden, notFound, found } from '../../kernel/problem.ts';
import { sendList } from './day-list/send-list.ts';
import { answerVersion } from '../../kernel/version.ts';
import { rowVersion } from '../../db/record-versions.ts';
import { changeBooking } from './change-booking.ts';
import { measureAhead, type Measuring } from './measure-routes.ts';
import { writeBookings, type BookingWriting, oneByOne, type OneOfMany } from './write-bookings.ts';
import type { Extra } from './day-list/day-rows.ts';
import type { Incident } from '../../kernel/incident.ts';
import { refuseFound, doubleTrips } from './duplicates.ts';
import { NO_DISTANCES } from './trip-values.ts';
import type { FastifyRequest } from 'fastify';
import { lockBookings } from './lock-bookings.ts';
import { fieldChanges, recordChanges } from './history.ts';
import {
  bookingExists,
  driverDay,
  driversNamed,
  findBooking,
  findReturn,
  listByTransportIds,
  listHistory,
  listSeries,
  findSeries,
} from './booking-queries.ts';

const authorOf = ({
  caller,
  services,
}: Pick<Call<'updateBooking', DispatchServices>, 'caller' | 'services'>): Author => ({
  caller,
  at: services.now(),
});

/** From yesterday to 21 days ahead unless asked otherwise (specification/timeline.md#loading). */
const listTimelineBookings: Handler<'listTimelineBookings', DispatchServices> = async ({
  query,
  caller,
  services,
  reply,
}) => {
  const usual = timelineRangeOf(brusselsToday(services.now()));
  const range = { start: query.start ?? usual.start, end: query.end ?? usual.end };
  refuseRange(range, 'end', LONGEST_LIST);
  const extras = new Set<Extra>(query.include ? [query.include] : []);
  if (query.omit) extras.add('noLegs');
  return sendList(services, { reply, caller }, range, extras);
};

/** National numbers are only returned to the import of transports, which compares them. */
const identityPermission = ['planningBooqit', 'transportsBooqit'];

const listBookingsByDate: Handler<'listBookingsByDate', DispatchServices> = async ({
  body,
  caller,
  services,
  reply,
}) => {
  const range = { start: body.startDate, end: body.endDate ?? body.startDate };
  const extras = new Set<Extra>(body.include ?? []);
  if (body.omit?.includes('distance')) extras.add('noDistance');
  if (body.omit?.includes('legs')) extras.add('noLegs');
  refuseRange(range, 'endDate', extras.has('identity') ? LONGEST_IDENTITY : LONGEST_LIST);
  if (extras.has('identity') && !mayCall(caller.user.pages, identityPermission)) throw forbidden();
  return sendList(services, { reply, caller }, range, extras);
};

/**
 * An archived booking is in no list. Restored, it answers the trips that its client now has at the same time. One that is so already is unchanged.
 * @param archivedAt null to restore it
 */
const setArchived = (
  services: BookingWriting,
  id: number,
  archivedAt: Date | null,
  { caller, at }: Author,
  request: FastifyRequest,
) =>
  writeBookings(services, async (trx) => {
    const { booking } = await lockBookings(trx, id, { scope: 'one', legs: false });
    noteForLog(request, { subject: `#${id}` });
    const result = { affectedRows: 1 };
    if ((booking.archivedAt === null) === (archivedAt === null)) return { result, ids: [], dates: [] };
    await trx.updateTable('booking').set({ archivedAt }).where('id', '=', id).execute();
    await recordChanges(trx, caller, at, [
      archivedAt
        ? { bookingId: id, action: 'archive', changes: [] }
        : {
            bookingId: id,
            action: 'update',
            changes: fieldChanges({ archivedAt: booking.archivedAt }, { archivedAt }),
          },
    ]);
    const doubles = !archivedAt && isDriven(booking.status) ? await doubleTrips(trx, [booking], [id]) : [];
    return { result: { ...result, ...(doubles.length > 0 && { doubles }) }, ids: [id], dates: [booking.ap_date] };
  });

/** Reads of single bookings and short lists; the lists of days are in day-list. */
const readHandlers = {
  findReturnBooking: ({ body, services: { db } }) => findReturn(db, body),
  getBooking: async (call) => {
    const { path, services } = call;
    const version = found(await rowVersion(services.db, 'booking', path.id));
    const rows = await findBooking(services.db, path.id);
    if (rows.length === 0) throw notFound();
    answerVersion(call, version);
    return rows;
  },
  listBookingHistory: async ({ path, services: { db } }) => {
    const lines = await listHistory(db, path.id);
    if (lines.length === 0 && !(await bookingExists(db, path.id))) throw notFound();
    return lines.map(({ at, userId, userName, ...change }) => ({
      ...change,
      at: at.toISOString(),
      user: { id: userId, name: userName },
    }));
  },
  listBookingsByTransportIds: ({ body, services: { db } }) => listByTransportIds(db, body.transportIds),
  listDriverBookings: async ({ path, body, services: { db } }) => {
    const drivers = await driversNamed(db, path.name);
    if (drivers.length === 0) throw notFound();
    return driverDay(db, drivers, body.ap_date);
  },
  listWhereabouts: ({ query, services }) => readWhereabouts(services, query.bookingId),
  getStandingOrder: async ({ path, services: { db } }) => found(await findSeries(db, path.id)),
  listSeriesBookings: async ({ path, services: { db } }) => {
    found(await findSeries(db, path.id));
    return listSeries(db, path.id);
  },
} satisfies Handlers<DispatchServices>;

export const bookingHandlers = {
  ...readHandlers,
  addBookings: (call) => addBookings(call.services, call.body, authorOf(call)),
  archiveBooking: (call) => setArchived(call.services, call.path.id, call.services.now(), authorOf(call), call.request),
  changeBookings: (call) => changeBookings(call.services, call.body, authorOf(call), call.request),
  deleteBooking: (call) => deleteBooking(call.services, call.path.id, call.query, authorOf(call)),
  listBookingsByDate,
  listTimelineBookings,
  setReadyNow: (call) => {
    noteForLog(call.request, { subject: `#${call.body.id}` });
    return setReadyNow(call.services, call.body.id, authorOf(call), call.request);
  },
  unarchiveBooking: (call) => setArchived(call.services, call.path.id, null, authorOf(call), call.request),
  undoChanges: (call) => undoChanges(call.services, call.body.changes, authorOf(call), call.request),
  updateBooking,
} satisfies Handlers<DispatchServices>;

/** The whole form or any part of it. Concurrent changes of a booking are serialised; each changes its own fields only. */
async function updateBooking(call: Call<'updateBooking', DispatchServices>) {
  const { services, path, body, caller, request } = call;
  const distances = await measureAhead(services, path.id, body, body.scope ?? 'one');
  const author = { caller, at: services.now(), request };
  const { answer, version } = await writeBookings(services, async (trx) => {
    const { result, ...written } = await changeBooking(trx, path.id, body, author, distances);
    return { ...written, result: { answer: result, version: await rowVersion(trx, 'booking', path.id) } };
  });
  if (version !== undefined) answerVersion(call, version);
  return answer;
}

/** Each booking is changed or refused individually; one whose client would travel twice at near times is refused until the user confirms it. */
function changeBookings(
  services: BookingWriting & Measuring,
  { ids, change, driverId, assignAnyway, confirmDuplicates = false }: BodyOf<'changeBookings'>,
  author: Author,
  incident: Incident,
) {
  const form: BodyOf<'updateBooking'> = {
    ...change,
    ...(assignAnyway !== undefined && { assignAnyway }),
  };
  const oneOf = (id: number): OneOfMany => {
    let distances = NO_DISTANCES;
    return {
      id,
      prepare: async () => {
        distances = await measureAhead(services, id, form, 'one');
      },
      work: async (trx) => {
        const changed = await changeBooking(
          trx,
          id,
          form,
          { ...author, ...(driverId !== undefined && { driverId }) },
          distances,
        );
        if (!confirmDuplicates) refuseFound(changed.result.doubles ?? []);
        return changed;
      },
    };
  };
  return oneByOne(services, incident, ids.map(oneOf));
}
