import { sql } from 'kysely';
import type { Handler } from '../../kernel/operation.ts';
import type { Db } from '../../db/database.ts';
import { bookingRows } from '../../dispatch/public.ts';
import { logRows, toEntries } from '../logs/log-queries.ts';
import { found } from '../../kernel/found.ts';
import { findClient } from './client-queries.ts';
import { clientInvoices } from './client-records.ts';
import type { MasterdataServices } from '../services.ts';

/** All that is kept about a person, with their national number in full: it is theirs. */
export const exportClientData: Handler<'exportClientData', MasterdataServices> = async ({ path, services }) => {
  const { db } = services;
  const client = found(await findClient(db, path.id));
  const [aliases, trips, invoices, log] = await Promise.all([
    db.selectFrom('client_alias').select('id').where('clientId', '=', client.id).orderBy('id').execute(),
    bookingRows(db)
      .where('booking.clientId', '=', client.id)
      .orderBy('booking.ap_date')
      .orderBy('booking.id')
      .execute(),
    clientInvoices(db, client.id),
    logOf(db, client.id),
  ]);
  return {
    exportedAt: services.now().toISOString(),
    client,
    aliases: aliases.map(({ id }) => id),
    trips,
    invoices,
    log,
  };
};

/** Who read or changed the record, and when. */
async function logOf(db: Db, id: number) {
  const named = sql<boolean>`log.url like '/service/client/%' and log.body ~ ${`"(?:id|keep|remove)":${id}[,}]`}`;
  const rows = await logRows(db)
    .where((eb) =>
      eb.or([eb('log.url', '=', `/api/client/${id}`), eb('log.url', 'like', `/service/client/${id}/%`), named]),
    )
    .execute();
  return toEntries(rows);
}
