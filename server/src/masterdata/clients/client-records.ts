import { bookingAmount, INVOICE_STATUSES, InvoiceStatus } from '@navette/shared/domain';
import { nameColumn } from '../../db/name-column.ts';
import type { AnswerOf, Handler } from '../../kernel/operation.ts';
import type { Db } from '../../db/database.ts';
import { fromBookings } from '../../dispatch/public.ts';
import { found } from '../../kernel/found.ts';
import { findClient } from './client-queries.ts';
import type { MasterdataServices } from '../services.ts';

const MOST_TRIPS = 500;

/** Trips of a client, the latest first. */
export const listClientTrips: Handler<'listClientTrips', MasterdataServices> = async ({ path, query, services }) => {
  const { id } = found(await findClient(services.db, path.id));
  const rows = await fromBookings(services.db)
    .select([
      'booking.id',
      'booking.ap_date as date',
      'booking.pick_time as pickTime',
      'booking.type',
      'booking.status',
      'booking.price',
      'booking.waitprice',
      'booking.mutualAmount',
    ])
    .select(['destination.name as destination_name', nameColumn('list', 'driver').as('driver_name')])
    .where('booking.clientId', '=', id)
    .orderBy('booking.ap_date', 'desc')
    .orderBy('booking.ap_time', 'desc')
    .limit(query.limit ?? MOST_TRIPS)
    .execute();
  return rows.map(({ price, waitprice, mutualAmount, ...trip }) => ({
    ...trip,
    amount: bookingAmount({ status: trip.status, price, waitprice, mutualAmount }),
  }));
};

/** Invoices of a client, the latest first. */
export const listClientInvoiceHistory: Handler<'listClientInvoiceHistory', MasterdataServices> = async ({
  path,
  services,
}) => {
  const { id } = found(await findClient(services.db, path.id));
  return clientInvoices(services.db, id);
};

/** Invoices of a client that were not cancelled. */
export async function clientInvoices(db: Db, clientId: number): Promise<AnswerOf<'listClientInvoiceHistory'>> {
  const rows = await db
    .selectFrom('client_invoice')
    .select(['id', 'date', 'amount as total', 'status'])
    .where('clientId', '=', clientId)
    .where('cancelledAt', 'is', null)
    .orderBy('date', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => ({ ...row, status: statusOf(row.status) }));
}

const statusOf = (status: number): InvoiceStatus =>
  INVOICE_STATUSES.find((known) => known === status) ?? InvoiceStatus.pending;
