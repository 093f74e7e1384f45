import { bookingAmount } from '@navette/shared/domain';
import { found } from '../../kernel/found.ts';
import type { Handler } from '../../kernel/operation.ts';
import type { MasterdataServices } from '../services.ts';
import { findClient } from './client-queries.ts';
import { clientInvoices, clientTrips } from './client-record-queries.ts';

const MOST_TRIPS = 500;

/** Trips of a client, the latest first. */
export const listClientTrips: Handler<'listClientTrips', MasterdataServices> = async ({ path, query, services }) => {
  const { id } = found(await findClient(services.db, path.id));
  const rows = await clientTrips(services.db, id, query.limit ?? MOST_TRIPS);
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
