import {
  missingInBooking,
  type PatientTrip,
  skippedInBooking,
  pickUpOnDay,
  Accepted,
  BookingStatus,
  chargedAfterUpdate,
  computedPickUp,
  Motive,
  savedReturn,
  savedWillCall,
  bookingFieldsWith,
  emptyBookingFields,
  skippedTime,
  type DayTariffs,
  repriced,
  tariffsByDay,
} from '@navette/shared/domain';
import type { BodyOf } from '../../kernel/operation.ts';
import { invalid, type ProblemField } from '../../kernel/problem.ts';
import type { Db } from '../../db/database.ts';
import type { Row, NewRow } from '../../db/types.ts';
import type { DispatchServices, PlatformAmounts } from '../services.ts';
import { withConflicts } from '../planning/assign-anyway.ts';
import { lockDrivers } from '../planning/trip-queries.ts';
import type { Author } from './plan-change.ts';
import {
  savedDistance,
  savedPrice,
  savedWaitPrice,
  type MeasuredDistances,
  type TimedRoute,
  routeKey,
  mcodeOf,
  refuseInactive,
  refuseUnknownDriver,
} from './trip-values.ts';
import { readTariffs } from '../../db/tariffs.ts';
import { refuseDoubles } from './duplicates.ts';
import { fieldChanges, recordChanges } from './history.ts';
import { decideRequest } from '../requests/request-queries.ts';
import { type Measuring, measureRoutes } from './measure-routes.ts';
import { type BookingWriting, writeBookings } from './write-bookings.ts';
import { sql } from 'kysely';

/** A checked form and its distances. */
export interface PreparedBookings {
  readonly body: Form;
  readonly distances: ReturnType<typeof distancesOf>;
  /** The insurer's amounts for the return, if the platform states them; else those of the outbound trip. */
  readonly homeAmounts?: PlatformAmounts | undefined;
}

/**
 * Validates a form and measures its routes, before a transaction begins.
 * @throws ProblemError with every invalid field
 */
export async function prepareBookings(services: Measuring, form: BodyOf<'addBookings'>): Promise<PreparedBookings> {
  const driverId = form.driverId ?? (form.accepted === Accepted.assign ? await driverToAssign(services.db) : NOBODY);
  const body: Form = { ...form, driverId };
  const missing = missingInBooking(body);
  if (missing.length > 0) throw invalid(...missing);
  refuseUnsuitableReturn(body);
  const distances = distancesOf(body, await measureRoutes(services, routesOfForm(body)));
  const skipped = skippedInBooking({ ...body, ap_date: null, distance: savedDistance(distances.there) }, body.dates);
  if (skipped.length > 0) throw invalid(...skipped);
  return { body, distances };
}

/**
 * Inserts prepared bookings with their history lines. Returns the outbound trips in the order of the dates, then the returns. `beside`: bookings of
 * the same transport, which are no duplicates.
 */
export async function insertPrepared(
  trx: Db,
  prepared: PreparedBookings,
  { caller, at }: Author,
  beside: readonly number[] = [],
): Promise<number[]> {
  const { body } = prepared;
  await lockClient(trx, body.clientId);
  await refuseInactive(trx, body);
  if (!body.confirmDuplicates) await refuseDoubles(trx, tripsOf(prepared), beside);
  if (body.assignAnyway !== undefined) await lockDrivers(trx, [body.driverId, body.return?.driverId ?? body.driverId]);
  const rows = await insertBookings(trx, prepared);
  await recordChanges(trx, caller, at, await withConflicts(trx, body.assignAnyway, rows.map(creation)));
  return rows.map(({ id }) => id);
}

/** The trips of a form, outbound and return of each date. */
function tripsOf({ body, distances }: PreparedBookings): PatientTrip[] {
  const { return: home, dates } = body;
  const there = { ...body, distance: savedDistance(distances.there) };
  const back = home && {
    ...body,
    ...home,
    type: 'back',
    back: false,
    pick_time: null,
    distance: savedDistance(distances.home),
  };
  return dates.flatMap((ap_date) => [there, ...(back ? [back] : [])].map((leg) => ({ ...leg, ap_date })));
}

