import {
  BookingStatus,
  brusselsToday,
  type IsoDate,
  mayCall,
  normalisePhone,
  smsNumber,
  usualTrip,
} from '@navette/shared/domain';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { nameColumn } from '../../db/name-column.ts';
import { bookingRows, fromBookings } from '../../dispatch/public.ts';
import type { AnswerOf, Handlers } from '../../kernel/operation.ts';
import { found, invalid } from '../../kernel/problem.ts';
import type { MasterdataServices } from '../services.ts';
import { withMaskedNumber } from './client-form.ts';
import { findClient } from './client-queries.ts';

type Card = AnswerOf<'getClientCard'>;

const MOST_NEXT = 20;
const MOST_LAST = 10;

/** Trips of the client that tell what is usual: with a dialysis three times a week, those of a year. */
const MOST_USUAL = 150;

/** Permissions of the list of a client's invoices. */
const SEES_INVOICES = ['invoice', 'walletclient'];

/** The card of a client, and clients by phone: what a dispatcher needs while somebody is on the line (specification/clients.md#card). */
export const cardHandlers = {
  getClientCard: async ({ path, caller, services }) => {
    const { db } = services;
    const client = found(await findClient(db, path.id));
    const today = brusselsToday(services.now());
    const [next, nextCount, last, usual, open, unreachable] = await Promise.all([
      nextTrips(db, client.id, today),
      countNext(db, client.id, today),
      lastTrips(db, client.id, today),
      usualOf(db, client.id),
      mayCall(caller.user.pages, SEES_INVOICES) ? openInvoices(db, client.id) : null,
      isUnreachable(db, client),
    ]);
    return { client: withMaskedNumber(client), next, nextCount, last, usual, open, unreachable };
  },
  findClientsByPhone: async ({ body, services }) => {
    const tel = normalisePhone(body.tel);
    if (tel === undefined) throw invalid({ field: 'tel', messageKey: 'validation.phone' });
    return clientsByPhone(services.db, tel);
  },
} satisfies Handlers<MasterdataServices>;

const tripsOf = (db: Db, clientId: number) =>
  bookingRows(db).where('booking.clientId', '=', clientId).where('booking.archivedAt', 'is', null);

const withoutDistance = <Row extends object>(row: Row) => ({ ...row, distance: null });

const isNext = (today: IsoDate) =>
  sql<boolean>`(booking.ap_date >= ${today}::date and booking.status = ${BookingStatus.pending})`;

const AT = sql`coalesce(booking.pick_time, booking.ap_time)`;

async function nextTrips(db: Db, clientId: number, today: IsoDate) {
  const rows = await tripsOf(db, clientId)
    .where(isNext(today))
    .orderBy('booking.ap_date')
    .orderBy(AT)
    .orderBy('booking.id')
    .limit(MOST_NEXT)
    .execute();
  return rows.map(withoutDistance);
}

async function countNext(db: Db, clientId: number, today: IsoDate): Promise<number> {
  const { count } = await db
    .selectFrom('booking')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('booking.clientId', '=', clientId)
    .where('booking.archivedAt', 'is', null)
    .where(isNext(today))
    .executeTakeFirstOrThrow();
  return count;
}

async function lastTrips(db: Db, clientId: number, today: IsoDate) {
  const rows = await tripsOf(db, clientId)
    .where(sql<boolean>`not ${isNext(today)}`)
    .orderBy('booking.ap_date', 'desc')
    .orderBy(AT, 'desc')
    .orderBy('booking.id', 'desc')
    .limit(MOST_LAST)
    .execute();
  return rows.map(withoutDistance);
}

async function usualOf(db: Db, clientId: number): Promise<Card['usual']> {
  const trips = await fromBookings(db)
    .select(['destinationId', 'destination.name as destination_name', 'insuranceId', 'driverId', 'accepted', 'status'])
    .select(['driver.active as driver_active', nameColumn('list', 'driver').as('driver_name')])
    .select(['motive', 'booking.mobility', 'booking.companion'])
    .where('booking.clientId', '=', clientId)
    .where('booking.archivedAt', 'is', null)
    .orderBy('booking.ap_date', 'desc')
    .orderBy('booking.id', 'desc')
    .limit(MOST_USUAL)
    .execute();
  const usual = usualTrip(trips);
  return (
    usual && {
      ...usual,
      destination_name:
        trips.find(({ destinationId }) => destinationId === usual.destinationId)?.destination_name ?? null,
      driver_name: trips.find(({ driverId }) => driverId === usual.driverId)?.driver_name ?? null,
    }
  );
}

/** Invoices of a client with an open amount, as the list of late invoices counts it: less credit notes and payments. */
async function openInvoices(db: Db, clientId: number): Promise<NonNullable<Card['open']>> {
  const { rows } = await sql<NonNullable<Card['open']>>`
    select count(*)::integer as count, coalesce(sum(open), 0) as amount from (
      select amount
        - coalesce((select sum(amount) from credit_note where kind = 'client' and "invoiceId" = invoice.id), 0)
        - coalesce((select sum(amount) from invoice_payment where kind = 'client' and "invoiceId" = invoice.id), 0) as open
      from client_invoice invoice where "clientId" = ${clientId} and "cancelledAt" is null and status <> 1
    ) as unpaid where open > 0`.execute(db);
  return rows[0] ?? { count: 0, amount: 0 };
}

/** Whether the last SMS to the number as it is now failed there: the gateway refused it, or no phone took it. */
async function isUnreachable(db: Db, { id, mobile, tel }: Card['client']): Promise<boolean> {
  const last = await db
    .selectFrom('client_message')
    .select('state')
    .where('clientId', '=', id)
    .where('channel', '=', 'sms')
    .where('recipient', '=', smsNumber(mobile, tel) ?? '')
    .where((eb) => eb.or([eb('state', '=', 'delivered'), eb('reason', 'in', ['unreachable', 'refused'])]))
    .orderBy('changedAt', 'desc')
    .executeTakeFirst();
  return last?.state === 'failed';
}

const clientsByPhone = (db: Db, tel: string) =>
  db
    .selectFrom('client')
    .select(['id', 'firstname', 'lastname', 'birthday', 'city'])
    .select(sql<boolean>`(coalesce(tel, '') <> ${tel} and coalesce(mobile, '') <> ${tel})`.as('contact'))
    .where((eb) => eb.or([eb('tel', '=', tel), eb('mobile', '=', tel), eb('contactPhone', '=', tel)]))
    .orderBy('contact')
    .orderBy('search')
    .orderBy('id')
    .limit(MOST_NEXT)
    .execute();
