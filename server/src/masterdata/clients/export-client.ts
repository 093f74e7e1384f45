import { found } from '../../kernel/found.ts';
import type { Handler } from '../../kernel/operation.ts';
import type { MasterdataServices } from '../services.ts';
import { findClient } from './client-queries.ts';
import { listDocumentRows } from './documents/document-queries.ts';
import { clientAliases, clientInvoices, clientLog, wholeClientTrips } from './client-record-queries.ts';

/** Data export of a person (GDPR, right of access): everything that is stored, with the full national number. */
export const exportClientData: Handler<'exportClientData', MasterdataServices> = async ({ path, services }) => {
  const { db } = services;
  const client = found(await findClient(db, path.id));
  const [aliases, trips, invoices, documents, log] = await Promise.all([
    clientAliases(db, client.id),
    wholeClientTrips(db, client.id),
    clientInvoices(db, client.id),
    listDocumentRows(db, client.id),
    clientLog(db, client.id),
  ]);
  return {
    exportedAt: services.now().toISOString(),
    client,
    aliases,
    trips,
    invoices,
    documents,
    log,
  };
};