/** One booking a date, and its return: all of them or none. */
export async function addBookings(
  services: BookingWriting & Measuring & Pick<DispatchServices, 'claimTransport'>,
  body: BodyOf<'addBookings'>,
  author: Author,
) {
  const prepared = await prepareBookings(services, body);
  const claim = body.transport && (await services.claimTransport(body.transport, body.return !== undefined));
  return writeBookings(services, async (trx) => {
    // Before the lock on the client, as in an import; and so that the second caller gets the error about the transport, not about a duplicate.
    await claim?.take(trx);
    const insertIds = await insertPrepared(trx, { ...prepared, homeAmounts: claim?.homeAmounts }, author);
    const [insertId = 0] = insertIds;
    // The outbound trips of all dates come first.
    const legs = { there: insertId, home: insertIds[body.dates.length] };
    await claim?.link(trx, legs, { userId: author.caller.user.id, at: author.at });
    if (body.requestId !== undefined)
      await decideRequest(
        trx,
        { id: body.requestId, from: 'waiting' },
        { state: 'accepted', bookingIds: insertIds },
        author,
      );
    return { result: { insertIds, insertId }, ids: insertIds, dates: body.dates };
  });
}

/** Number of no driver: refused as missing. */
const NOBODY = 0;

/**
 * The inactive driver whom bookings name that nobody drives yet (specification/bookings.md#drivers-answer): of the setting `driverToAssign`, or a
 * new one.
 */
const driverToAssign = (db: Db): Promise<number> =>
  db.transaction().execute(async (trx) => {
    const variable = 'driverToAssign';
    await trx
      .insertInto('setting')
      .values({ variable, value: '' })
      .onConflict((row) => row.column('variable').doNothing())
      .execute();
    const setting = trx.selectFrom('setting').select('value').where('variable', '=', variable).forUpdate();
    const id = Number((await setting.executeTakeFirstOrThrow()).value);
    const known =
      Number.isInteger(id) && (await trx.selectFrom('driver').select('id').where('id', '=', id).executeTakeFirst());
    if (known) return known.id;
    const driver = await trx
      .insertInto('driver')
      .values({ firstname: '', lastname: 'À attribuer', active: false })
      .returning('id')
      .executeTakeFirstOrThrow();
    await trx
      .updateTable('setting')
      .set({ value: String(driver.id) })
      .where('variable', '=', variable)
      .execute();
    return driver.id;
  });

/** Serialises concurrent bookings of a client, so that the second of two equal ones gets the warning. */
async function lockClient(trx: Db, clientId: number): Promise<void> {
  const client = await trx
    .selectFrom('client')
    .select('id')
    .where('id', '=', clientId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!client) throw invalid({ field: 'clientId', messageKey: 'validation.notFound' });
}

async function insertBookings(trx: Db, { body, distances, homeAmounts }: PreparedBookings): Promise<Row<'booking'>[]> {
  await refuseUnknownDriver(trx, body.driverId);
  const { return: wanted } = body;
  if (wanted?.driverId) await refuseUnknownDriver(trx, wanted.driverId, 'return.driverId');
  const pricing = await pricingOf(trx, body);
  const seriesId = body.series ? await createSeries(trx, body.series) : null;
  const trip = { ...newBooking({ ...body, distance: distances.there }, pricing.first), seriesId };
  if (!wanted) return insertTrips(trx, body.dates, trip, pricing);
  const home = returnLeg(
    { ...trip, distance: savedDistance(distances.home) },
    wanted,
    wanted.driverId ? pricing.first.commission(wanted.driverId) : null,
  );
  const isInsured = typeof home.insuranceId === 'number';
  const priced = isInsured ? { ...home, ...homeAmounts } : home;
  return insertReturns(trx, await insertTrips(trx, body.dates, trip, pricing), priced, pricing);
}

