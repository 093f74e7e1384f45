import { type DayTariffs, planningRows, reconcile, type PlanningRow, tariffsByDay } from '@navette/shared/domain';
import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import { notFound } from '../kernel/problem.ts';
import type { AnswerOf } from '../kernel/operation.ts';
import { readTariffs } from '../db/tariffs.ts';
import type { BooqitServices } from './services.ts';

type Line = AnswerOf<'reconcilePlatformInvoice'>[number];

/**
 * The transports of an invoice of the platform beside their bookings.
 * @throws ProblemError 404 when the platform has no such invoice
 */
export async function reconcileInvoice(
  { db, platform }: Pick<BooqitServices, 'db' | 'platform'>,
  invoiceNumber: string,
): Promise<Line[]> {
  const invoice = (await platform.invoices()).items.find((one) => one.invoiceNumber === invoiceNumber);
  if (!invoice) throw notFound();
  const { transportIds } = invoice;
  const transports = await platform.byIds(transportIds);
  const bookings = await bookingsOf(db, transportIds);
  const on = tariffsByDay(await readTariffs(db));
  return transportIds.map((transportId) => {
    const rows = planningRows(transports.get(transportId) ?? []);
    const own = bookings.filter((booking) => booking.transportId === transportId);
    const { reasons, ...amounts } = reconcile(
      rows,
      own.map((booking) => withRates(booking, on)),
    );
    return {
      transportId,
      date: rows[0]?.date ?? null,
      passenger: nameOf(rows[0]),
      bookingIds: own.map(({ id }) => id),
      ...amounts,
      reasons: rows.length === 0 ? ['unknownTransport'] : [...reasons],
    };
  });
}

const withRates = (booking: OwnBooking, on: (day: string) => DayTariffs) => ({
  ...booking,
  insurer: on(booking.ap_date).insurer(booking.insuranceId),
});

type OwnBooking = Awaited<ReturnType<typeof bookingsOf>>[number];

const nameOf = (row: PlanningRow | undefined): string | null =>
  [row?.passenger?.lastName, row?.passenger?.firstName].filter(Boolean).join(' ') || null;

/** Bookings made of transports, or with one as their Trip ID. */
async function bookingsOf(db: Db, transportIds: readonly string[]) {
  const ids = sql<string>`any(${transportIds}::text[])`;
  return db
    .selectFrom('booking')
    .leftJoin('booked_transport as link', 'link.bookingId', 'booking.id')
    .select(['booking.id', 'booking.mutualAmount', 'booking.mutualDistance', 'booking.mutualPatientAmount'])
    .select(['booking.status', 'booking.type', 'booking.back', 'booking.min10km', 'booking.plus10km'])
    .select(['booking.ap_date', 'booking.insuranceId'])
    .select([
      'booking.waitprice',
      sql<string>`coalesce(link."transportId", booking."mutualPatientID")`.as('transportId'),
    ])
    .where((row) => row.or([row('link.transportId', '=', ids), row('booking.mutualPatientID', '=', ids)]))
    .where('booking.archivedAt', 'is', null)
    .orderBy('booking.id')
    .execute();
}
