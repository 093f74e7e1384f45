import { noteForLog } from '../../kernel/log-details.ts';
import type { Handlers } from '../../kernel/operation.ts';
import { anonymiseClient } from './anonymise/anonymise-client.ts';
import { parseClient } from './client-form.ts';
import { countClientReferences, findClient, holdingMcode, holdMcode, listClientRows } from './client-queries.ts';
import { listClientInvoiceHistory, listClientTrips } from './client-records.ts';
import { documentHandlers } from './documents/document-handlers.ts';
import { exportClientData } from './export-client.ts';
import { findClientDuplicates } from './find-duplicates.ts';
import { listClientMerges, mergeClients } from './merge-clients.ts';
import { undoClientMerge } from './undo-merge.ts';
import { showNationalNumber, withMaskedNumber } from './national-number.ts';
import { recordQueries } from '../../db/record-queries.ts';
import { bulkHandler } from '../records/bulk-handler.ts';
import { recordHandlers } from '../records/record-handlers.ts';
import type { Db } from '../../db/database.ts';
import type { RowChange } from '../../db/types.ts';
import type { MasterdataServices } from '../services.ts';

const queries = recordQueries('client');

async function change(trx: Db, id: number, values: RowChange<'client'>): Promise<bigint> {
  await holdMcode(trx, values.mcode);
  return queries.change(trx, id, values);
}

const { get, create, update, remove } = recordHandlers({
  ...queries,
  insert: (db, values) => holdingMcode(db, values.mcode, (trx) => queries.insert(trx, values)),
  change,
  shown: withMaskedNumber,
  find: findClient,
  countReferences: countClientReferences,
  parse: parseClient,
});

export const clientHandlers = {
  listClients: async ({ query, services, request }) => {
    const rows = await listClientRows(services.db, query);
    noteForLog(request, { read: { count: rows.length } });
    return rows;
  },
  getClient: async (call) => (await get(call)).map(withMaskedNumber),
  createClient: create,
  updateClient: update,
  deleteClient: remove,
  updateClients: bulkHandler({ ...queries, find: findClient, change }),
  findClientDuplicates,
  mergeClients,
  listClientMerges,
  undoClientMerge,
  showNationalNumber,
  listClientTrips,
  listClientInvoiceHistory,
  exportClientData,
  anonymiseClient,
  ...documentHandlers,
} satisfies Handlers<MasterdataServices>;