function creation(row: Row<'booking'>) {
  const { id, archivedAt: _, ...fields } = row;
  return { bookingId: id, action: 'create' as const, after: row, changes: fieldChanges({}, fields) };
}

/** Inserts a standing order as it was configured; returns its id. */
async function createSeries(
  trx: Db,
  { weekdays, until }: NonNullable<BodyOf<'addBookings'>['series']>,
): Promise<number> {
  const { id } = await trx
    .insertInto('booking_series')
    .values({ weekdays, until })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

type Booking = Row<'booking'>;

/** Tariffs of new bookings: those of the first day, with which they are computed, and those of each day. */
interface Pricing {
  readonly first: DayTariffs;
  /** Prices that another day changes (specification/tariffs.md#another-day). */
  readonly on: (trip: NewTrip, day: string) => object;
}

async function pricingOf(trx: Db, { dates, clientId }: Form): Promise<Pricing> {
  const on = tariffsByDay(await readTariffs(trx));
  const first = on(dates[0] ?? '');
  const mcodeId = dates.length > 1 ? await mcodeOf(trx, clientId) : null;
  return { first, on: (trip, day) => repriced(trip, first, on(day), mcodeId) };
}

/** Inserts a trip on each day, in the order of the days, at the prices of the day. A computed pick-up is computed for each day. */
function insertTrips(trx: Db, days: readonly string[], trip: NewTrip, { on }: Pricing): Promise<Booking[]> {
  return insert(
    trx,
    days.map((ap_date) => ({ ...trip, ...on(trip, ap_date), ap_date, pick_time: pickUpOnDay(trip, ap_date) })),
  );
}

/** Inserts the return after each outbound leg and links the two. Returns the outbound legs, then the returns. */
async function insertReturns(trx: Db, there: readonly Booking[], home: NewTrip, { on }: Pricing): Promise<Booking[]> {
  const returns = await insert(
    trx,
    there.map(({ id, ap_date }) => ({ ...home, ...on(home, ap_date), ap_date, linkedId: id })),
  );
  const homeOf = new Map(returns.map(({ id, linkedId }) => [linkedId, id]));
  await sql`
    update booking set "linkedId" = home.id from booking home
    where home."linkedId" = booking.id and home.id = any(${returns.map(({ id }) => id)}::integer[])`.execute(trx);
  return [...there.map((trip) => ({ ...trip, linkedId: homeOf.get(trip.id) ?? null })), ...returns];
}

const insert = (trx: Db, trips: readonly (NewTrip & { ap_date: string })[]): Promise<Booking[]> =>
  trx.insertInto('booking').values(trips).returningAll().execute();

type Form = BodyOf<'addBookings'> & { readonly driverId: number };

/** Route of the return leg when another driver takes it, whose start is different. */
const otherReturnRoute = (form: Form): TimedRoute | undefined => {
  const { return: home, driverId } = form;
  const [ap_date] = form.dates;
  return home?.driverId && home.driverId !== driverId && ap_date
    ? { ...outboundRoute(form, ap_date), driverId: home.driverId, ap_time: home.ap_time }
    : undefined;
};

const outboundRoute = (
  { driverId, clientId, destinationId, pick_address, ap_time }: Form,
  ap_date: string,
): TimedRoute => ({
  driverId,
  clientId,
  destinationId,
  pick_address,
  ap_date,
  ap_time,
});

/** Routes of new bookings to be measured: those without a distance in the form. */
function routesOfForm(form: Form): TimedRoute[] {
  const [ap_date] = form.dates;
  if (!ap_date) return [];
  return [...(form.distance ? [] : [outboundRoute(form, ap_date)]), ...[otherReturnRoute(form) ?? []].flat()];
}

/** Distances of new bookings, outbound and return: from the form, else measured; null when unknown. */
function distancesOf(
  form: Form,
  measured: MeasuredDistances,
): { readonly there: string | null; readonly home: string | null } {
  const [ap_date = ''] = form.dates;
  const there = form.distance || (measured.get(routeKey(outboundRoute(form, ap_date))) ?? null);
  const otherHome = otherReturnRoute(form);
  return { there, home: (otherHome && measured.get(routeKey(otherHome))) ?? there };
}

/** Values of a new booking, the same for every date: missing fields get the specification's defaults (specification/bookings.md#fields). */
function newBooking(form: Form, tariffs: DayTariffs): Omit<NewRow<'booking'>, 'ap_date'> {
  const {
    dates: _dates,
    confirmDuplicates: _confirm,
    assignAnyway: _assign,
    series: _series,
    return: _return,
    transport: _transport,
    requestId: _request,
    ap_date: _ignored,
    nonReimbursed,
    ...given
  } = form;
  const distance = savedDistance(given.distance);
  const status = given.status ?? BookingStatus.pending;
  const ap_waittime = given.ap_waittime ?? '0';
  return {
    ...given,
    distance,
    pick_time: given.pick_time ?? computedPickUp({ ...given, distance })?.time ?? null,
    back: savedReturn(given.type, given.back),
    willCall: savedWillCall(given.type, given.willCall),
    ap_waittime,
    waitprice: savedWaitPrice(given.waitprice, ap_waittime, tariffs),
    motive: given.motive ?? Motive.none,
    ticket_price: given.ticket_price ?? 0,
    price: savedPrice({ ...given, distance }),
    commission: given.commission ?? tariffs.commission(form.driverId),
    accepted: given.accepted ?? Accepted.pending,
    status,
    charged: chargedAfterUpdate(status, given.charged ?? false),
    nonReimbursed: nonReimbursed ? JSON.stringify(nonReimbursed) : null,
  };
}

/** Values of a new booking without its day. */
type NewTrip = Omit<NewRow<'booking'>, 'ap_date'>;

const refuse = (field: string, messageKey: string): ProblemField => ({ field, messageKey });

/** A return leg requires an outbound trip (`to`) that does not cover the return itself, and comes after it, at a time that exists on each day. */
function refuseUnsuitableReturn({ type, back, ap_time, dates, return: wanted }: Form): void {
  if (!wanted) return;
  if (type !== 'to') throw invalid(refuse('return', 'validation.booking.returnWithoutOutward'));
  if (back) throw invalid(refuse('return', 'validation.booking.returnTwice'));
  if (wanted.ap_time < ap_time) throw invalid(refuse('return.ap_time', 'validation.endBeforeStart'));
  const [skipped] = dates.flatMap((date) => skippedTime('return.ap_time', date, wanted.ap_time));
  if (skipped) throw invalid(skipped);
}

/**
 * The return leg of a trip: the same people, places and insurer. Amounts paid once per visit stay with the outbound leg: waiting, parking, the share
 * of the patient (specification/bookings.md#return-trip) and a rectification. Its price is that of type `back`; without a distance that of the outbound leg, so
 * that it is not free.
 */
function returnLeg(
  there: NewTrip,
  { ap_time, willCall, driverId }: NonNullable<Form['return']>,
  commission: number | null,
): NewTrip {
  const driver = driverId ?? there.driverId;
  const sameDriver = driver === there.driverId;
  const distance = there.distance ?? null;
  return {
    ...there,
    ...emptyBookingFields(bookingFieldsWith('oncePerVisit')),
    type: 'back',
    back: false,
    ap_time,
    pick_time: ap_time,
    willCall: willCall ?? false,
    driverId: driver,
    commission: sameDriver ? there.commission : commission,
    accepted: sameDriver ? there.accepted : Accepted.pending,
    status: there.status ?? BookingStatus.pending,
    charged: false,
    price_driver: null,
    price: savedPrice({ type: 'back', distance }) ?? there.price,
  };
}
