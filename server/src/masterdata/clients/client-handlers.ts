import type { Handler, Handlers } from '../../app/operation.ts';
import { changed, found, refuseReferenced } from '../records/found.ts';
import { anonymiseClient } from './anonymise-client.ts';
import { parseClient } from './client-form.ts';
import {
  changeClient,
  countClientReferences,
  findClient,
  insertClient,
  listClientRows,
  removeClient,
} from './client-queries.ts';
import { listClientInvoiceHistory, listClientTrips } from './client-records.ts';
import { exportClientData } from './export-client.ts';
import { findClientDuplicates } from './find-duplicates.ts';
import { mergeClients } from './merge-clients.ts';
import { showNationalNumber, withMaskedNumber } from './national-number.ts';

const listClients: Handler<'listClients'> = ({ query, services }) => listClientRows(services.db, query);

const getClient: Handler<'getClient'> = async ({ path, services }) => [
  withMaskedNumber(found(await findClient(services.db, path.id))),
];

const createClient: Handler<'createClient'> = async ({ body, services }) => {
  const { id } = await insertClient(services.db, await parseClient(body, services.addresses));
  return { insertId: id };
};

const updateClient: Handler<'updateClient'> = async ({ path, body, services }) =>
  changed(await changeClient(services.db, path.id, await parseClient(body, services.addresses)));

const deleteClient: Handler<'deleteClient'> = async ({ path, services }) => {
  refuseReferenced(await countClientReferences(services.db, path.id));
  return changed(await removeClient(services.db, path.id));
};

export const clientHandlers = {
  listClients,
  getClient,
  createClient,
  updateClient,
  deleteClient,
  findClientDuplicates,
  mergeClients,
  showNationalNumber,
  listClientTrips,
  listClientInvoiceHistory,
  exportClientData,
  anonymiseClient,
} satisfies Handlers;
